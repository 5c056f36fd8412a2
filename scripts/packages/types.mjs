import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { inRoot, readJson } from "../bootstrap/paths.mjs";
import { runOrFail } from "../bootstrap/processes.mjs";
import { toolCall } from "../bootstrap/tools.mjs";
import { packageOf } from "./library.mjs";

/** The specifier of every import, export and import type of a declaration file. */
const SPECIFIER = /((?:\bfrom|\bimport)\s*\(?\s*)"([^"]+)"/g;
const OURS = "@larder/";
/** The folder into which TypeScript writes the declarations of a package. */
const DECLARATIONS = "node_modules/.tsc";

/**
 * Copies the declarations that a package's public API needs, those of the workspace's other packages with them, and
 * makes all imports between them relative.
 *
 * @param {string} name the package whose entry is declared
 * @param {string} out the folder to write to; a package's files go to a folder of its name
 * @returns {Promise<string[]>} the names of the packages of others that the declarations import
 */
export async function copyTypes(name, out) {
  await runOrFail(process.execPath, [...toolCall("tsc", "typescript"), "-b", folderOf(name)], {
    output: "stderr",
  });
  const foreign = new Set();
  const open = [sourceOf(name)];
  const seen = new Set(open);
  for (const source of open) {
    const declaration = readFileSync(
      join(source.folder, DECLARATIONS, withEnding(source.file, ".d.ts")),
      "utf8",
    );
    const text = declaration.replace(SPECIFIER, (_, before, specifier) => {
      const target = sourceOf(specifier, source);
      if (target === null) {
        foreign.add(packageOf(specifier));
        return `${before}"${specifier}"`;
      }
      const known = [...seen].find(({ folder, file }) => folder === target.folder && file === target.file);
      if (!known) {
        seen.add(target);
        open.push(target);
      }
      return `${before}"${pathBetween(source, target)}"`;
    });
    const file = join(out, packageFile(source, ".d.ts"));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return [...foreign].filter((specifier) => !specifier.startsWith("node:"));
}

/** The package folder and the source file that a specifier leads to; null for packages of others. */
function sourceOf(specifier, from) {
  if (specifier.startsWith(".")) {
    return {
      folder: from.folder,
      file: relative(from.folder, resolve(from.folder, dirname(from.file), specifier)),
    };
  }
  if (!specifier.startsWith(OURS)) return null;
  const folder = folderOf(packageOf(specifier));
  const { exports } = readJson(join(folder, "package.json"));
  const entry = `.${specifier.slice(packageOf(specifier).length)}`;
  const pattern = exports["./*"];
  const file = exports[entry] ?? pattern?.replace("*", entry.slice(2));
  return { folder, file: join(file) };
}

function folderOf(name) {
  return inRoot("packages", name.slice(OURS.length));
}

/** "reader/read-page.d.ts" of the file "src/read-page.ts" of packages/reader. */
function packageFile({ folder, file }, ending) {
  const name = folder.slice(dirname(folder).length + 1);
  return join(name, withEnding(relative("src", file), ending));
}

function withEnding(file, ending) {
  return file.replace(/\.ts$/, ending);
}

function pathBetween(from, to) {
  const path = relative(dirname(packageFile(from, ".js")), packageFile(to, ".js"))
    .split(sep)
    .join("/");
  return path.startsWith(".") ? path : `./${path}`;
}
