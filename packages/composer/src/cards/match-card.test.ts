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
    ["plátanos maduros, queso y huevos", /^Plátanos maduros con queso/],
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

describe("foods that are all there is", () => {
  it.each([
    ["just onions, butter and old cheddar", /^Melted onions/, /chickpea|pepper$|potato/],
    ["only a tin of chickpeas, an onion and some spinach", /chickpeas/, /tomato|pepper$|stock/],
    ["just bread and cheese", /bread/, /mayonnaise|lettuce|butter/],
    ["only flour, water and salt", /tortillas/i, /wholemeal|yeast/],
    ["solo pasta, ajo y aceite de oliva", /^Espaguetis al ajo/, /perejil|guindilla|calabac/],
    ["solo tengo papas, cebolla y una lata de atún", /atún/, /tomate|lechuga|limón/],
    ["only a microwave: eggs and cheese", /^Egg in a mug/, /milk|drink|butter|chives/],
  ])("have nothing beside them: %s", (query, name, other) => {
    const dish = made(query);
    expect(dish.name).toMatch(name);
    expect(dish.rows).not.toMatch(other);
    expect(dish.notes).toEqual([]);
  });

  it("are refused with what they need where they make no dish", () => {
    const dish = made("only apples and flour");
    expect(dish.name).toBeUndefined();
    expect(dish.notes.join()).toMatch(/^(?:not-without|impossible)/);
  });

  it.each(["i only have a kettle in my hotel room", "microwave and kettle only, something hot"])(
    "are hot water and couscous beside a kettle: %s",
    (query) => expect(made(query).name).toMatch(/^Couscous with hot water/),
  );
});
