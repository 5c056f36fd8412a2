import { join } from "node:path";
import { build } from "vite";

const OURS = /^@larder\//;

/**
 * Bundles modules of a package, with what they need of the workspace's other packages, to JavaScript for Node.
 *
 * @param {string} folder the package's
 * @param {Record<string, string>} modules the modules' paths in that folder, by the names of the files to write
 * @param {string} out the folder to write to
 * @returns {Promise<string[]>} the names of the packages of others that the bundle imports
 */
export async function buildLibrary(folder, modules, out) {
  const input = Object.fromEntries(Object.entries(modules).map(([name, file]) => [name, join(folder, file)]));
  const { output } = await build({
    configFile: false,
    logLevel: "warn",
    root: folder,
    build: {
      ssr: true,
      outDir: out,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
      },
    },
    ssr: { noExternal: OURS },
  });
  const imports = output.flatMap((chunk) => (chunk.type === "chunk" ? chunk.imports : []));
  const files = new Set(output.map(({ fileName }) => fileName));
  return imports.filter((name) => !name.startsWith("node:") && !files.has(name)).map(packageOf);
}

/** "zod" of "zod/mini", "@scope/name" of "@scope/name/part". */
export function packageOf(specifier) {
  const parts = specifier.split("/");
  return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : parts[0];
}
