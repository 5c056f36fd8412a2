import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasItsModules } from "./install.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "larder-install-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writeManifest = (manifest) =>
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(manifest));

describe("the modules of a package", () => {
  it("are missing when their folder was deleted", () => {
    writeManifest({ name: "with", dependencies: { zod: "4.6.7" } });
    expect(hasItsModules(folder)).toBe(false);
    mkdirSync(path.join(folder, "node_modules"));
    expect(hasItsModules(folder)).toBe(true);
  });

  it("are not missed in a package without dependencies, which never has any", () => {
    writeManifest({ name: "without" });
    expect(hasItsModules(folder)).toBe(true);
  });
});
