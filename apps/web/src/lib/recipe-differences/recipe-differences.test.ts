import { TEXT_FIELDS } from "@larder/domain/recipe/editable-fields";
import { describe, expect, it } from "vitest";
import { type ComparedRecipe, recipeDifferences } from "./recipe-differences.ts";
import { allEn } from "@larder/domain/messages/all-en";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";

const soup: ComparedRecipe = normaliseRecipe({
  name: "Soup",
  servings: 4,
  duration: { prep_time_minutes: 5, cook_time_minutes: 20 },
  tags: ["quick", "warm"],
  source: "book",
  tools: ["pot"],
  ingredients: { produce: ["2 leeks, sliced", "1/2 cup peas"], sauce: ["2-3 tablespoons oil"] },
  steps: [{ main_step: "Chop", sub_steps: [{ description: "Chop leeks", tip: "Sharp knife" }] }],
}).recipe;

const against = (other: Partial<ComparedRecipe>) =>
  recipeDifferences(soup, { ...soup, ...other }, allEn, {
    mine: allEn.history.pictureMine,
    other: allEn.history.pictureOther,
  });

describe("recipeDifferences", () => {
  it("is empty for two equal versions", () => {
    expect(against({})).toEqual([]);
  });

  it.each<[string, Partial<ComparedRecipe>, string, string[], string[]]>([
    ["a name", { name: "Stew" }, "Recipe name", ["Soup"], ["Stew"]],
    ["a text that only one has", { description: "Warm" }, "Description", [], ["Warm"]],
    [
      "a time",
      { duration: { ...soup.duration, cook_time_minutes: 80 } },
      "Cook time (minutes)",
      ["20 min"],
      ["1h 20m"],
    ],
    ["a cuisine", { cuisine: "Basque" }, "Cuisine", [], ["Basque"]],
    [
      "a tool, with its purpose",
      { tools: [{ tool_name: "whisk", purpose: "cream" }] },
      "Tools",
      ["pot"],
      ["whisk (cream)"],
    ],
    ["a picture", { image: { url: "/media/ab-480.webp" } }, "Picture", [], ["Another picture"]],
    ["servings", { servings: 6 }, "Servings", ["4"], ["6"]],
    ["a tag", { tags: ["quick", "green"] }, "Tags", ["warm"], ["green"]],
    ["the order of tags", { tags: ["warm", "quick"] }, "Tags", ["quick", "warm"], ["warm", "quick"]],
    ["a source type", { source: "web" }, "Source type", ["Book"], ["Web"]],
    ["a source in words of its own", { source: "Ana" }, "Source type", ["Book"], ["Ana"]],
    [
      "ingredients, as a cook reads them",
      { ingredients: { produce: soup.ingredients.produce?.slice(1) ?? [] } },
      "Ingredients",
      ["2 leeks (sliced)", "Sauce:", "2–3 Tbsp oil"],
      [],
    ],
    [
      "steps",
      { steps: [{ main_step: "", sub_steps: [{ description: "Chop leeks", why: "They cook evenly" }] }] },
      "Steps",
      ["1. Chop", "Tip: Sharp knife"],
      ["1. Step 1", "Why: They cook evenly"],
    ],
  ])("tells %s", (_, other, label, mine, theirs) => {
    expect(against(other)).toEqual([{ label, mine, other: theirs }]);
  });

  it.each(TEXT_FIELDS)("returns a difference in %s", (field) => {
    expect(against({ [field]: "Other" })).toHaveLength(1);
  });

  it("returns the differences in the order of the form", () => {
    const labels = against({ name: "Stew", author: "Ana", cuisine: "Basque", tags: [] }).map(
      ({ label }) => label,
    );
    expect(labels).toEqual(["Recipe name", "Cuisine", "Tags", "Author"]);
  });
});
