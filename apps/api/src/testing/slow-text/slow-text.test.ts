import { describe, expect, it } from "vitest";
import { parameterTypes } from "./parameter-types.ts";
import { EXCUSED } from "./excused.ts";
import {
  atFullLength,
  byGrowth,
  exportedFunctions,
  isTried,
  slowTextsOf,
  takesText,
} from "./text-readers.ts";
import { KINDS, TELLING_KINDS, UNITS, ofOneUnit, ofTwoUnits } from "./text-shapes.ts";

const ROOT = `${import.meta.dirname}/../../../../..`;
/** The tested files. Of the API, only files that read text and use neither files nor the network. */
const FILES = [
  "packages/{domain,reader,composer}/src/**/*.ts",
  "apps/api/src/**/{cursor,recipe-query,query-key}.ts",
  "apps/api/src/**/{accepted-encoding,address-block,admin-cookie,readable-lines}.ts",
  "packages/model-recipes/src/{create-prompt,extract-prompt,prompt,raw-recipe,read-reply,repair-json}.ts",
  "apps/api/src/**/openai/model-capabilities.ts",
  "apps/api/src/storage/mongo/search-words.ts",
  "packages/local-identity/src/tokens.ts",
  "packages/safe-fetch/src/{allow-hosts,charset,content-type}.ts",
];
/** Tests and their helpers; threads, which can be killed; the command, which runs when it is imported. */
const SKIPPED = /\.test\.ts$|\/testing\/|page-threads\/|larder-read\.ts$/;

/**
 * `SLOW_TEXTS=all` tries every pair of all units at full length, which takes hours; `SLOW_TEXTS=3/16` tries the third of
 * 16 parts of the pairs, and `SLOW_TEXTS=single` no pair.
 */
const asked = process.env["SLOW_TEXTS"];
const [part = 1, parts = 1] = asked?.includes("/") ? asked.split("/").map(Number) : [];
const measure = asked ? atFullLength(100) : byGrowth;
/** Each function is tried with every third text, and the next function with the texts after those. */
const SHARE = asked ? 1 : 3;
const TIMEOUT_MS = asked ? 24 * 3_600_000 : 300_000;

const exported = await exportedFunctions(ROOT, FILES, SKIPPED);
const tried = exported.filter((each) => isTried(each) && !EXCUSED.has(each.name));

describe("every exported function that reads a text", () => {
  it("is tested, or excluded with a reason", () => {
    const missed = exported.filter((each) => takesText(each) && !isTried(each) && !EXCUSED.has(each.name));
    expect(missed.map(({ name, types }) => `${name} (${types.join("; ")})`)).toEqual([]);
    expect(tried.length).toBeGreaterThan(250);
  });

  it("has no exclusion that is out of date", () => {
    const names = new Set(exported.map(({ name }) => name));
    expect([...EXCUSED].filter((name) => !names.has(name))).toEqual([]);
  });

  it.skipIf(asked?.includes("/"))(
    "reads one unit over and over in linear time",
    { timeout: TIMEOUT_MS },
    () => {
      const shapes = ofOneUnit(asked ? UNITS : KINDS);
      expect(slowTextsOf(tried, shapes, measure, SHARE)).toEqual([]);
    },
  );

  it.skipIf(asked === "single")("reads two units in linear time", { timeout: TIMEOUT_MS }, () => {
    const firsts = UNITS.filter((_, at) => at % parts === part - 1);
    const shapes = asked ? ofTwoUnits(UNITS, firsts) : ofTwoUnits(TELLING_KINDS);
    expect(slowTextsOf(tried, shapes, measure, SHARE)).toEqual([]);
  });
});

describe("slowTextsOf", () => {
  const naming = (name: string, call: (text: string) => unknown) => ({
    name,
    types: ["string"],
    call: (text: unknown) => call(String(text)),
  });

  it("finds a pattern that restarts at every character", { timeout: TIMEOUT_MS }, () => {
    const splitting = naming("splitting", (text) => text.split(/\s*[&+＆]\s*/));
    const trailing = naming("trailing", (text) => text.replace(/,+$/, ""));
    const found = slowTextsOf([splitting, trailing], ofOneUnit([" ", ","]), byGrowth).join("\n");
    expect(found).toMatch(/^splitting: " " over and over between letters: \d+ ms/m);
    expect(found).toMatch(/^trailing: "," over and over between letters: \d+ ms/m);
  });

  it("accepts a function whose time grows linearly with the text", () => {
    const linear = naming("linear", (text) => text.replaceAll(/\p{L}/gu, "").split(","));
    expect(slowTextsOf([linear], ofOneUnit(KINDS), byGrowth)).toEqual([]);
  });
});

describe("parameterTypes", () => {
  it.each([
    ["export function read(text: string, least = 3): number {", ["string", "number"]],
    [
      "export async function read<T>({ a, b: c }: Pair<T, U>, of?: readonly string[]) {",
      ["Pair<T, U>", "string[]"],
    ],
    [
      'export const read = (way: (text: string) => void, form: "a" | "b" = "a") => 1;',
      ["(text: string) => void", '"a" | "b"'],
    ],
    ["export function read(): void {", []],
  ])("reads %s", (source, types) => {
    expect(parameterTypes(source).get("read")).toEqual(types);
  });
});
