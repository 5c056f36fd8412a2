import { describe, expect, it } from "vitest";
import { composeRecipe } from "./compose-recipe.ts";
import { understandQuery } from "./understand.ts";

/** Returns what is wrong with the answer to a name that nothing here makes; null for an honest no with the whole name. */
function faultOf(query: string): string | null {
  const { recipe, notes } = composeRecipe({ query });
  if (recipe) return `${query}: ${recipe.name}`;
  const isSaid = notes.some(({ code, words }) => code === "unknown-dish" && words[0] === query);
  return isSaid ? null : `${query}: ${JSON.stringify(notes)}`;
}

const faults = (names: string) =>
  names.split(", ").flatMap((name) => {
    const fault = faultOf(name);
    return fault === null ? [] : [fault];
  });

describe("a name that no card has", () => {
  it("is not the dish with a part of its name", () => {
    expect(faults("celeriac puree, arroz con leche condensada, Indian pudding")).toEqual([]);
  });

  it("is not the dish of a card that has it among its names, but lacks its foods", () => {
    expect(faults("san jacobos, huevos rellenos de atún, callos con garbanzos")).toEqual([]);
  });

  it("is not a dish of the foods in it, if what it ends with is a sauce, a drink or a sweet", () => {
    expect(faults("mushroom ketchup, lemon barley water, beef olives, parsnip crisps, coconut ice")).toEqual(
      [],
    );
  });

  it("is not a dish of its food, if it ends with the word of a form", () => {
    expect(
      faults(
        "date slice, mushroom cups, lemon pots, custard slice, banana chips, cheese and onion crisps, mince on toast",
      ),
    ).toEqual([]);
  });

  it("is not a dish of a cut or a sausage that is cooked in another way", () => {
    expect(faults("pork scratchings, pig's ear, sobrasada, lamb shanks")).toEqual([]);
  });

  it("is said to be unknown where nothing else stands in the way", () => {
    expect(faults("cold brew, schnitzel sandwich, guatita, banana blossom curry, chai tea")).toEqual([]);
  });

  it("is said whole", () => {
    expect(
      faults("apple and pear purée, pea and mint puree, mixto de pollo y queso, red cooked pork"),
    ).toEqual([]);
  });
});

describe("a way of cooking that no dish type has for a food", () => {
  it("makes no dish that is cooked in another way", () => {
    expect(
      faults(
        "grilled leeks, grilled corn, mashed turnips, poached trout, steamed fish, baked eggs, huevos al horno",
      ),
    ).toEqual([]);
    expect(JSON.stringify(composeRecipe({ query: "boiled beef and carrots" }).notes)).toContain(
      "unknown-dish",
    );
  });

  it("is that of the card where no dish type has it", () => {
    expect(composeRecipe({ query: "roast beef with potatoes" }).recipe?.name).toBe("Roast beef");
  });

  it("is no omelette of eggs that are fried, and no soup of seasoned vegetables", () => {
    expect(composeRecipe({ query: "huevos fritos con patatas" }).recipe?.name).toBe("Huevos fritos");
    expect(composeRecipe({ query: "garlic green beans" }).recipe?.name).not.toMatch(/soup/);
  });

  it.each([
    "honey roast turnips",
    "roast carrots and parsnips",
    "roast chicken and potatoes",
    "roast pork with peas",
    "pollo asado con patatas",
  ])("is the oven where another food is named beside: %s", (query) =>
    expect(composeRecipe({ query }).recipe?.name).toMatch(/traybake|bandeja/i),
  );

  it("is that of the whole name, of which a card has a part", () => {
    for (const query of ["chicken and rice soup", "sweet potato soup"])
      expect(understandQuery(query).dish).toEqual({ words: query, id: "type:soup" });
  });

  it("is the oven for what is roasted", () => {
    expect(composeRecipe({ query: "roast turnips" }).recipe?.name).toMatch(/traybake/);
    expect(composeRecipe({ query: "honey roast carrots" }).recipe?.name).toBe("Roasted carrots with honey");
  });
});

describe("a food that stands for another", () => {
  it("is no fresh meat for a sausage or a cured meat", () => {
    for (const query of ["corned beef and cabbage"])
      expect(composeRecipe({ query }).notes.map(({ code }) => code)).toEqual(["unknown-dish"]);
  });

  it("is beef for veal in Spanish alone, where the word means both", () => {
    expect(composeRecipe({ query: "guiso de ternera" }).notes).toEqual([]);
    expect(faults("veal chops, veal stew")).toEqual([]);
    expect(composeRecipe({ query: "lamb chops with mint" }).notes).toEqual([]);
  });

  it("is beef for any meat", () => {
    expect(composeRecipe({ query: "carne con patatas" }).recipe?.name).toMatch(/ternera/i);
  });

  it("is nothing for the one of two main foods that the dish cannot have", () => {
    expect(faults("liver and bacon, tripe and onions")).toEqual([]);
  });

  it("is no soup in another form, and no rice in a curry", () => {
    expect(faults("cucumber soup, coconut milk curry rice")).toEqual([]);
  });

  it("is nothing where the name of the dish says it", () => {
    expect(faults("cashew cream, horseradish sauce, oat milk")).toEqual([]);
  });
});

describe("a dish with a card", () => {
  it.each([
    ["my grandmother's apple pie", "apple-pie"],
    ["nonna's lasagne", "lasagne"],
    ["foolproof yorkshire puddings", "yorkshire-puddings"],
    ["hummus de mi suegra", "hummus"],
    ["recipe for a moussaka", "moussaka"],
    ["las croquetas de mi tía", "croquetas-de-jamon"],
  ])("is found under a variant of its name: %s", (query, id) => {
    expect(understandQuery(query).dish?.id).toBe(id);
    expect(composeRecipe({ query }).notes).toEqual([]);
  });

  it.each([
    ["vegan lasagne", "lasagne"],
    ["vegan chocolate cake", "chocolate-cake"],
    ["gluten free vegan chocolate chip cookies", "chocolate-chip-cookies"],
    ["vegan spaghetti bolognese", "bolognese"],
    ["vegetarian chilli", "chilli-con-carne"],
    ["tarta de chocolate vegana", "chocolate-cake"],
  ])("is found beside the name of a diet: %s", (query, id) => {
    expect(understandQuery(query).dish?.id).toBe(id);
  });
});

describe("plain food with its way of cooking", () => {
  it("is made of its foods where the card of that name cannot take them all", () => {
    const { recipe, notes } = composeRecipe({ query: "baked cod with potatoes" });
    expect(JSON.stringify(recipe?.ingredients)).toContain("potatoes");
    expect(JSON.stringify(recipe?.steps)).toContain("oven");
    expect(notes).toEqual([]);
  });

  it("has cream where it is to be creamy", () => {
    const { recipe } = composeRecipe({ query: "creamy garlic chicken" });
    expect(JSON.stringify(recipe?.ingredients)).toMatch(/cream|yoghurt|coconut milk/);
  });

  it("has the beans that the pantry lacks, cooked as others are", () => {
    const { recipe, notes } = composeRecipe({ query: "frijoles con arroz" });
    expect(JSON.stringify(recipe?.ingredients)).toContain("frijoles pintos");
    expect(notes).toEqual([]);
  });

  it("says which food stands for one that the pantry lacks", () => {
    expect(composeRecipe({ query: "lamb shanks with rosemary" }).notes).toContainEqual({
      code: "swapped",
      words: ["lamb shanks", "diced lamb shoulder"],
    });
  });
});

describe("the language of a name", () => {
  it.each(
    "fabada asturiana, gazpacho andaluz, salmorejo, torrijas, marmitako, ensaladilla rusa, empanada gallega, pestiños, cachopo, tortilla francesa, filetes rusos, pozole oaxaqueño, migas manchegas, tequeños".split(
      ", ",
    ),
  )("is Spanish for a name that English does not use: %s", (query) => {
    expect(understandQuery(query, "en").language).toBe("es");
  });

  it.each(
    "banh mi, blanquette de veau, sheet pan fajitas, salmon en croute, pan haggerty, paella, gazpacho, churros, tarte au citron, pizza, pizza margherita, jalapeño poppers, piña colada".split(
      ", ",
    ),
  )("is the reader's for a name of other languages, or of both: %s", (query) => {
    expect(understandQuery(query, "en").language).toBe("en");
  });
});
