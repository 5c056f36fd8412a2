import { enImports } from "@larder/domain/messages/en-imports";
import { describe, expect, it } from "vitest";
import { LACK_CODES, lacksOf } from "./format-lacks.ts";

describe("lacksOf", () => {
  it.each([
    ["no format lacks nothing", [], []],
    ["a format that holds all lacks nothing", ["paprika"], []],
    ["a table names pictures by address", ["csv"], ["picture-files"]],
    [
      "of several formats each lack is named once",
      ["chowdown", "nyc"],
      ["pictures", "times", "rating", "groups"],
    ],
  ] as const)("%s", (_, formats, lacks) => {
    expect(lacksOf(formats)).toEqual(lacks);
  });

  it("each code has a sentence", () => {
    expect(Object.keys(enImports.lacks).toSorted()).toEqual([...LACK_CODES].toSorted());
  });
});
