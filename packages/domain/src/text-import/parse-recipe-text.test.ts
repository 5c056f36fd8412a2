import { describe, expect, it } from "vitest";
import { linkRecipe } from "../links/link-recipe.ts";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { recipeDraftSchema } from "../recipe/recipe.ts";
import { parseRecipeText, textImportProblem } from "./parse-recipe-text.ts";

const CURRY = `Chickpea curry
Serves 2
Time: 25 minutes
Ingredients
2 cans chickpeas
1 onion, chopped
2 tablespoons oil
1 tsp ground cumin
200 g chicken
1 cup rice
Method
fry the onion.
add the cumin.
add the chickpeas.
simmer 10 minutes.`;

describe("parseRecipeText", () => {
  const recipe = parseRecipeText(CURRY);

  it("groups ingredients by kind of food", () => {
    const names = Object.entries(recipe.ingredients).map(([group, rows]) => [
      group,
      rows.map((row) => row.ingredient_name),
    ]);
    expect(Object.fromEntries(names)).toEqual({
      canned_goods: ["chickpeas"],
      produce: ["onion"],
      oils_and_fats: ["oil"],
      spices_and_seasonings: ["ground cumin"],
      protein: ["chicken"],
      other: ["rice"],
    });
  });

  it("keeps the groups of the text and their order, and its titles of steps", () => {
    const pie = parseRecipeText(`Apple pie
Ingredients
For the crust:
2 1/2 cups flour
1 cup butter
Filling:
6 apples
2 tbsp flour
Topping:
1/3 cup flour
Method
For the crust:
Rub the butter into the flour.
Chill.
Filling:
Toss the apples with the flour.
Topping:
Sprinkle with the flour.
Bake for 40 minutes.`);
    expect(
      Object.entries(pie.ingredients).map(([group, rows]) => [
        group,
        ...rows.map((row) => `${row.measure} ${row.unit} ${row.ingredient_name}`.replace("  ", " ")),
      ]),
    ).toEqual([
      ["for_the_crust", "2.5 c flour", "1 c butter"],
      ["filling", "6 apples", "2 tbsp flour"],
      ["topping", `${1 / 3} c flour`],
    ]);
    expect(pie.steps.map(({ name, process }) => [name, process.length])).toEqual([
      ["For the crust", 2],
      ["Filling", 1],
      ["Topping", 2],
    ]);
    const flour = linkRecipe(normaliseRecipe(pie).recipe)
      .flat()
      .map((uses) => uses.filter(({ group, i }) => `${group} ${i}` !== "for_the_crust 1"))
      .map((uses) => uses.map(({ group, i, part }) => `${group} ${i} ${part}`));
    expect(flour).toEqual([
      ["for_the_crust 0 all"],
      [],
      ["filling 0 all", "filling 1 all"],
      ["topping 0 all"],
      [],
    ]);
  });

  it("abbreviates units as the text import does", () => {
    expect(recipe.ingredients.other?.[0]?.unit).toBe("c");
    expect(recipe.ingredients.oils_and_fats?.[0]?.unit).toBe("tbsp");
  });

  it("begins a new step after three sub-steps, with a title of capitalised cooking verbs", () => {
    expect(recipe.steps).toEqual([
      {
        name: "Fry and add",
        ingredients: [],
        process: [
          { step: "1.1", description: "Fry the onion." },
          { step: "1.2", description: "Add the cumin." },
          { step: "1.3", description: "Add the chickpeas." },
        ],
      },
      { name: "Simmer", ingredients: [], process: [{ step: "2.1", description: "Simmer 10 minutes." }] },
    ]);
  });

  it("numbers a step without a title, in the language of its verbs", () => {
    const names = (steps: string) =>
      parseRecipeText(`Soup\n\nIngredients\n1 leek\n\n${steps}`).steps.map(({ name }) => name);
    const english = "Steps\n1. Chop.\n2. Fry.\n3. Stir.\n4. In the end, all is soft.";
    const spanish = "Pasos\n1. Pica.\n2. Mezcla.\n3. Hornea.\n4. Al final todo queda blando.";
    expect(names(english)).toEqual(["Chop and fry", "Step 2"]);
    expect(names(spanish)).toEqual(["Pica y hornea", "Paso 2"]);
  });

  it("adds a tag and assumes no stated value", () => {
    expect(recipe).toMatchObject({
      duration: "25 min",
      servings: 2,
      tags: ["imported", "text"],
      assumed: [],
    });
  });

  it("fills in missing values and lists them", () => {
    expect(parseRecipeText("Mystery dish")).toEqual({
      name: "Mystery dish",
      servings: 4,
      duration: "30 min",
      tags: ["imported", "text"],
      ingredients: { main: [] },
      steps: [
        {
          name: "Preparation",
          ingredients: [],
          process: [{ step: "1.1", description: "Recipe steps not provided" }],
        },
      ],
      assumed: ["duration", "servings", "ingredients", "steps"],
    });
  });

  it("is normalised without losing its total, servings and steps", () => {
    const { recipe: draft } = normaliseRecipe(recipe);
    expect(recipeDraftSchema.safeParse(draft).success).toBe(true);
    expect(draft).toMatchObject({ servings: 2, duration: { total_time_minutes: 25 } });
    expect(draft.steps.map((step) => step.sub_steps.length)).toEqual([3, 1]);
  });
});

describe("textImportProblem", () => {
  const step = { name: "Mix", ingredients: [], process: [{ step: "1.1", description: "Mix." }] };

  it.each([
    ["a recipe with steps is fine", [step], null],
    ["a recipe without steps is refused", [], { code: "no-step" }],
    [
      "a step without a name is named by its number",
      [step, { ...step, name: " " }],
      { code: "invalid-step", step: 2 },
    ],
    [
      "a step without work is named by its number",
      [{ ...step, process: [] }],
      { code: "invalid-step", step: 1 },
    ],
  ])("%s", (_, steps, problem) => {
    expect(textImportProblem({ steps })).toEqual(problem);
  });
});
