import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inRoot } from "./bootstrap/paths.mjs";
import { titleProblem, titlesSince } from "./commit-titles.mjs";

let folder;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "larder-commits-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("titleProblem", () => {
  it.each([
    "fix(import): read microdata when JSON-LD is missing",
    "test: a retried toggle changes nothing",
    "feat(api, web)!: codes have other names",
    'Revert "fix: a; b"',
    "Merge branch 'main' into words",
  ])("accepts %s", (title) => {
    expect(titleProblem(title)).toBeNull();
  });

  it.each([
    ["fix(web): one thing; another thing", "semicolon"],
    ["Read microdata", "does not read like"],
    ["feature: read microdata", "does not read like"],
    ["fix:read microdata", "does not read like"],
    ["", "does not read like"],
  ])("refuses %j", (title, why) => {
    expect(titleProblem(title)).toContain(why);
  });
});

describe("titlesSince", () => {
  const git = (...call) => spawnSync("git", call, { cwd: folder, encoding: "utf8" }).stdout.trim();
  const commit = (title) =>
    git("-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "--allow-empty", "-qm", title);

  it("lists the titles after the base alone, and is null where the base is missing", () => {
    expect(titlesSince("0".repeat(40), folder)).toBeNull();
    git("init", "-q");
    commit("fix: the base");
    const base = git("rev-parse", "HEAD");
    commit("fix: the first");
    commit("fix: the second");
    expect(titlesSince(base, folder)).toEqual(["fix: the second", "fix: the first"]);
    expect(titlesSince("0".repeat(40), folder)).toBeNull();
  });
});

describe("the commit-msg hook", () => {
  const check = (message) => {
    const file = path.join(folder, "message");
    writeFileSync(file, message);
    return spawnSync(process.execPath, [inRoot("scripts/commit-titles.mjs"), file], { encoding: "utf8" });
  };

  it("refuses a title with a semicolon and names it", () => {
    const { status, stderr } = check("fix: one; two\n\nwhy\n");
    expect(status).toBe(1);
    expect(stderr).toContain("one; two");
  });

  it("accepts a good title and looks at no other line", () => {
    expect(check("# a comment\nfix: one thing\n\nwhy; how\n").status).toBe(0);
  });
});
