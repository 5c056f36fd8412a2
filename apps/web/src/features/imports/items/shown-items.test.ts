import { describe, expect, it } from "vitest";
import { filtersOf, shownItems } from "@/features/imports/items/shown-items";
import { buildItem } from "@/features/imports/testing/build-import";

const items = [
  buildItem(0, { name: "Crème brûlée" }),
  buildItem(1, { name: "Leek soup", status: "present", problems: ["picture-missing"] }),
  buildItem(2, { name: "", entry: "broken.json", status: "unread" }),
];

describe("filtersOf", () => {
  it("offers only what finds something, with its number", () => {
    expect(filtersOf(items).map(({ filter, count }) => `${filter} ${count}`)).toEqual([
      "all 3",
      "listed 1",
      "present 1",
      "unread 1",
      "problems 1",
    ]);
  });
});

describe("shownItems", () => {
  it.each([
    ["all of them", "all", "", [0, 1, 2]],
    ["those of a status", "present", "", [1]],
    ["those with something missing", "problems", "", [1]],
    ["a name without its accents", "all", "BRULEE", [0]],
    ["a nameless entry by where it lies", "all", "broken", [2]],
    ["nothing that both rule out", "listed", "soup", []],
  ] as const)("finds %s", (_, filter, text, indexes) => {
    expect(shownItems(items, filter, text).map(({ index }) => index)).toEqual(indexes);
  });
});
