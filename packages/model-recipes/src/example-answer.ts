import type { WireRecipe } from "./wire-recipe.ts";

/** Shows small models the form. It is short, so that they do not copy it. */
export const EXAMPLE: WireRecipe = {
  name: "Soft-boiled egg on toast",
  language: "en",
  description: "A quick breakfast.",
  cuisine: null,
  difficulty: "easy",
  servings: 1,
  prep_minutes: 2,
  cook_minutes: 8,
  total_minutes: 10,
  tags: ["breakfast"],
  tools: [{ tool_name: "small saucepan", purpose: "boiling the egg" }],
  ingredients: [
    {
      group: null,
      items: [
        { ingredient_name: "egg", quantity: "1", unit: null, prep_style: null },
        { ingredient_name: "bread", quantity: "1", unit: "slice", prep_style: null },
      ],
    },
  ],
  steps: [
    {
      main_step: "Boil and serve",
      parallel_group: null,
      why: null,
      tip: null,
      analogy: null,
      sub_steps: [
        {
          description: "Lower the egg into boiling water and cook for 7 minutes.",
          duration_minutes: 7,
          ingredients: [{ ingredient_name: "egg", quantity: "1", unit: null, prep_style: null }],
          why: "The white sets before the yolk does.",
          tip: null,
          analogy: null,
        },
        {
          description: "Toast the bread, peel the egg and serve it on top.",
          duration_minutes: null,
          ingredients: [{ ingredient_name: "bread", quantity: "1", unit: "slice", prep_style: null }],
          why: null,
          tip: null,
          analogy: null,
        },
      ],
    },
  ],
};
