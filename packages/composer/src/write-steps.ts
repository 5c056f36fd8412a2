import type { RecipeLanguage } from "@larder/domain/language";
import type { IngredientRow, Step, SubStep } from "@larder/domain/recipe/recipe";
import { type Bilingual, t } from "./bilingual.ts";
import { type Dish, type Use, usesIn } from "./dish.ts";
import { rowOf } from "./ingredient-rows.ts";
import type { TechniqueTip } from "./technique-tips.ts";
import { TECHNIQUE_TIPS } from "./technique-tips.ts";
import type { Share } from "@larder/domain/food/noun";
import type { Plan, PlannedPart, PlannedStep } from "./plan.ts";
import { safetyOf } from "./safety.ts";
import { fill, type Names } from "./sentence.ts";

/** The state while a recipe is written: foods are listed where they are first named. */
interface Page {
  dish: Dish;
  language: RecipeLanguage;
  shares: ReadonlyMap<Use, Share>;
  listed: Map<Use, IngredientRow>;
}

/** Writes the steps of a plan, and returns the foods that they use, in order. */
export function writeSteps(
  { steps }: Plan,
  dish: Dish,
  language: RecipeLanguage,
): { steps: Step[]; listed: ReadonlyMap<Use, IngredientRow> } {
  const shares = sharesOf(steps, dish);
  const page: Page = { dish, language, shares, listed: new Map() };
  return { steps: steps.map((step) => writeStep(step, page)), listed: page.listed };
}

/** Returns the share by which each food of several steps is named, so that the cook does not add all of it at once. */
function sharesOf(steps: readonly PlannedStep[], dish: Dish): Map<Use, Share> {
  const parts = steps.flatMap((step) => step.parts);
  const named = new Set(parts.flatMap((part) => fill(part.instruction, "en", namesIn(part, dish)).named));
  const byFood = new Map<string, Use[]>();
  for (const use of named) byFood.set(use.food.id, [...(byFood.get(use.food.id) ?? []), use]);
  const shares = new Map<Use, Share>();
  for (const uses of byFood.values()) {
    if (uses.length < 2) continue;
    for (const [at, use] of uses.entries()) shares.set(use, at === uses.length - 1 ? "rest" : "part");
  }
  return shares;
}

function namesIn(part: PlannedPart, dish: Dish): Names<Use> {
  return {
    of: (name) => part.names[name] ?? usesIn(dish, name),
    numbers: {
      time: part.minutes,
      count: dish.servings,
      ...(part.waterForOne !== undefined && { water: roundedUp(part.waterForOne * dish.servings) }),
    },
  };
}

/** Rounds up to 10 ml, as a jug measures. */
function roundedUp(millilitres: number): number {
  return Math.ceil(millilitres / 10) * 10;
}

function writeStep(step: PlannedStep, page: Page): Step {
  const { language } = page;
  const techniqueTip: TechniqueTip | undefined = step.techniqueTip && TECHNIQUE_TIPS[step.techniqueTip];
  const analogy = techniqueTip?.analogy?.[language];
  return {
    main_step: step.title[language],
    ...(techniqueTip && { why: techniqueTip.why[language], tip: techniqueTip.tip[language] }),
    ...(analogy !== undefined && { analogy }),
    ...(step.group !== undefined && { parallel_group: step.group }),
    sub_steps: step.parts.map((part) => writePart(part, page)),
  };
}

/** The seasonings that a dish can do without. */
const DISPENSABLE = new Set(["salt", "pepper"]);

/** Removes the placeholders of seasonings that the dish does without, and the words that join them. */
function withoutMissing(instruction: Bilingual, { of }: Pick<Names<Use>, "of">): Bilingual {
  const strip = (text: string) =>
    text.replaceAll(
      /,? (?:season with|sazona con) \{(\w+)\}|,? (?:with|and|con|y) \{(\w+)\}|\{(\w+)\} (?:and|y) /g,
      (all, ...names: (string | undefined)[]) => {
        const name = names.slice(0, 3).find((each) => each !== undefined) ?? "";
        return DISPENSABLE.has(name) && of(name).length === 0 ? "" : all;
      },
    );
  return t(strip(instruction.en), strip(instruction.es));
}

function writePart(part: PlannedPart, { dish, language, shares, listed }: Page): SubStep {
  const names = namesIn(part, dish);
  const { text, named } = fill(withoutMissing(part.instruction, names), language, { ...names, shares });
  const rows: IngredientRow[] = [];
  for (const use of named) {
    if (listed.has(use)) continue;
    const row = rowOf(use, language);
    listed.set(use, row);
    rows.push(row);
  }
  const safety = safetyOf(part.safe).map((sentence) => sentence[language]);
  return {
    description: [text, ...safety].join(" "),
    ...(part.minutes > 0 && { duration_minutes: part.minutes }),
    ...(rows.length > 0 && { ingredients: rows }),
  };
}
