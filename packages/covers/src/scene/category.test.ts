import { describe, expect, it } from "vitest";
import { categoryOf, categoryOfTag, type CategoryId } from "./category.ts";

const byName = (name: string) => categoryOf({ name, tags: [] }).id;

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
    ["Hibiscus water", "drink"],
    ["Beef stew with red wine", "soup"],
    ["Masala chai", "drink"],
    ["Lamb with anchovy", "meat"],
    ["Cod with chorizo", "sea"],
    ["Chai latte", "drink"],
    ["Agua de jamaica", "drink"],
    ["Limonada con menta", "drink"],
    ["Coffee cake", "sweet"],
    ["Sangría", "drink"],
    ["Ternera al vino", "meat"],
    ["Beef tacos", "filled"],
    ["Empanadillas de atún", "filled"],
    ["Gyoza", "filled"],
    ["Leek pie", "filled"],
    ["Tarta de puerros", "filled"],
    ["Chicken pot pie", "filled"],
    ["Apple pie", "sweet"],
    ["Tarta de queso", "sweet"],
    ["Sweet potato pie", "sweet"],
    ["Lemon tart", "sweet"],
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

  it("asks the ingredients where name and tags tell nothing", () => {
    const byIngredients = (...ingredients: string[]) =>
      categoryOf({ name: "Sunday thing", tags: [], ingredients }).id;
    expect(byIngredients("onions", "lamb shoulder", "anchovies")).toBe("meat");
    expect(byIngredients("eggs", "cod")).toBe("sea");
    expect(byIngredients("chicken stock", "flour", "eggs")).toBe("greens");
  });

  it("believes the first tag that speaks of a dish, before the name", () => {
    expect(categoryOf({ name: "Tomato butter spaghetti", tags: ["quick", "soup", "dessert"] }).id).toBe(
      "soup",
    );
    expect(categoryOf({ name: "Tomato butter spaghetti", tags: ["quick", "dinner"] }).id).toBe("pasta");
  });

  it("gives the tone with it", () => {
    expect(categoryOf({ name: "Lentil soup", tags: [] })).toEqual({ id: "soup", tone: "carrot" });
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
