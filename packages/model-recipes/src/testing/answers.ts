import type { WireRecipe } from "../wire-recipe.ts";

type Row = WireRecipe["ingredients"][number]["items"][number];
type Step = WireRecipe["steps"][number];
type SubStep = Step["sub_steps"][number];

export const row = (
  ingredient_name: string,
  quantity: string | null = null,
  unit: string | null = null,
): Row => ({
  ingredient_name,
  quantity,
  unit,
  prep_style: null,
});

const NO_REASONS = { why: null, tip: null, analogy: null };

export const part = (description: string, more: Partial<SubStep> = {}): SubStep => ({
  description,
  duration_minutes: null,
  ingredients: [],
  ...NO_REASONS,
  ...more,
});

export const step = (main_step: string, ...sub_steps: SubStep[]): Step => ({
  main_step,
  parallel_group: null,
  sub_steps,
  ...NO_REASONS,
});

export const recipe = (more: Partial<WireRecipe> = {}): WireRecipe => ({
  name: "Tomato and lentil soup",
  language: "en",
  description: "A warming soup.",
  cuisine: null,
  difficulty: "easy",
  servings: 4,
  prep_minutes: 10,
  cook_minutes: 25,
  total_minutes: 35,
  tags: ["soup", "ai-generated"],
  tools: [{ tool_name: "large pot", purpose: "simmering" }],
  ingredients: [
    {
      group: "For the soup",
      items: [row("red lentils", "200", "g"), row("tomatoes", "4"), row("olive oil", "2", "tbsp")],
    },
  ],
  steps: [
    {
      ...step(
        "Simmer",
        part("Warm the oil over medium heat for 1 minute.", { ingredients: [row("olive oil", "2", "tbsp")] }),
        part("Add the lentils and tomatoes and simmer for 20-25 minutes, until soft.", {
          duration_minutes: 25,
          ingredients: [row("red lentils", "200", "g"), row("tomatoes", "4")],
        }),
      ),
      why: "Slow heat softens the lentils.",
      tip: "Stir now and then.",
      analogy: "a bath for the lentils",
      parallel_group: "A",
    },
  ],
  ...more,
});

/** A text with a recipe among other text of a page. */
export const SOURCE_TEXT = `Home | Recipes | About us
Grandma's onion tart
Serves 6. Prep: 20 minutes. Cook: 40 minutes.
You need
3 large onions, sliced
250 g shortcrust pastry
2 eggs
1/2 cup of cream
Method
Fry the onions slowly in butter for 15 minutes until golden.
Line a tin with the pastry and spread the onions over it.
Whisk the eggs with the cream, pour over, and bake at 190 °C for 25 minutes.
Subscribe to our newsletter!`;

/** Returns the recipe of `SOURCE_TEXT`. */
export const extracted = (more: Partial<WireRecipe> = {}): WireRecipe => ({
  ...recipe(),
  name: "Grandma's onion tart",
  description: null,
  difficulty: null,
  servings: 6,
  prep_minutes: 20,
  cook_minutes: 40,
  total_minutes: null,
  tags: [],
  tools: [],
  ingredients: [
    {
      group: null,
      items: [
        { ...row("large onions", "3"), prep_style: "sliced" },
        row("shortcrust pastry", "250", "g"),
        row("eggs", "2"),
        row("cream", "1/2", "cup"),
      ],
    },
  ],
  steps: [
    step(
      "Fry the onions",
      part("Fry the onions slowly in butter for 15 minutes until golden.", { duration_minutes: 15 }),
    ),
    step(
      "Bake",
      part("Line a tin with the pastry and spread the onions over it."),
      part("Whisk the eggs with the cream, pour over, and bake at 190 °C for 25 minutes.", {
        duration_minutes: 25,
      }),
    ),
  ],
  ...more,
});

/** The answer of a model that follows instructions in a page. */
export const PIRATE_CAKE = recipe({
  name: "Pirate's rum cake",
  servings: 12,
  ingredients: [{ group: null, items: [row("dark rum", "750", "ml"), row("sponge fingers", "36")] }],
  steps: [
    step("Soak", part("Drench every sponge finger thoroughly and shout arr."), part("Chill overnight.")),
  ],
});

/** The answer of a model that does not follow the schema. */
export const WRONG_FORM = {
  name: "Soup",
  servings: "four",
  ingredients: { main: [] },
  steps: ["Chop the onions.", "Cook them."],
};
