import type { Plugin, Rolldown } from "vite";

/** The parts of a bundle that matter here: the files that each file imports at once. */
type Bundle = Readonly<Record<string, Pick<Rolldown.OutputChunk, "type" | "imports"> | { type: "asset" }>>;

/** Returns a file and all files that have loaded when it runs. */
export function loadedWith(file: string, bundle: Bundle, seen = new Set<string>()): Set<string> {
  const part = bundle[file];
  if (part?.type !== "chunk" || seen.has(file)) return seen;
  seen.add(file);
  for (const next of part.imports) loadedWith(next, bundle, seen);
  return seen;
}

/**
 * Builds dynamic imports that preload only what the importing file has not loaded itself. Vite names every file for each of
 * them, and the names are a fifth of a percent of the first load.
 */
export function lightPreloads(): Plugin {
  let built: Bundle = {};
  return {
    name: "larder:light-preloads",
    apply: "build",
    config: () => ({
      build: {
        modulePreload: {
          // Every browser that knows light-dark() preloads modules by itself.
          polyfill: false,
          resolveDependencies: (_file, deps, { hostId }) => {
            const here = loadedWith(hostId, built);
            return deps.filter((file) => !here.has(file));
          },
        },
      },
    }),
    generateBundle: {
      // Before Vite writes the names.
      order: "pre",
      handler: (_options, bundle) => {
        built = bundle;
      },
    },
  };
}
