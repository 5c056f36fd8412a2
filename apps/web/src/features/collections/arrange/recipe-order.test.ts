import type { CollectedRecipe } from "@larder/domain/contract/collections";
import { buildSummary } from "@larder/domain/testing/build-recipe";
import { describe, expect, it } from "vitest";
import { afterMove, groupsOf, inPages, stepOf } from "./recipe-order.ts";

const SECTIONS = [
  { id: "s1", name: "Starters" },
  { id: "s2", name: "Mains" },
];
/** Reads "a b | c |" as recipes without a section, then those of each section. */
const read = (text: string): CollectedRecipe[] =>
  text.split("|").flatMap((part, index) =>
    part
      .trim()
      .split(" ")
      .filter(Boolean)
      .map((id) => ({
        ...buildSummary({ id, name: id, slug: id }),
        sectionId: SECTIONS[index - 1]?.id ?? null,
      })),
  );
const write = (recipes: readonly CollectedRecipe[]) =>
  groupsOf(SECTIONS, recipes)
    .map((group) => group.recipes.map(({ id }) => id).join(" "))
    .join(" | ")
    .trim();

describe("afterMove", () => {
  it.each([
    [
      "before another of its section",
      "a b c | d | e",
      { recipeId: "c", sectionId: null, before: "a" },
      true,
      "c a b | d | e",
    ],
    [
      "to the end of its section",
      "a b c | d | e",
      { recipeId: "a", sectionId: null, before: null },
      true,
      "b c a | d | e",
    ],
    [
      "into another section",
      "a b | d | e",
      { recipeId: "b", sectionId: "s1", before: "d" },
      true,
      "a | b d | e",
    ],
    [
      "into an empty section",
      "a b | | e",
      { recipeId: "a", sectionId: "s1", before: null },
      true,
      "b | a | e",
    ],
    [
      "to an end that is not loaded",
      "a b | d",
      { recipeId: "a", sectionId: "s1", before: null },
      false,
      "b | d |",
    ],
    [
      "to an end that is loaded",
      "a b | d",
      { recipeId: "d", sectionId: null, before: null },
      false,
      "a b d |  |",
    ],
    ["a recipe that is gone", "a b", { recipeId: "z", sectionId: null, before: "a" }, true, "a b |  |"],
  ])("puts a recipe %s", (_, from, move, isWhole, to) => {
    expect(write(afterMove(SECTIONS, read(from), move, isWhole))).toBe(write(read(to)));
  });
});

describe("stepOf", () => {
  const group = { section: null, recipes: read("a b c") };
  it.each([
    ["a", "up", true, null],
    ["b", "up", true, "a"],
    ["a", "down", true, "c"],
    ["b", "down", true, "end"],
    ["c", "down", true, null],
    ["b", "down", false, "not-loaded"],
  ] as const)("of %s %s, with all loaded: %s, leads before %s", (recipeId, step, isWhole, before) => {
    const move =
      before === null || before === "not-loaded"
        ? before
        : { recipeId, sectionId: null, before: before === "end" ? null : before };
    expect(stepOf(group, recipeId, step, isWhole)).toEqual(move);
  });
});

it("inPages leaves the lengths of the pages, and gives the rest to the last", () => {
  const pages = [{ recipes: read("a b") }, { recipes: read("c d") }];
  const cut = inPages(pages, read("d a b"));
  expect(cut.map(({ recipes }) => write(recipes))).toEqual([write(read("d a")), write(read("b"))]);
});
