// Builds packages/reader into a folder that `npm pack` makes a tarball of; installs nothing.
// usage: node scripts/build-packages.mjs [--out FOLDER]
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { inRoot, readJson } from "./bootstrap/paths.mjs";
import { buildLibrary } from "./packages/library.mjs";
import { publishedManifest } from "./packages/manifest.mjs";
import { copyTypes } from "./packages/types.mjs";

const READER = inRoot("packages/reader");
/** The modules that callers, npm and the threads load. */
const MODULES = {
  index: "src/index.ts",
  "larder-read": "src/larder-read.ts",
  "reader-thread": "src/page-threads/reader-thread.ts",
};

const { values } = parseArgs({ options: { out: { type: "string" } } });
const out = resolve(values.out ?? join(READER, "dist"));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const libraries = await buildLibrary(READER, MODULES, join(out, "lib"));
const typed = await copyTypes("@larder/reader", join(out, "types"));
const manifest = publishedManifest(readJson(join(READER, "package.json")), new Set([...libraries, ...typed]));
writeFileSync(join(out, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
for (const file of ["README.md", "CHANGELOG.md"]) cpSync(join(READER, file), join(out, file));
cpSync(inRoot("LICENSE"), join(out, "LICENSE"));
