import { expect, it } from "vitest";
import { LIMITS } from "../limits.ts";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { markedAsAi } from "./ai-draft.ts";

const draftWith = (tags: string[]) => normaliseRecipe({ name: "Soup", tags }).recipe;

it.each([
  ["keeps its own tags", ["soup"], ["soup", "ai-generated"]],
  ["is not marked twice", ["ai-generated", "soup"], ["soup", "ai-generated"]],
])("a draft of an AI %s", (_, tags, tagged) => {
  expect(markedAsAi(draftWith(tags)).tags).toEqual(tagged);
});

it("the tag fits into the largest number of tags", () => {
  const tags = Array.from({ length: LIMITS.tags }, (_, index) => `tag ${index}`);
  const tagged = markedAsAi(draftWith(tags)).tags;
  expect(tagged).toHaveLength(LIMITS.tags);
  expect(tagged.at(-1)).toBe("ai-generated");
});
