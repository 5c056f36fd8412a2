import { describe, expect, it } from "vitest";
import { PRODUCE, type Produce } from "./catalogue.ts";
import { chooseProduce, LARDERS } from "./pairing.ts";
import { findProduce } from "./produce-words.ts";
import { createDice, fnv1a } from "./seed.ts";

const inName = (name: string) => findProduce(name).map(({ key }) => key);
const choose = (name: string, tags: string[] = []) =>
  chooseProduce({ name, tags }, "greens", createDice(fnv1a(name)));

describe("findProduce", () => {
  it.each<[string, Produce[]]>([
    ["Lemon leek risotto", ["lemon", "leek", "wheat"]],
    ["Berenjenas rellenas de champiñones", ["aubergine", "mushroom"]],
    ["Puerros con jamón", ["leek"]],
    ["Eggplant, egg and tomatoes", ["aubergine", "egg", "tomato"]],
    ["Cherry tomatoes on toast", ["tomato", "loaf"]],
    ["Spring onion omelette", ["leek", "egg"]],
    ["Goat stew", []],
    ["Pineapple pearls", []],
    ["Judías verdes con patatas", ["peas", "potato"]],
    ["GAMBAS AL AJILLO con limón", ["prawn", "lemon"]],
  ])("finds in %s: %j", (name, produce) => {
    expect(inName(name)).toEqual(produce);
  });
});

describe("chooseProduce", () => {
  it("takes the name's own words in their order, garlic and the like last", () => {
    expect(choose("Garlic prawns with lemon")).toMatchObject({ hero: "prawn", companion: "lemon" });
    expect(choose("Garlic prawns")).toMatchObject({ hero: "prawn", companion: "garlic" });
  });

  it("asks the tags when the name says nothing", () => {
    expect(choose("Sunday thing", ["quick", "salmón"]).hero).toBe("fish");
  });

  it("asks the ingredients when name and tags say nothing", () => {
    const dish = {
      name: "Sunday thing",
      tags: ["quick"],
      ingredients: ["garlic", "2 aubergines", "tomatoes"],
    };
    const chosen = chooseProduce(dish, "greens", createDice(1));
    expect(chosen).toMatchObject({ hero: "aubergine", companion: "tomato", isKnown: true });
    expect(chooseProduce({ ...dish, ingredients: ["salt"] }, "greens", createDice(1)).isKnown).toBe(false);
  });

  it.each<[string, string[], Produce[]]>([
    ["Vegan pancakes", [], ["egg", "cheese", "fish", "prawn", "steak", "drumstick"]],
    ["Tortitas", ["vegano"], ["egg", "cheese"]],
    ["Pancakes without eggs or cheese", [], ["egg", "cheese"]],
    ["Bizcocho sin huevo ni queso", [], ["egg", "cheese"]],
    ["Egg-free omelette", [], ["egg"]],
    ["Eggless pancake", [], ["egg"]],
    ["Vegetarian fish cakes", [], ["fish", "prawn", "steak", "drumstick"]],
  ])("shows nothing that %s %j is without", (name, tags, absent) => {
    for (const category of ["greens", "morning", "meat", "sea", "sweet"] as const) {
      const dice = createDice(fnv1a(name));
      const { hero, companion } = chooseProduce({ name, tags }, category, dice);
      expect(absent).not.toContain(hero);
      expect(absent).not.toContain(companion);
    }
  });

  it("varies what it shows for names that say nothing", () => {
    const heroes = new Set(Array.from({ length: 200 }, (_, index) => choose(`Plato ${index}`).hero));
    expect(heroes.size).toBe(LARDERS.greens.heroes.length);
  });

  it("knows every thing that a kind of dish may show", () => {
    const named = Object.values(LARDERS).flatMap(({ heroes, others }) => [...heroes, ...others]);
    expect(named.filter((one) => !(one in PRODUCE))).toEqual([]);
  });
});
