import { describe, expect, it } from "vitest";
import { composeRecipe } from "../compose-recipe.ts";

function made(query: string) {
  const { recipe, notes } = composeRecipe({ query, seed: 1 });
  const rows = Object.values(recipe?.ingredients ?? {}).flat();
  return {
    name: recipe?.name,
    rows: rows.map(({ ingredient_name }) => ingredient_name).join("\n"),
    notes: notes.map(({ code, words }) => `${code}: ${words.join(", ")}`),
  };
}

describe("plain foods", () => {
  it.each([
    ["a cauliflower and some cheddar", /^Cauliflower cheese/],
    ["apples and puff pastry", /tatin|tart/i],
    ["pears and chocolate", /^Poached pears/],
    ["egg and tomato stir fry", /egg/i],
    ["broccoli and stilton", /^Cream of broccoli soup/],
    ["pan duro, ajo, pimentón y huevos", /^Sopa de ajo/],
    ["calabacín, puerro y un poco de nata", /^Crema de calabacín/],
    ["acelgas y patatas", /^Acelgas con patatas/],
    ["arroz, leche y canela", /^Arroz con leche/],
    ["champiñones y ajo", /^Champiñones al ajillo/],
    ["tomate, pepino, pimiento y pan", /^Gazpacho/],
  ])("become the home dish of them: %s", (query, name) => {
    const dish = made(query);
    expect(dish.name).toMatch(name);
    expect(dish.notes).toEqual([]);
  });
});

describe("foods that are left over", () => {
  it.each([
    ["leftover mash and a tin of salmon", /^Fish cakes from leftover mash/, /tinned salmon/],
    ["leftover rice and black beans", /^Gallo pinto/, /black beans/],
    ["i have leftover roast beef and tortillas", /^Tacos from a leftover roast/, /tortillas/],
    ["leftover chicken and puff pastry", /^Leftover chicken pie/, /cooked chicken/],
    ["me quedó asado del domingo y hay tortillas de maíz", /^Tacos de asado que sobró/, /tortillas/],
    ["me sobró cocido, qué hago con la carne y los garbanzos", /^Ropa vieja de cocido/, /garbanzos/],
    ["me sobró carne asada y papas", /^Salteado de sobras/, /patatas/],
  ])("are used with the foods beside them: %s", (query, name, row) => {
    const dish = made(query);
    expect(dish.name).toMatch(name);
    expect(dish.rows).toMatch(row);
    expect(dish.notes).toEqual([]);
  });

  it.each(["tortillas de maíz, queso y frijoles", "roast chicken and potatoes", "pollo, arroz y guisantes"])(
    "are in no dish of foods that are not: %s",
    (query) => {
      expect(made(query).rows).not.toMatch(/cooked|cocid[oa]|sobr/);
    },
  );
});
