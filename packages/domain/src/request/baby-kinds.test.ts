import { describe, expect, it } from "vitest";
import { readRequest } from "./read-request.ts";

const dietsOf = (query: string) => readRequest(query).diets.map(({ diet }) => diet);

describe("the word baby", () => {
  it.each([
    "baby back ribs with honey",
    "roast baby potatoes",
    "glazed baby carrots",
    "baby squid",
    "baby spinach salad",
    "baby gem lettuce and honey",
    "baby corn stir fry",
    "espinacas baby con miel",
    "ensalada de brotes baby",
    "zanahorias bebé glaseadas",
  ])("is a small kind of a food: %s", (query) => {
    expect(dietsOf(query)).toEqual([]);
  });

  it.each([
    "baby food",
    "carrots for my baby",
    "my baby loves honey",
    "baby carrot purée",
    "baby carrots purée",
    "baby potatoes for my baby",
    "baby led weaning pancakes",
    "food for my 8-mo-old",
    "papilla de frutas",
    "comida para el baby",
    "puré de zanahorias para bebé",
  ])("is an eater: %s", (query) => {
    expect(dietsOf(query)).toEqual(["baby"]);
  });

  it.each(["snack for my 2yo", "lunch for an 18 month old", "cena para mi hijo de año y medio"])(
    "is none where the child is older: %s",
    (query) => {
      expect(readRequest(query)).toMatchObject({ diets: [{ diet: "toddler" }], servings: null });
    },
  );
});
