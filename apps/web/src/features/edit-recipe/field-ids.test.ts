import { describe, expect, it } from "vitest";
import { neighbourOf } from "./field-ids";

const rows = [{ key: 1 }, { key: 2 }, { key: 3 }];

describe("neighbourOf", () => {
  it.each([
    ["the next one takes the place of the first", rows, 1, 2],
    ["the next one takes the place of one in the middle", rows, 2, 3],
    ["the one before takes the place of the last", rows, 3, 2],
    ["nobody takes the place of the only one", [{ key: 1 }], 1, undefined],
    ["nobody takes the place of one that is not there", rows, 9, undefined],
  ])("%s", (_, list, key, neighbour) => {
    expect(neighbourOf(list, key)?.key).toBe(neighbour);
  });
});
