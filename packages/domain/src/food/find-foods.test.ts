import { describe, expect, it } from "vitest";
import { findFoods } from "./find-foods.ts";

const ids = (text: string, language?: "en" | "es") => findFoods(text, language).map(({ food }) => food.id);
const lacksOf = (text: string) => findFoods(text).map(({ lacks }) => lacks);

describe("findFoods", () => {
  it.each([
    ["a food of an ingredient line", "2 chicken breasts, diced", ["chicken-breast"]],
    ["foods of both languages", "garbanzos with spinach", ["chickpeas", "spinach"]],
    ["the longest name", "oat milk and butternut squash", ["oat-drink", "squash"]],
    ["no name across punctuation", "milk (coconut)", ["milk", "coconut"]],
    ["no name across lines", "butter\nbeans", ["butter", "beans"]],
    ["names without their accents", "jamon serrano y limon", ["cured-ham", "lemon"]],
    ["names with hyphens and apostrophes", "goat’s-cheese", ["goat-cheese"]],
    ["Spanish plurals", "quesos de cabra", ["goat-cheese"]],
    ["no part of a word", "eggnog-free buttery milkmaid", []],
  ])("finds %s", (_, text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it.each([
    ["butternut squash and butter beans", ["squash", "butter-beans"]],
    ["butterhead lettuce", ["lettuce"]],
    ["coconut milk with nutmeg", ["coconut-milk", "nutmeg"]],
    ["water chestnuts, oyster mushrooms", ["water-chestnut", "oyster-mushroom"]],
    ["crab apple jelly", ["apple", "jam"]],
    ["mincemeat", ["mincemeat"]],
    ["peanut butter cookies", ["peanut-butter", "biscuits"]],
    ["cocoa butter and cream of tartar", ["cocoa-butter", "cream-of-tartar"]],
    ["buckwheat", ["buckwheat"]],
    ["sweetbreads", ["sweetbreads"]],
    ["a hamburger bun", ["bun"]],
    ["lemon sole and sea bass", ["sole", "sea-bass"]],
    ["beef tomatoes with lamb's lettuce", ["tomato", "lambs-lettuce"]],
    ["Heat the oil in a large pan", ["oil"]],
    ["Line a cake tin", []],
    ["a romantic date night", []],
    ["Finely chop the onions", ["onion"]],
    ["Mince the garlic", ["garlic"]],
    ["Toast almonds in a pan", ["almond"]],
    ["Cream the sugar", ["sugar"]],
    ["200 ml cream", ["cream"]],
    ["pork chops on toast", ["pork-chop", "bread"]],
    ["a walnut-sized piece of ginger", ["ginger"]],
  ])("reads the foods of %j", (text, expected) => {
    expect(ids(text, "en")).toEqual(expected);
  });

  it.each([
    ["pan con tomate", ["bread", "tomato"]],
    ["una nuez de mantequilla", ["butter"]],
    ["bolitas del tamaño de una nuez", []],
    ["Sofríe la cebolla hasta que esté dorada", ["onion"]],
    ["una dorada a la sal", ["sea-bream"]],
    ["lubina y dorada", ["sea-bass", "sea-bream"]],
    ["crujiente y dorada", []],
    ["té verde, si te gusta", ["tea"]],
    ["nuez moscada y castañas de agua", ["nutmeg", "water-chestnut"]],
    ["mantequilla de cacahuete y manteca de cacao", ["peanut-butter", "cocoa-butter"]],
    ["leche de coco y leche de almendras", ["coconut-milk", "almond-drink"]],
    ["palta, jitomate y frijoles", ["avocado", "tomato", "pinto-beans"]],
    ["sal y pimienta", ["salt", "pepper"]],
    ["crema de calabacín", ["courgette"]],
    ["200 ml de crema", ["cream"]],
    ["tritura hasta formar una pasta", []],
    ["con las yemas de los dedos", []],
    ["queda en el fondo de la jarra, limpia a fondo", []],
    ["vierte el fondo de ave", ["chicken-stock"]],
  ])("reads the foods of %j in Spanish", (text, expected) => {
    expect(ids(text, "es")).toEqual(expected);
  });

  it("reads the names of dishes in recipes alone", () => {
    expect(ids("50 g roux", "en")).toEqual([]);
    expect(findFoods("50 g roux", "en", true).map(({ food }) => food.id)).toEqual(["roux"]);
  });

  it("guesses the language of a text", () => {
    expect(ids("pan con tomate y jamón")).toEqual(["bread", "tomato", "cured-ham"]);
    expect(ids("warm the milk in a pan")).toEqual(["milk"]);
  });

  it("returns the words and their offsets", () => {
    const text = "Stir in 200 g gluten-free plain flour.";
    const [mention] = findFoods(text);
    expect(mention?.words).toBe("gluten-free plain flour");
    expect(text.slice(mention?.start, mention?.end)).toBe(mention?.words);
  });

  it.each([
    ["before the name", "gluten-free soy sauce", [["gluten", "wheat"]]],
    ["before more of the name", "gluten-free dark soy sauce", [["gluten", "wheat"]]],
    ["after it in Spanish", "nata sin lactosa", [["lactose"]]],
    ["in parentheses", "soy sauce (gluten-free), rice", [["gluten", "wheat"], []]],
    ["of the next food only", "soy sauce, vegetarian gravy", [[], expect.arrayContaining(["meat", "fish"])]],
    ["in a list", "queso sin sal ni lactosa", [["salt", "lactose"]]],
    ["but not foods that follow a list", "mayonesa sin sal, huevo y tomate", [["salt"], [], []]],
  ])("returns what a qualifier takes away %s", (_, text, expected) => {
    expect(lacksOf(text)).toEqual(expected);
  });

  it("keeps every content once, however often a text repeats a qualifier", () => {
    const [mention] = findFoods(`${"vegan gluten-free ".repeat(2000)}flour`);
    expect(mention?.lacks.length).toBe(new Set(mention?.lacks).size);
  });

  it.each(["vegan ", "gluten free ", "sin gluten ni ", "egg ", "chop ", "dorada y ", "flour, vegan, "])(
    "reads %j over and over in linear time",
    (unit) => {
      const msFor = (count: number) => {
        const text = unit.repeat(count);
        // Processor time: another program may hold up the clock.
        const start = process.threadCpuUsage().user;
        findFoods(text, "es");
        return (process.threadCpuUsage().user - start) / 1000;
      };
      msFor(2000);
      const ratio = () => msFor(16_000) / Math.max(1, msFor(4000));
      // Four times the text takes four times as long, sixteen times where the time is quadratic.
      expect(Math.min(ratio(), ratio(), ratio())).toBeLessThan(10);
    },
  );
});
