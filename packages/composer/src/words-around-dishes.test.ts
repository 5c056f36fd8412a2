import { describe, expect, it } from "vitest";
import { composeRecipe } from "./compose-recipe.ts";
import { understandQuery } from "./understand.ts";

describe("a dish is found among words that name none", () => {
  it.each([
    ["a word for recipe that is misspelt", "spanakopita recipie", "spanakopita"],
    ["a misspelt name", "sticky toffee puding", "sticky-toffee-pudding"],
    ["exchanged letters", "lasanga", "lasagne"],
    ["a misspelt Spanish name", "croqetas de jamon", "croquetas-de-jamon"],
    ["where it comes from, after it", "ropa vieja cuban style", "ropa-vieja"],
    ["where it comes from, as an adjective", "ajoblanco malagueño", "ajoblanco"],
    ["a town", "espinacas con garbanzos como en sevilla", "espinacas-con-garbanzos"],
    ["small talk", "buenas! receta de alfajores de maicena porfa", "alfajores"],
    ["a memory", "hola, mi abuela hacía unas migas buenísimas, cómo se hacen?", "migas"],
    ["an accent that Spanish has alone", "tiramisú", "tiramisu"],
  ])("%s: %s", (_, query, id) => {
    expect(understandQuery(query).dish?.id).toBe(id);
  });

  it.each(["georgian bread", "ensalada mallorquina", "cocido lebaniego", "soup alla norma"])(
    "another dish is not: %s",
    (query) => {
      expect(composeRecipe({ query }).recipe).toBeNull();
    },
  );

  it.each([
    ["brown rice", "boiled-rice-brown"],
    ["quinoa cocida", "boiled-quinoa"],
    ["garbanzos cocidos", "boiled-dried-chickpeas"],
    ["cook dried kidney beans", "boiled-dried-kidney-beans"],
  ])("a grain or a pulse that stands alone is boiled: %s", (query, id) => {
    expect(understandQuery(query).dish?.id).toBe(id);
  });

  it.each([
    "brown rice with chicken",
    "tengo garbanzos cocidos",
    "I have quinoa and black beans",
    "leftover cooked quinoa",
  ])("a grain or a pulse in another dish is a food of it: %s", (query) => {
    expect(understandQuery(query).dish).toBeNull();
  });

  it("words of an exclusion are not corrected", () => {
    expect(understandQuery("cookies without penuts").unresolved).toEqual(["penuts"]);
  });

  it("names with a Spanish accent are answered in Spanish", () => {
    expect(understandQuery("mojo picón").language).toBe("es");
  });
});

describe("the words of a request that say who eats, and where", () => {
  it.each([
    ["lentejas sin chorizo, soy musulmán", ["halal"]],
    ["curry for dinner, I'm 7 months pregnant", ["pregnancy"]],
    ["cena para una embarazada de 7 meses", ["pregnancy"]],
    ["sopa para mi abuela de 90 años", ["weak-immunity"]],
  ])("%s", (query, diets) => {
    const request = understandQuery(query);
    expect(request.diets.map(({ diet }) => diet)).toEqual(diets);
    expect(request.unresolved).toEqual([]);
  });

  it("an allergy that names nothing makes allergies of what is left out", () => {
    const { excluded, unresolved } = understandQuery("bizcocho sin huevo ni leche para mi nieto alérgico");
    expect(unresolved).toEqual([]);
    expect(excluded.map(({ isAllergy }) => isAllergy)).toEqual([true, true]);
  });

  it("a barbecue where people eat is no appliance", () => {
    expect(understandQuery("potato salad for 30 guests at a barbecue").tools).toEqual([]);
  });

  it("a rice cooker is no rice and no stove", () => {
    const { tools, dish } = understandQuery("rice cooker meal for one");
    expect(tools.map(({ tool }) => tool)).toEqual(["rice-cooker"]);
    expect(dish).toBeNull();
  });

  it.each(["a tin of chickpeas, that's all I've got", "half a cabbage and bacon, nothing else really"])(
    "nothing else is there: %s",
    (query) => {
      expect(understandQuery(query).onlyThese).toBe(true);
    },
  );
});

describe("notes", () => {
  it.each(["halal spaghetti carbonara", "kosher beef stroganoff"])(
    "a diet that the foods keep is not called broken: %s",
    (query) => {
      expect(composeRecipe({ query }).notes.map(({ code }) => code)).toContain("by-foods");
    },
  );

  it("a danger for which nothing is made stands alone", () => {
    const { notes } = composeRecipe({ query: "green potatoes without mystery sauce" });
    expect(notes.map(({ code }) => code)).toEqual(["danger"]);
  });

  it("a food that must not stay raw is named in the language of the answer", () => {
    const { notes } = composeRecipe({ query: "ceviche para embarazada" });
    expect(notes).toContainEqual({ code: "not-without", words: ["pescado blanco", "Ceviche"] });
  });
});

describe("what is chosen for plain foods", () => {
  it.each([
    ["overripe bananas", "Banana bread"],
    ["lentejas en olla express", "Lentejas"],
  ])("%s: %s", (query, name) => {
    expect(composeRecipe({ query }).recipe?.name).toMatch(new RegExp(`^${name}`));
  });
});

it("a food that the request bars is said to be left out", () => {
  const { notes } = composeRecipe({ query: "vegan omelette with eggs and cheese" });
  expect(notes).toContainEqual({ code: "contradiction", words: ["eggs", "vegan"] });
});

describe("beside the name of a dish, an exclusion", () => {
  it.each([
    "brownies alergic eggs",
    "brownies allergic: eggs",
    "brownies allergy eggs",
    "brownies alérgico huevo",
    "brownies alergia huevo",
    "brownies -eggs",
  ])("leaves out the food and not the dish: %s", (query) => {
    const { dish, excluded } = understandQuery(query);
    expect(dish?.id).toBe("brownies");
    expect(excluded.flatMap(({ contents }) => contents)).toContain("egg");
  });

  it.each([
    "no carbonara without eggs, so give me carbonara",
    "no lasagne is complete without cheese, recipe?",
    "no hay carbonara sin huevo, dame la receta",
  ])("is none where no dish is without the food: %s", (query) => {
    const { excluded, unresolved } = understandQuery(query);
    expect({ excluded, unresolved }).toEqual({ excluded: [], unresolved: [] });
  });
});

describe("words that nobody knows around a food and a negation", () => {
  it.each([
    ["lasagne, nobody here would come within a mile of mushrooms", "nobody"],
    ["brownies, my face puffs and I wheeze with walnuts", "wheeze"],
  ])("are asked back: %s", (query, word) => {
    const { unresolved, excluded } = understandQuery(query);
    expect(excluded).toEqual([]);
    expect(unresolved.join(" ")).toContain(word);
  });
});

describe("a price", () => {
  it.each(["dinner for £3", "dinner for two under £10", "cena por 8 €", "cena de 5 euros"])(
    "counts no people, is cheap, and is said not to be known: %s",
    (query) => {
      const { servings, preferences, unknown } = understandQuery(query);
      expect(servings).not.toBe(3);
      expect(preferences).toContain("cheap");
      expect(unknown).toHaveLength(1);
    },
  );

  it("is none of a weight", () => {
    expect(understandQuery("8 pounds of chicken wings").unknown).toEqual([]);
  });
});

describe("the name of what is made", () => {
  it("is that of the bird that is left over", () => {
    expect(composeRecipe({ query: "turkey left from christmas" }).recipe?.name).toBe("Leftover turkey pie");
  });

  it("is said to be near to the dish where another one is made of it", () => {
    const { notes } = composeRecipe({ query: "fabada vegana", language: "es" });
    expect(notes).toContainEqual({ code: "other-dish", words: ["fabada"] });
  });

  it("is that of the bread that is asked for, whatever else says bread", () => {
    const { recipe } = composeRecipe({ query: "focaccia recipe please! first time baking bread" });
    expect(recipe?.name).toBe("Focaccia");
  });
});
