import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  // Relative: the server writes its own base path into index.html when it starts.
  base: "./",
  build: {
    outDir: "../src/tablee/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the Content-Security-Policy allows no inline scripts or fonts
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600, // three.js, which is loaded when a nest is to be drawn
  },
  // Some texts are the server's: they stand beside web/.
  server: { fs: { allow: [".."] }, proxy: { "/api": "http://127.0.0.1:8000", "/live": { target: "ws://127.0.0.1:8000", ws: true } } },
});
