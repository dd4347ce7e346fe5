import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Components are mounted in tests as they are in a browser; without this Svelte takes us for a server.
  resolve: { conditions: ["browser"] },
  // What is tested is what happens, not how fast a busy machine gets there.
  test: { testTimeout: 60_000, hookTimeout: 60_000 },
});
