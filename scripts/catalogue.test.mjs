import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { filesUnder } from "./bootstrap/fingerprint.mjs";
import { inRoot } from "./bootstrap/paths.mjs";

/** The tables of cases, and the numbers that each must have. */
const CATALOGUES = [
  { file: "docs/security-cases.md", numbers: numbersUpTo("S", 73) },
  { file: "docs/fault-cases.md", numbers: numbersUpTo("F", 29) },
];

const CASE = /^\|\s*([SF]\d\d)\s*\|(.*)\|\s*$/gm;
const FILE = /\.?\w[\w-]*(?:\/[\w.-]+)*\.\w+/g;
const TEST_FILE = /\.test\.(?:ts|tsx|mjs)$/;
/** The title of a test, or of a group of tests, that begins with numbers: `it("S07, S08: …`. */
const TITLE = /["'`]((?:[SF]\d\d(?:, )?)+): /g;

function numbersUpTo(letter, last) {
  return Array.from({ length: last }, (_, index) => `${letter}${String(index + 1).padStart(2, "0")}`);
}

/** The rows of a table: each number with the files that its last cell names. */
function casesIn(markdown) {
  return [...markdown.matchAll(CASE)].map(([, number, cells]) => {
    const last = cells.split("|").at(-1) ?? "";
    return { number, files: [...last.matchAll(FILE)].map(([file]) => file) };
  });
}

/** The numbers at the front of the titles of a test file. */
function numbersInTitles(source) {
  return new Set([...source.matchAll(TITLE)].flatMap(([, numbers]) => numbers.split(", ")));
}

const read = (file) => readFileSync(inRoot(file), "utf8");
const cases = CATALOGUES.flatMap(({ file }) => casesIn(read(file)));

describe.each(CATALOGUES)("$file", ({ file, numbers }) => {
  it("has every number once, in order", () => {
    expect(casesIn(read(file)).map(({ number }) => number)).toEqual(numbers);
  });
});

/** A benchmark and a workflow have no titles: that they are there is what can be asked of them here. */
const shows = (file, number) =>
  existsSync(inRoot(file)) && (!TEST_FILE.test(file) || numbersInTitles(read(file)).has(number));

describe("a case", () => {
  it.each(cases)("$number is shown by the files that it names", ({ number, files }) => {
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !shows(file, number))).toEqual([]);
  });
});

describe("a numbered test", () => {
  const listed = new Set(cases.flatMap(({ number, files }) => files.map((file) => `${number} ${file}`)));
  const tests = ["apps", "packages", "e2e", "scripts"]
    .flatMap((folder) => filesUnder(inRoot(folder)))
    .filter((file) => TEST_FILE.test(file) && !file.endsWith("catalogue.test.mjs"));

  it("is named by the row of its number", () => {
    const found = tests.flatMap((full) => {
      const file = full.slice(inRoot().length).replaceAll("\\", "/").replace(/^\//, "");
      return [...numbersInTitles(readFileSync(full, "utf8"))].map((number) => `${number} ${file}`);
    });
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((test) => !listed.has(test))).toEqual([]);
  });
});

describe("reading", () => {
  it("takes the files from the last cell of a row, however many", () => {
    const row =
      "| S01 | sends `a.test.ts` | 403 | `x/a.test.ts`, `y/b.test.tsx` |\n| no case | `c.test.ts` |";
    expect(casesIn(row)).toEqual([{ number: "S01", files: ["x/a.test.ts", "y/b.test.tsx"] }]);
    expect(casesIn("| S02 | tried | holds | |")).toEqual([{ number: "S02", files: [] }]);
  });

  it("takes the numbers from the front of a title alone", () => {
    const source = "it('S07, S08: both'); it.each(x)(\"F01: %s\"); it('not S09: this'); // S10: nor this";
    expect([...numbersInTitles(source)]).toEqual(["S07", "S08", "F01"]);
  });
});
