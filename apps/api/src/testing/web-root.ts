import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** The files of a built web app, small. */
const FILES = {
  "index.html": "<!doctype html><title>Larder</title>",
  "sw.js": "",
  "manifest.webmanifest": "",
  "assets/index-abc.js": "",
};

/** Writes a folder with the files of a built web app, and removes it after the tests of a file. */
export function createWebRoot(): string {
  const webRoot = mkdtempSync(join(tmpdir(), "larder-web-"));
  mkdirSync(join(webRoot, "assets"));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(webRoot, name), text);
  afterAll(() => rmSync(webRoot, { recursive: true, force: true }));
  return webRoot;
}
