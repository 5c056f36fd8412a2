import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { inRoot } from "./bootstrap/paths.mjs";

const security = readFileSync(inRoot("SECURITY.md"), "utf8");

/** Returns the paths in the last column of a row; a bare name is in the folder of the path before it. */
function filesOf(row) {
  const named = [...(row.split("|").at(-2) ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  let folder = "";
  return named.map((name) => {
    const path = name.includes("/") || existsSync(inRoot(name)) ? name : join(folder, name);
    folder = dirname(path);
    return path;
  });
}

describe("SECURITY.md", () => {
  const rows = security.split("\n").filter((line) => line.startsWith("| ") && !/^\| (attack|-)/.test(line));

  it("names for each attack the files that stand against it, and they are there", () => {
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter((row) => filesOf(row).length === 0)).toEqual([]);
    expect(rows.flatMap(filesOf).filter((path) => !existsSync(inRoot(path)))).toEqual([]);
  });

  it("leads to pages that are there", () => {
    const pages = [...security.matchAll(/\]\(([^)#]+)/g)].map(([, page]) => page);
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.filter((page) => !existsSync(inRoot(page)))).toEqual([]);
  });
});
