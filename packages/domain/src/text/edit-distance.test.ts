import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

describe("editDistance", () => {
  it.each([
    ["equal texts", "paella", "paella", 0],
    ["a letter that is missing", "puding", "pudding", 1],
    ["a letter too many", "paellla", "paella", 1],
    ["a wrong letter", "lasanya", "lasagna", 2],
    ["exchanged letters", "lasanga", "lasagna", 1],
    ["an empty text", "", "pie", 3],
    ["texts that are far apart", "risotto", "paella", 4],
  ])("%s: %s, %s", (_, one, other, distance) => {
    expect(editDistance(one, other, 3)).toBe(distance);
    expect(editDistance(other, one, 3)).toBe(distance);
  });
});
