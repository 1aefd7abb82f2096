/* How the client is built, served while it is written, and tested. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { manifest } from "./src/app/manifest.ts";
import { rem, sizes } from "./tools/styles.ts";

const server = process.env.TENFOLD_SERVER ?? "http://127.0.0.1:8000";

/** Writes what the server sends to browsers that take it: each text beside itself, compressed. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    async writeBundle({ dir = "." }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => /\.(js|css|html)$/.test(each))) {
        const text = await readFile(join(dir, name));
        await writeFile(join(dir, `${name}.gz`), gzipSync(text, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        await writeFile(join(dir, `${name}.br`), brotliCompressSync(text, { params }));
      }
    },
  };
}

/** Writes the manifest and the service worker, which stores every file that the page is made of. */
function app(): Plugin[] {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "src/worker",
    filename: "worker.ts",
    injectRegister: false,
    manifest,
    manifestFilename: "app.webmanifest",
    injectManifest: { globPatterns: ["**/*.{js,css,html,woff2,webp,svg,png,webmanifest}"] },
  });
}

/** What the front page is made of: one piece, since a slow line waits for each. */
const FRONT = [
  /node_modules\/(svelte|@fluent|esm-env|clsx)\//,
  /src\/(main|App)\./,
  /src\/look\//,
  /src\/words\/(catalogue|load|page|speech|variables)/,
  /words\/(en|fr)\/(common|options|page|table)\.ftl/,
  /src\/state\/stores\//,
  /src\/state\/logic\/(clocks|colours|names)\b/,
  /src\/app\/(install|Offline)/,
  /src\/calls\/badge/,
  /src\/wire\/(api|ids)/,
  /src\/pages\/(pages|Front)/,
  /src\/ui\/bars\/(FrontBar|TableSkeleton|Title)\b/,
  /src\/ui\/controls\/(Level|Segments)\b/,
  /src\/ui\/messages\/(Away|Patience|Toast)\b/,
  /src\/ui\/pictures\/(Icon|Mark|drawn)\b/,
  /src\/ui\/seats\/SeatSign\b/,
  /src\/front\//,
  /src\/games\/(boxes|BoxPicture|\w+\/\w+\.box)\b/,
];

export default defineConfig({
  plugins: [svelte(), compressed(), app()],
  css: { postcss: { plugins: [sizes, rem] } },
  build: {
    outDir: "../src/tenfold/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: "front", test: (id) => FRONT.some((each) => each.test(id)) }] },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server.replace("http", "ws"), ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
