import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { computingMs } from "../testing/computing-time.ts";
import { dietConflicts, dietsIn } from "./diet-conflicts.ts";
import { contains } from "./diet-words.ts";

const barredBy = (query: string) => [...new Set(dietsIn(query).flatMap(({ bars }) => bars))];
const conflicts = (query: string, ...foods: string[]) =>
  dietConflicts(
    normaliseRecipe({ ingredients: foods.map((ingredient_name) => ({ ingredient_name })) }).recipe,
    dietsIn(query),
  ).map(({ food }) => food);

describe("dietsIn", () => {
  it.each([
    ["vegan chilli", ["meat", "fish", "egg", "dairy", "honey"]],
    ["Curry vegano", ["meat", "fish", "egg", "dairy", "honey"]],
    ["lasaña vegetariana", ["meat", "fish"]],
    ["gluten-free pancakes", ["gluten"]],
    ["tortitas para celíacos", ["gluten"]],
    ["cake without eggs or milk", ["egg", "dairy"]],
    ["guiso sin carne ni lácteos", ["meat", "dairy"]],
    ["pasta, no nuts, chicken", ["nuts"]],
    ["sin gluten para dos", ["gluten"]],
    ["halal chicken", ["pork", "alcohol"]],
    ["chicken with milk", []],
    ["not vegan burgers", []],
    ["non-vegetarian curry", []],
    ["soup without onions", []],
    ["", []],
  ])("%j bars %j", (query, expected) => {
    expect(barredBy(query)).toEqual(expected);
  });
});

describe("dietConflicts", () => {
  it.each([
    ["vegan soup", ["carrots", "unsalted butter", "coconut milk"], ["unsalted butter"]],
    ["vegan cake", ["flax egg", "oat milk", "peanut butter", "aubergine", "eggs"], ["eggs"]],
    ["vegan tacos", ["soy mince", "vegan cheese", "oyster mushrooms", "chicken stock"], ["chicken stock"]],
    ["sopa vegana", ["leche de coco", "queso vegano", "miel", "Leche"], ["miel", "Leche"]],
    ["vegetarian stew", ["beefsteak tomatoes", "cauliflower steak", "eggs", "fish sauce"], ["fish sauce"]],
    [
      "gluten-free bread",
      ["rice flour", "gluten-free oats", "buckwheat", "cornflour", "plain flour"],
      ["plain flour"],
    ],
    ["pan sin gluten", ["harina de arroz", "pasta de tomate", "harina"], ["harina"]],
    ["cake without nuts", ["nutmeg", "coconut", "doughnuts", "walnuts"], ["walnuts"]],
    ["tarta sin frutos secos", ["nuez moscada", "almendras"], ["almendras"]],
    ["stew without alcohol", ["red wine vinegar", "ginger beer", "red wine"], ["red wine"]],
    ["halal pizza", ["turkey bacon", "beef salami", "ham"], ["ham"]],
    ["vegan gratin", ["soya cooking cream", "vegetarian hard cheese"], ["vegetarian hard cheese"]],
    ["pescatarian grill", ["tuna steaks", "beef steaks"], ["beef steaks"]],
    ["tortitas sin gluten", ["trigo sarraceno en grano", "panes de hamburguesa"], ["panes de hamburguesa"]],
    ["chicken soup", ["chicken", "butter"], []],
  ])("%s: %j contains the barred foods %j", (query, foods, expected) => {
    expect(conflicts(query, ...foods)).toEqual(expected);
  });

  it("checks the steps too, and names the diet that bars it", () => {
    const { recipe } = normaliseRecipe({
      steps: [{ sub_steps: [{ description: "Fry.", ingredients: [{ ingredient_name: "bacon" }] }] }],
    });
    expect(dietConflicts(recipe, dietsIn("vegetarian beans"))).toEqual([
      { food: "bacon", diet: "vegetarian" },
    ]);
  });

  it("judges the longest food in time linear in its length", () => {
    const food = `${"a".repeat(100_000)} de leche`;
    expect(computingMs(() => contains(food, "dairy"), 2)).toBeLessThan(500);
  });
});
