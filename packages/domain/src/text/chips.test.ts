import { describe, expect, it } from "vitest";
import { addChip, removeChip, removeLastChip } from "./chips.ts";

describe("addChip", () => {
  it.each([
    ["a new chip goes last", ["egg"], "rice", ["egg", "rice"]],
    ["it is trimmed", [], "  soy sauce ", ["soy sauce"]],
    ["a blank is no chip", ["egg"], "   ", ["egg"]],
    ["a chip is there once", ["egg"], " egg", ["egg"]],
    ["another case is another chip", ["egg"], "Egg", ["egg", "Egg"]],
    ["a plus sign is part of the text", [], "a+b", ["a+b"]],
  ])("%s", (_, chips, text, expected) => {
    expect(addChip(chips, text)).toEqual(expected);
  });

  it("returns the same list when nothing changes", () => {
    const chips = ["egg"];
    expect(addChip(chips, "egg")).toBe(chips);
  });
});

describe("removing chips", () => {
  it("removes the named one", () => {
    expect(removeChip(["egg", "rice"], "egg")).toEqual(["rice"]);
    expect(removeChip(["egg"], "rice")).toEqual(["egg"]);
  });

  it("removes the last one on backspace, and nothing from an empty list", () => {
    expect(removeLastChip(["egg", "rice"])).toEqual(["egg"]);
    expect(removeLastChip([])).toEqual([]);
  });
});
