import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computingMs } from "../testing/computing-time.ts";
import { findJsonFault } from "./json-fault.ts";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("findJsonFault", () => {
  it.each([
    ["", "value", null, 1, 1],
    ["{a: 1}", "name-or-end", "a", 1, 2],
    ['{"a": 1,}', "name", "}", 1, 9],
    ['{"a" 1}', "colon", "1", 1, 6],
    ['{"a": 1 "b": 2}', "comma-or-brace", '"', 1, 9],
    ["[1 2]", "comma-or-bracket", "2", 1, 4],
    ["[1,]", "value", "]", 1, 4],
    ['{\n  "a": ,\n}', "value", ",", 2, 8],
    ["{} {}", "end-of-text", "{", 1, 4],
    ['{"a": "b', "end-of-string", null, 1, 9],
    ['["a\nb"]', "no-control-character", "\n", 1, 4],
    ['["\\x"]', "escape", "\\", 1, 3],
    ["[1.]", "digit", "]", 1, 4],
    ["-", "digit", null, 1, 2],
    ["[“a”]", "value", "“", 1, 2],
    ['["🍲", 🍲]', "value", "🍲", 1, 7],
    ["nul", "value", "n", 1, 1],
    ["[", "value", null, 1, 2],
  ])("%j expects %s", (text, expected, found, line, column) => {
    expect(findJsonFault(text)).toEqual({ expected, found, line, column });
  });

  it("finds a fault exactly where the engine rejects a text", () => {
    const pieces = fc.constantFrom(
      ...'{}[]:,"\\ \n-+.eE019tfna/u'.split(""),
      "true",
      "false",
      "null",
      '"a"',
      "1.5",
      "\\u00e9",
    );
    const nearJson = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(""));
    const broken = fc
      .tuple(fc.json(), fc.nat(), pieces)
      .map(
        ([text, at, piece]) =>
          text.slice(0, at % (text.length + 1)) + piece + text.slice((at % (text.length + 1)) + 1),
      );
    fc.assert(
      fc.property(fc.oneof(fc.json(), nearJson, broken), (text) => {
        expect(findJsonFault(text) === null).toBe(isJson(text));
      }),
      { numRuns: 3_000 },
    );
  });

  it.each(["[", "{", '{"a":', '"', "\\", "1", " ", "\n", ",", '"a",', "[]"])(
    "checks 250 KB of %j in time",
    (piece) => {
      const text = piece.repeat(250_000 / piece.length);
      expect(computingMs(() => findJsonFault(text))).toBeLessThan(100);
    },
  );
});
