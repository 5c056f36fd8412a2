import type { Plugin } from "vite";

const DYNAMIC_IMPORT = /\bimport\(([`'"]\.\/[^`'"]+[`'"])\)/g;

/**
 * Rewrites every dynamic import of the built app to `importPart()` of `src/lib/lazy/import-part.ts`. Some browsers remember
 * a module that could not be fetched for as long as the page is open and never ask for its address again.
 */
export const retriedImports = (): Plugin => ({
  name: "larder:retried-imports",
  apply: "build",
  // A file whose name was used before would be taken from a cache as it was then.
  augmentChunkHash: () => "importPart",
  generateBundle: {
    // After Vite has read from these imports which files each of them needs.
    order: "post",
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk") chunk.code = chunk.code.replace(DYNAMIC_IMPORT, "importPart($1)");
      }
    },
  },
});
