import { place, type Placement } from "./placement.ts";
import type { Form } from "./forms/form.ts";
import { FORMS } from "./forms/forms.ts";
import { type Food, wordList } from "./pantry/food.ts";
import type { Random } from "./random.ts";
import { type Theme, THEMES } from "./themes.ts";
import type { Asked, Reading } from "./words/reading.ts";

/** How readily a dish is thought of when nobody named one. */
const READINESS: Readonly<Record<string, number>> = {
  traybake: 3,
  soup: 2,
  plate: 2,
  pasta: 2,
  rice: 2,
  pancakes: 2,
  crumble: 2,
  salad: 1,
  stew: 1,
  bowl: 1,
  "stir-fry": 1,
  omelette: 1,
  smoothie: 1,
  burgers: -2,
  pizza: -2,
  fritters: -2,
  "cold-soup": -4,
  broth: -12,
};

/** What warms from inside. */
const HEARTY = new Set(["stew", "soup", "gratin", "curry", "risotto"]);

export interface FormChoice {
  form: Form;
  placement: Placement;
}

/** The forms that the query could mean, best first: those that it names, else those that take most of its foods. */
export function chooseForms(
  reading: Reading,
  foods: readonly Asked[],
  isAllowed: (food: Food) => boolean,
  random: Random,
): FormChoice[] {
  const named = reading.forms.map(({ form }) => form);
  const scored = FORMS.map((form) => {
    const placement = place(form, foods, isAllowed);
    const isNamed = named.indexOf(form);
    const score =
      (isNamed < 0 ? 0 : 1000 - isNamed) +
      scoreOf(form, placement, reading) +
      random() * (foods.length === 0 ? 8 : 2.5);
    return { form, placement, score };
  });
  return scored.toSorted((a, b) => b.score - a.score);
}

function scoreOf(form: Form, { placed, leftOut }: Placement, { wishes, theme, foods }: Reading): number {
  const invites = wordList(form.invites);
  const invited = placed.filter(
    ({ food }) => invites.includes(food.id) || invites.includes(food.kind),
  ).length;
  const wantsMeal = (["breakfast", "light", "main", "dessert", "drink"] as const).find((meal) =>
    wishes.has(meal),
  );
  const isSweetQuery =
    foods.length > 0 &&
    foods.every((asked) =>
      asked.foods.every((food) => food.isSweet && food.role !== "fat" && food.id !== "egg"),
    );
  const isSweetForm = form.isSweet ?? false;
  const mealScore =
    wantsMeal === undefined ? (isSweetForm === isSweetQuery ? 2 : -4) : mealMatch(form, wantsMeal);
  const hearty = wishes.has("hearty") && HEARTY.has(form.id) ? 8 : 0;
  const smooth = wishes.has("smooth") && form.id === "soup" ? 12 : 0;
  const home =
    theme !== undefined && form.home === theme.id
      ? 7
      : theme !== undefined && !wordList(form.themes).includes(theme.id)
        ? -4
        : 0;
  return (
    placed.length * 10 -
    leftOut.reduce((sum, { foods: [likeliest] }) => sum + missed(likeliest), 0) +
    Math.min(2, invited) * 5 +
    mealScore +
    smooth +
    hearty +
    home +
    (READINESS[form.id] ?? 0)
  );
}

/** How much a food is missed that has no place: what a dish is about more than what seasons it. */
function missed(each: Food | undefined): number {
  if (each?.role === "protein" || each?.role === "pulse") return 22;
  return each?.role === "topping" || each?.role === "spice" || each?.role === "herb" ? 8 : 12;
}

function mealMatch(form: Form, meal: Form["meal"]): number {
  if (form.meal === meal) return 8;
  if (meal === "breakfast" && (form.id === "omelette" || form.id === "smoothie")) return 8;
  return form.isSweet === (meal === "dessert" || meal === "breakfast" || meal === "drink") ? -2 : -8;
}

/** The kitchen that seasons it: the one that was named, else the one that knows most of the foods. */
export function chooseTheme(
  form: Form,
  { theme, language }: Reading,
  { placed }: Placement,
  random: Random,
): Theme {
  const allowed = THEMES.filter(({ id }) => wordList(form.themes).includes(id));
  let best: { theme: Theme; score: number } | null = null;
  for (const each of allowed) {
    const known = placed.filter(({ food }) => each.foods.includes(food.id)).length;
    const native = language === "es" && each.id === "spanish" ? 2 : 0;
    const score =
      known * 4 +
      (form.home === each.id ? 3 : 0) +
      native +
      random() * 2 -
      wordList(form.themes).indexOf(each.id) * 0.3;
    if (!best || score > best.score) best = { theme: each, score };
  }
  return theme ?? best?.theme ?? allowed[0] ?? THEMES[0] ?? never();
}

function never(): never {
  throw new Error("There is no kitchen.");
}
