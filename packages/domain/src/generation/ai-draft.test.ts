import { expect, it } from "vitest";
import { LIMITS } from "../limits.ts";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { markedAsAi } from "./ai-draft.ts";

const draftWith = (tags: string[]) => normaliseRecipe({ name: "Soup", tags }).recipe;

it.each([
  ["keeps its own tags", ["soup"], ["soup", "ai-generated"]],
  ["is not marked twice", ["ai-generated", "soup"], ["soup", "ai-generated"]],
])("a draft of an AI %s", (_, tags, marked) => {
  expect(markedAsAi(draftWith(tags)).tags).toEqual(marked);
});

it("the mark has its place among the most tags that a recipe may have", () => {
  const tags = Array.from({ length: LIMITS.tags }, (_, place) => `tag ${place}`);
  const marked = markedAsAi(draftWith(tags)).tags;
  expect(marked).toHaveLength(LIMITS.tags);
  expect(marked.at(-1)).toBe("ai-generated");
});
