import { describe, expect, it } from "vitest";
import { sizeText, tooMuch } from "@/features/imports/upload/upload-limits";

const chosen = (path: string, size: number) => ({ path, file: new File([new Uint8Array(size)], path) });
const limits = { bytes: 10, files: 2 };

describe("tooMuch", () => {
  it.each([
    ["what is within the limits", [chosen("a", 4), chosen("b", 6)], null],
    ["nothing", [], { kind: "none" }],
    ["too many files", [chosen("a", 1), chosen("b", 1), chosen("c", 1)], { kind: "count", count: 3 }],
    [
      "a file by its name and size",
      [chosen("a", 1), chosen("b.zip", 11)],
      { kind: "file", name: "b.zip", size: 11 },
    ],
    ["files that are too large together", [chosen("a", 6), chosen("b", 6)], { kind: "all", size: 12 }],
  ])("reports %s", (_, files, expected) => {
    expect(tooMuch(files, limits)).toEqual(expected);
  });
});

describe("sizeText", () => {
  it.each([
    [0, "0 bytes"],
    [900, "900 bytes"],
    [40_000, "39 kB"],
    [1_500_000, "1.4 MB"],
    [250 * 1024 ** 2, "250 MB"],
    [2 * 1024 ** 3, "2 GB"],
  ])("writes %i bytes as %s", (bytes, text) => {
    expect(sizeText(bytes, "en")).toBe(text);
  });
});
