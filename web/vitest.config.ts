import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Components are mounted in tests as they are in a browser; without this Svelte takes us for a server.
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } }, // as in vite.config.ts
  test: {
    // Every test has a page, so that none can forget to ask for one. A file that needs no page, or
    // none at all because it renders on the server, says so in its first line and starts faster.
    environment: "jsdom",
    // What is tested is what happens, not how fast a busy machine gets there.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
