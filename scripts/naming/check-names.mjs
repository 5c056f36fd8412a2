// Checks the names of files, folders and declarations against patterns.mjs, prints each breach and counts them by folder.
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesUnder } from "../bootstrap/fingerprint.mjs";
import { inRoot, root } from "../bootstrap/paths.mjs";
import { breachesIn } from "./breaches.mjs";

const FOLDERS = ["apps", "packages", "bench", "e2e", "scripts"];

const sources = FOLDERS.flatMap((folder) => filesUnder(inRoot(folder))).filter((file) =>
  /\.(tsx?|mjs|css|html|sql)$/.test(file),
);
const breaches = breachesIn(
  sources.map((file) => ({
    file: path.relative(root, file).split(path.sep).join("/"),
    read: () => readFileSync(file, "utf8"),
  })),
);

for (const { file, line, name, instead } of breaches) {
  process.stdout.write(`${file}:${line}  ${name}  say instead: ${instead}\n`);
}
const counts = Map.groupBy(breaches, ({ file }) => folderOf(file));
for (const [folder, inFolder] of [...counts].sort()) {
  process.stdout.write(`${String(inFolder.length).padStart(6)}  ${folder}\n`);
}
if (breaches.length > 0) {
  process.stdout.write(`${breaches.length} names break the naming rule (scripts/naming/patterns.mjs)\n`);
  process.exitCode = 1;
}

/** The package of a file; in the apps, the folder below `src`. */
function folderOf(file) {
  const parts = file.split("/");
  if (parts[0] === "apps") return parts.slice(0, Math.min(4, parts.length - 1)).join("/");
  return parts.slice(0, parts[0] === "packages" ? 2 : 1).join("/");
}
