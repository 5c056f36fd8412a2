import { describe, expect, it } from "vitest";
import { findFoods } from "./find-foods.ts";
import type { FoodId } from "./food.ts";
import { foodById } from "./foods.ts";
import { contentsOf, holds, holdsFood } from "./holds.ts";
import type { Content } from "./content.ts";

const contents = (id: FoodId) => {
  const food = foodById(id);
  return food ? [...contentsOf(food)] : [];
};
const doesHold = (food: FoodId, other: FoodId) => {
  const known = foodById(food);
  return known !== null && holdsFood(known, other);
};

describe("contentsOf", () => {
  it.each<[FoodId, readonly Content[]]>([
    ["pesto", ["milk", "nuts"]],
    ["soy-sauce", ["soy", "gluten", "wheat"]],
    ["worcestershire", ["fish", "gluten"]],
    ["stock-cube", ["celery"]],
    ["mayonnaise", ["egg", "mustard"]],
    ["hummus", ["sesame"]],
    ["marzipan", ["nuts"]],
    ["surimi", ["fish", "egg", "gluten"]],
    ["nougat", ["egg", "nuts", "honey"]],
    ["ladyfingers", ["egg", "gluten"]],
    ["naan", ["gluten", "milk"]],
    ["panko", ["gluten"]],
    ["curry-paste-red", ["crustaceans"]],
    ["oyster-sauce", ["molluscs", "soy"]],
    ["teriyaki", ["soy", "gluten"]],
    ["mole", ["nuts", "peanuts", "sesame", "gluten"]],
    ["nutella", ["nuts", "milk", "soy"]],
    ["couscous", ["gluten", "wheat"]],
    ["beer", ["gluten", "alcohol"]],
    ["wine", ["sulphites", "alcohol"]],
    ["apricot-dried", ["sulphites"]],
    ["puff-pastry", ["gluten", "milk"]],
    ["caesar-dressing", ["fish", "egg", "milk"]],
    ["kimchi", ["fish", "crustaceans"]],
    ["celeriac", ["celery"]],
    ["lupin-beans", ["lupin"]],
    ["marshmallow", ["gelatine"]],
    ["shellfish", ["crustaceans", "molluscs"]],
  ])("of %s has %s", (id, expected) => {
    expect(contents(id)).toEqual(expect.arrayContaining([...expected]));
  });

  it.each<[FoodId, readonly Content[]]>([
    ["coconut-milk", ["milk", "nuts"]],
    ["peanut-butter", ["milk", "nuts"]],
    ["cocoa-butter", ["milk"]],
    ["buckwheat", ["gluten"]],
    ["butter-beans", ["milk"]],
    ["nutmeg", ["nuts"]],
    ["water-chestnut", ["nuts"]],
    ["chestnut", ["nuts"]],
    ["aubergine", ["egg"]],
    ["oyster-mushroom", ["molluscs"]],
    ["cream-of-tartar", ["milk"]],
    ["prawn", ["molluscs", "fish"]],
    ["mussel", ["crustaceans"]],
    ["chicken", ["pork", "beef"]],
    ["oat-drink", ["milk"]],
    ["butter-plant", ["milk"]],
    ["pasta-gluten-free", ["gluten"]],
    ["tamari", ["gluten"]],
    ["vegan-mayonnaise", ["egg"]],
    ["tortilla-corn", ["gluten"]],
  ])("of %s has no %s", (id, absent) => {
    expect(contents(id).filter((content) => absent.includes(content))).toEqual([]);
  });
});

describe("holdsFood", () => {
  it.each([
    ["the food itself", "egg", "egg", true],
    ["a kind of it", "chicken-breast", "poultry", true],
    ["what a compound is made of", "marzipan", "almond", true],
    ["a group that a part belongs to", "marzipan", "nut", true],
    ["the parts of parts", "breaded-chicken", "wheat", true],
    ["no other kind", "chicken", "chicken-breast", false],
    ["no other food", "prawn", "mussel", false],
  ])("finds %s", (_, food, other, expected) => {
    expect(doesHold(food, other)).toBe(expected);
  });
});

describe("holds", () => {
  it.each([
    ["soy sauce", ["wheat"], [], true],
    ["gluten-free soy sauce", ["wheat"], ["gluten"], false],
    ["gluten-free soy sauce", ["soy-sauce"], [], true],
    ["vegan sausages", [], ["meat", "pork"], false],
    ["unsalted butter", [], ["milk"], true],
    ["nata sin lactosa", [], ["lactose"], false],
    ["nata sin lactosa", [], ["milk"], true],
  ] as const)("%s, asked for %j and %j: %s", (text, foods, barred, expected) => {
    expect(findFoods(text).map((mention) => holds(mention, { foods, contents: barred }))).toEqual([expected]);
  });
});
