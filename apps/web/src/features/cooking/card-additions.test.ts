import { withUsedRows } from "@larder/domain/cooking/used-rows";
import { withUses } from "@larder/domain/links/recipe-uses";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { describe, expect, it } from "vitest";
import { withAdditions } from "@/lib/text/additions";
import { cardAdditions } from "@/features/cooking/card-additions";

/** Returns the text of a card with its additions, and the words that are emphasised. */
function cardOf(
  ingredients: readonly string[],
  description: string,
  card = { start: 0, end: description.length },
) {
  const { recipe } = normaliseRecipe({ name: "Dish", ingredients, steps: [description] });
  const subStep = withUsedRows(withUses(recipe)).steps[0]?.sub_steps[0];
  if (!subStep) throw new Error("no sub-step");
  const { additions, ranges } = cardAdditions(card, subStep, {
    besides: undefined,
    amountOf: ({ measure, unit }) => `${measure} ${unit}`.trim(),
    isStruck: (_group, name) => name === "salt",
  });
  const text = description.slice(card.start, card.end);
  return {
    text: withAdditions(text, additions),
    emphasised: ranges.map(
      ({ start, end, isStruck }) => text.slice(start, end) + (isStruck ? " struck" : ""),
    ),
  };
}

describe("the additions of a card", () => {
  it("are the amounts of the ingredients that it names", () => {
    expect(cardOf(["200 g plain flour", "3 eggs"], "Whisk the flour with the eggs.")).toEqual({
      text: "Whisk the flour (200 g) with the eggs (3).",
      emphasised: ["flour", "eggs"],
    });
  });

  it("do not repeat an amount that the sentence states, and none in words, and strike what the cook has struck off", () => {
    expect(cardOf(["200 g flour", "salt to taste"], "Sift 200 g flour with salt.")).toEqual({
      text: "Sift 200 g flour with salt.",
      emphasised: ["flour", "salt struck"],
    });
  });

  it("leave out what is only meant or named together", () => {
    expect(cardOf(["200 g flour", "1 tsp salt"], "Mix the dry ingredients.")).toEqual({
      text: "Mix the dry ingredients.",
      emphasised: [],
    });
  });

  it("are those of the sentences that the card shows", () => {
    const description = "Whisk the flour. Add the eggs.";
    expect(cardOf(["200 g flour", "3 eggs"], description, { start: 17, end: 30 })).toEqual({
      text: "Add the eggs (3).",
      emphasised: ["eggs"],
    });
  });
});
