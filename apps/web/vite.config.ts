import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import {
  ADDING,
  CALLS,
  EVERYWHERE,
  FORMS,
  SCHEMAS,
  SHARED,
  LIBRARIES,
  SHOWN_AMOUNTS,
  TIMED_TEXT,
  CONFLICTS,
  VISIBILITY,
  HERO,
  TYPED_AMOUNTS,
  EDITING,
  PICTURE_ORDER,
  LEAVING,
  NAMES_IN_STEPS,
  PROGRESS,
  PAGE_PARTS,
} from "./chunks.ts";
import { precompress } from "./precompress.ts";
import { bundledNotices } from "./licences/bundled-notices.ts";
import { firstPicture } from "./first-picture.ts";
import { installable } from "./pwa.ts";
import { lightPreloads } from "./light-preloads.ts";
import { lightContract } from "./without-summaries.ts";
import { retriedImports } from "./retried-imports.ts";
import { SERVER_PATHS } from "./server-paths.ts";

/** That of headings is twice as large: on a slow line it would come before the headings do. */
const READING_FONT = /-latin-wght-normal.*\.woff2$/;

/** Names the font file of all text but headings in the page's head: the browser asks for it before it has read the CSS. */
function preloadFont(): Plugin {
  let base = "/";
  return {
    name: "larder:preload-font",
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => READING_FONT.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: base + file, crossorigin: true },
            injectTo: "head" as const,
          })),
    },
  };
}

/** Icons are made by our own few lines: lucide-react's maker would be a fiftieth of what the first page loads. */
function lightIcons(): Plugin {
  const maker = fileURLToPath(new URL("./src/components/ui/drawn-icon.ts", import.meta.url));
  return {
    name: "larder:light-icons",
    enforce: "pre",
    apply: "build",
    resolveId: (source, importer = "") =>
      source.endsWith("/createLucideIcon.mjs") && /\/lucide-react\/dist\/esm\/icons\//.test(importer)
        ? maker
        : undefined,
  };
}

/** Takes `name.server.tsx` in place of `name.tsx`, which needs a document. */
function onServer(): Plugin {
  return {
    name: "larder:on-server",
    enforce: "pre",
    resolveId(source, importer) {
      if (!source.endsWith("/drawing-markup.tsx")) return undefined;
      return this.resolve(source.replace(/tsx$/, "server.tsx"), importer);
    },
  };
}

/** The module by which the server renders pages. It is built apart from the client, whose files are public. */
const RENDERER = "src/server/render-page.tsx";
const RENDERER_FOLDER = "renderer/dist";

/** The build of the renderer, which `vite build --ssr` makes: files that need no packages at run time. */
const renderer = {
  // Whatever the server is started with: React's development build is several times slower.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  plugins: [lightIcons(), lightContract(), onServer(), react(), bundledNotices()],
  resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } },
  ssr: { noExternal: true as const },
  build: {
    outDir: RENDERER_FOLDER,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { input: RENDERER },
  },
};

export default defineConfig(({ isSsrBuild }) => {
  if (isSsrBuild) return renderer;
  // The API and this server are started with the same settings: one PORT serves both.
  const api = `http://127.0.0.1:${process.env.PORT || "5000"}`;

  return {
    plugins: [
      lightIcons(),
      lightContract(),
      lightPreloads(),
      react(),
      tailwindcss(),
      preloadFont(),
      firstPicture(),
      retriedImports(),
      bundledNotices(),
      installable(),
      precompress(),
    ],
    resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } },
    server: { port: 5173, proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, api])) },
    build: {
      // Says which files a page needs: the size test reads it.
      manifest: true,
      rolldownOptions: {
        // Reading a property runs no code in anything that is bundled here.
        treeshake: { propertyReadSideEffects: false as const, unknownGlobalSideEffects: false },
        output: {
          // Each file names the files that it imports, and the first one names all: with names that say what is in a file
          // the first load would be half a percent larger. The manifest says it.
          entryFileNames: "assets/[hash:7].js",
          chunkFileNames: "assets/[hash:7].js",
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              LIBRARIES,
              SCHEMAS,
              EVERYWHERE,
              SHARED,
              CALLS,
              FORMS,
              ADDING,
              SHOWN_AMOUNTS,
              TIMED_TEXT,
              HERO,
              TYPED_AMOUNTS,
              EDITING,
              PICTURE_ORDER,
              LEAVING,
              NAMES_IN_STEPS,
              PROGRESS,
              PAGE_PARTS,
              CONFLICTS,
              VISIBILITY,
            ],
          },
        },
      },
      // The first versions that know light-dark(): older targets would have every colour written twice.
      cssTarget: ["chrome123", "firefox128", "safari17.5"],
      // Small files stay files: the content security policy refuses a font in a data: address.
      assetsInlineLimit: 0,
    },
    test: {
      name: "web",
      environment: "jsdom",
      // One window for all files of a worker: making one costs more than most files do. The setup tidies it up.
      isolate: false,
      maxWorkers: 3,
      // On a machine that has other work slow is no failure.
      testTimeout: 20_000,
      include: ["src/**/*.test.{ts,tsx}"],
      setupFiles: ["src/testing/setup.ts"],
    },
  };
});
