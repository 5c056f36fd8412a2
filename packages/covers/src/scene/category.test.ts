import { describe, expect, it } from "vitest";
import { categoryOf, categoryOfTag, type CategoryId } from "./category.ts";

const byName = (name: string) => categoryOf(name, []).id;

describe("categoryOf", () => {
  it.each<[string, CategoryId]>([
    ["Greek salad", "greens"],
    ["Ensalada de atún", "greens"],
    ["Chicken noodle soup", "soup"],
    ["Crema de calabaza", "soup"],
    ["Cocido madrileño", "soup"],
    ["Chili con carne", "soup"],
    ["Tomato butter spaghetti", "pasta"],
    ["Lasaña de verduras al horno", "greens"],
    ["Macarrones con chorizo", "pasta"],
    ["Egg noodles with greens", "pasta"],
    ["Grilled sardines", "sea"],
    ["Merluza en salsa", "sea"],
    ["Mejillones al vapor", "sea"],
    ["Garlic roast chicken", "meat"],
    ["Chuletas de cerdo", "meat"],
    ["Albóndigas de la abuela", "meat"],
    ["Shepherd's pie", "meat"],
    ["Chocolate cake", "sweet"],
    ["Arroz con leche", "sweet"],
    ["Strawberry shortcake", "sweet"],
    ["Fishcakes", "sea"],
    ["Crema catalana", "sweet"],
    ["Mince pies", "sweet"],
    ["Pancakes with berries", "morning"],
    ["Tortilla de patatas", "morning"],
    ["French toast", "morning"],
    ["Huevos rotos", "morning"],
    ["Country loaf", "bake"],
    ["Pan de centeno", "bake"],
    ["Paella valenciana", "bake"],
    ["Sunday thing", "greens"],
    ["", "greens"],
  ])("%s is %s", (name, id) => {
    expect(byName(name)).toBe(id);
  });

  it.each([
    ["no egg in an eggplant", "Eggplant dip"],
    ["nothing raw in a strawberry", "Strawberries"],
    ["no bread in a pan", "Pan-seared cabbage"],
    ["nothing sweet in a sweet potato", "Sweet potato wedges"],
    ["no ham in a graham", "Graham squares"],
    ["no pie in pieces", "Pieces of eight"],
    ["no cod in an avocado", "Avocado"],
    ["no rice in a price", "The price is right"],
  ])("there is %s", (_, name) => {
    expect(categoryOfTag(name)).toBeNull();
  });

  it("believes the first tag that speaks of a dish, before the name", () => {
    expect(categoryOf("Tomato butter spaghetti", ["quick", "soup", "dessert"]).id).toBe("soup");
    expect(categoryOf("Tomato butter spaghetti", ["quick", "dinner"]).id).toBe("pasta");
  });

  it("gives the tone with it", () => {
    expect(categoryOf("Lentil soup", [])).toEqual({ id: "soup", tone: "carrot" });
  });
});

describe("categoryOfTag", () => {
  it.each([
    ["quick", null],
    ["cena", null],
    ["pan", "bake"],
    ["Dulces", "sweet"],
    ["guarnición", "bake"],
    ["one-pan", null],
    ["egg-free", null],
    ["pescado", "sea"],
  ])("%s: %s", (tag, id) => {
    expect(categoryOfTag(tag)?.id ?? null).toBe(id);
  });
});
