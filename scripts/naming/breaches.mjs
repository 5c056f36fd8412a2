import { declaredNames } from "./declared-names.mjs";
import { refusedBy } from "./patterns.mjs";

const WITH_DECLARATIONS = /\.(tsx?|mjs)$/;

/**
 * Lists the refused names of files: of the files themselves and of what they declare. A folder counts once, with the first
 * file in it.
 *
 * @param {{ file: string, read: () => string }[]} sources paths from the root, with forward slashes
 * @returns {{ file: string, line: number, name: string, instead: string }[]}
 */
export function breachesIn(sources) {
  const seen = new Set();
  return sources.flatMap(({ file, read }) => {
    const inPath = pathNames(file, seen).map((named) => ({ ...named, line: 1 }));
    const declared = WITH_DECLARATIONS.test(file) ? declaredNames(file, read()) : [];
    return [...inPath, ...declared].flatMap(({ name, kinds, line }) => {
      const pattern = refusedBy(name, kinds);
      return pattern ? [{ file, line, name, instead: pattern.instead }] : [];
    });
  });
}

function pathNames(file, seen) {
  const folders = file.split("/");
  const [stem] = folders.pop().split(".");
  const names = [];
  folders.forEach((name, depth) => {
    const folder = folders.slice(0, depth + 1).join("/");
    if (!seen.has(folder)) names.push({ name, kinds: ["folder"] });
    seen.add(folder);
  });
  const isComponent = file.endsWith(".tsx");
  return [...names, { name: stem, kinds: ["file", ...(isComponent ? ["component"] : [])] }];
}
