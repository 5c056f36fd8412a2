import { linkIngredients, type LinkRequest } from "@larder/domain/links/link-ingredients";
import { processorMs } from "./processor-time.ts";
import type { Comparison } from "./table.ts";

const MANY = 2_000;
const ROUNDS = 7;
const GROWTH = 10;
const REPEATS = 100;

/** A list and steps as web pages have them: groups, portions, a phrase for the rest, sentences without a food. */
const RECIPE: LinkRequest = {
  ingredients: [
    ["500 g boneless chicken thighs, diced", "Stew"],
    ["3 tbsp olive oil, divided", "Stew"],
    ["1 large onion, finely chopped", "Stew"],
    ["3 cloves garlic, minced", "Stew"],
    ["2 tsp ground cumin", "Stew"],
    ["1 tsp smoked paprika", "Stew"],
    ["400 ml low-sodium chicken stock", "Stew"],
    ["1 (14 oz) can chickpeas, drained and rinsed", "Stew"],
    ["Salt and freshly ground black pepper, to taste", "Stew"],
    ["200 g plain yoghurt", "Sauce"],
    ["1 lemon, zest and juice", "Sauce"],
    ["1/2 cup chopped fresh parsley, plus more for serving", "Sauce"],
  ].map(([text = "", group = ""]) => ({ text, group })),
  steps: [
    "Heat 2 tablespoons of the oil in a large pan over medium heat. Season the chicken with salt and pepper and brown it on all sides, about 6 minutes. Set aside.",
    "Add the remaining oil and the onion to the pan and cook until the onion is soft and golden, stirring now and then.",
    "Stir in the garlic and all the spices and fry for a minute, until fragrant. Pour in the chicken stock and scrape the bottom of the pan.",
    "Return the chicken to the pan, add the chickpeas, cover and simmer for 25 minutes. Taste and adjust the salt.",
    "Meanwhile, mix all the sauce ingredients in a small bowl and chill until needed.",
    "Serve the stew with the yoghurt sauce and a little more parsley.",
  ],
};

/** Measures linking: recipes per second on one core, and the growth of the time with ten times the text. */
export async function benchLinks(): Promise<Comparison[]> {
  return [
    throughput(),
    growth("ten times the steps", (times) => ({ ...RECIPE, steps: repeated(RECIPE.steps, times) })),
    growth("ten times the list and the steps", (times) => ({
      ingredients: repeated(RECIPE.ingredients, times),
      steps: repeated(RECIPE.steps, times),
    })),
    growth("one step of ten times the text", (times) => ({
      ...RECIPE,
      steps: [repeated(RECIPE.steps, times).join(" ")],
    })),
  ];
}

function throughput(): Comparison {
  const oursMs = best(() => {
    for (let at = 0; at < MANY; at += 1) linkIngredients(RECIPE);
  });
  const bareMs = best(() => {
    for (let at = 0; at < MANY; at += 1) for (const text of textsOf(RECIPE)) text.match(/\p{L}+/gu);
  });
  const perSecond = Math.round((MANY / oursMs) * 1_000);
  return {
    what: `linkIngredients, ${MANY} recipes; bare: cut into words`,
    oursMs,
    bareMs,
    figure: `${perSecond.toLocaleString("en")} recipes a second`,
  };
}

/** Compares ten times the text with a tenth of it, many times so that both take long enough to be measured. */
function growth(what: string, requestOf: (times: number) => LinkRequest): Comparison {
  const timeOf = (request: LinkRequest) =>
    best(() => {
      for (let at = 0; at < REPEATS; at += 1) linkIngredients(request);
    }) / REPEATS;
  const oursMs = timeOf(requestOf(GROWTH));
  const bareMs = timeOf(requestOf(1));
  return { what: `links: ${what}; bare: a tenth`, oursMs, bareMs };
}

function best(run: () => void): number {
  run();
  return processorMs(ROUNDS, run);
}

function repeated<T>(list: readonly T[], times: number): T[] {
  return Array.from({ length: times }, () => list).flat();
}

function textsOf({ ingredients, steps }: LinkRequest): string[] {
  return [...ingredients.map(({ text }) => text), ...steps];
}
