import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";

const SKIPPED_FOLDERS = new Set(["node_modules", "dist", ".vitest"]);

/** All files under a folder, without what is installed, built or reported there. */
export function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesUnder(full);
    return entry.isFile() ? [full] : [];
  });
}

/** A hash over the contents of files and over further facts; a missing file counts as empty. */
export function fingerprint(files, facts = []) {
  const hash = createHash("sha256").update(JSON.stringify(facts));
  for (const file of [...files].sort()) {
    hash.update(`\0${path.relative(root, file)}\0`).update(readIfThere(file));
  }
  return hash.digest("hex");
}

export const stampIs = (stamp, print) => readIfThere(stamp).toString().trim() === print;

export function writeStamp(stamp, print) {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${print}\n`);
}

function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error.code === "ENOENT") return Buffer.alloc(0);
    throw error;
  }
}
