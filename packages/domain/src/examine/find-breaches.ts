import { foodById } from "../food/foods.ts";
import { holds, holdsFood, type NamedFood, type Target } from "../food/holds.ts";
import { isContent } from "../food/content.ts";
import type { RecipeDraft } from "../recipe/recipe.ts";
import { dietOf } from "../request/diets.ts";
import type { Exclusion, RecipeRequest, ToolId } from "../recipe/recipe-request.ts";
import type { Breach } from "../recipe/examination.ts";
import { foodsOf, type RecipeFoods } from "./recipe-foods.ts";
import { rowsFoods } from "./row-references.ts";
import { plainText, type RecipeSentence, type RecipeSentences } from "./recipe-sentences.ts";
import { chokingFoods } from "./choking.ts";

/** The parts of a request that bar something. A cook's profile has the first two as well. */
export type Bars = Pick<RecipeRequest, "excluded" | "diets"> &
  Partial<Pick<RecipeRequest, "foods" | "onlyThese" | "tools">>;

/** A part of a request with what it bars. */
interface Bar {
  code: "left-out" | "diet";
  request: string;
  target: Target;
  /** The words themselves, where they name no known food: they are looked for as they are. */
  literal: RegExp | null;
}

/**
 * Finds what a recipe has though the request bars it: in every ingredient row and every sentence of the steps, in compound
 * foods too. Foods that a sentence names as absent ("without butter") or compares with ("the size of a walnut") are not
 * eaten and do not count.
 */
export function findBreaches(recipe: RecipeDraft, request: Bars): Breach[] {
  const foods = foodsOf(recipe);
  const bars = barsIn(request);
  const others = request.onlyThese === true ? notOnlyThese(foods, request) : [];
  return unique([
    ...breachesInRows(foods, bars),
    ...breachesInSteps(foods, bars),
    ...chokingBreaches(foods.sentences, request),
    ...others,
    ...toolBreaches(foods.sentences.steps, request.tools ?? []),
  ]);
}

function barsIn({ excluded, diets }: Bars): Bar[] {
  return [
    ...excluded.map((each) => ({
      code: "left-out" as const,
      request: each.words,
      target: targetOf(each),
      literal: each.foods.length === 0 && each.contents.length === 0 ? literally(each.words) : null,
    })),
    ...diets.map(({ diet, words }) => ({
      code: "diet" as const,
      request: words,
      target: withoutChoking(dietOf(diet)),
      literal: null,
    })),
  ];
}

/** What a child chokes on depends on its form, which `chokingBreaches` looks at. */
function withoutChoking({ foods, contents }: Target): Target {
  return { foods, contents: contents.filter((content) => content !== "choking") };
}

function chokingBreaches(sentences: RecipeSentences, { diets }: Bars): Breach[] {
  return diets
    .filter(({ diet }) => dietOf(diet).contents.includes("choking"))
    .flatMap(({ words: request }) =>
      chokingFoods(sentences).map(({ words: food, sentence: { where, quote } }) => ({
        code: "diet" as const,
        food,
        request,
        where,
        quote,
      })),
    );
}

function targetOf({ foods, contents }: Exclusion): Target {
  return { foods, contents: contents.filter(isContent) };
}

function literally(words: string): RegExp | null {
  const plain = plainText(words).replace(/[^\p{L}\p{N} ]/gu, "");
  if (plain === "") return null;
  return new RegExp(`(?<![\\p{L}])${plain.replace(/e?s$/, "")}(?:e?s)?(?![\\p{L}])`, "u");
}

function breachesInRows({ rows }: RecipeFoods, bars: readonly Bar[]): Breach[] {
  return rows.flatMap(({ sentence, foods }) =>
    bars.flatMap((bar) =>
      breachesIn(
        sentence,
        bar,
        foods.filter((mention) => holds(mention, bar.target)),
      ),
    ),
  );
}

/** Finds the foods of steps that are barred, but for those by which a sentence means an allowed row. */
function breachesInSteps({ rows, steps, language }: RecipeFoods, bars: readonly Bar[]): Breach[] {
  const listed = rows.flatMap(({ foods }) => foods);
  const withAllowed = bars.map((bar) => {
    const allowed = listed.filter((mention) => !holds(mention, bar.target));
    return { bar, isAllowed: allowed.length > 0 ? rowsFoods(allowed, language) : () => false };
  });
  return steps.flatMap(({ sentence, foods }) =>
    withAllowed.flatMap(({ bar, isAllowed }) =>
      breachesIn(
        sentence,
        bar,
        foods.filter((mention) => holds(mention, bar.target) && !isAllowed(mention)),
      ),
    ),
  );
}

function breachesIn(
  { where, quote, plain }: RecipeSentence,
  { code, request, literal }: Bar,
  barred: readonly { words: string }[],
): Breach[] {
  const written = literal?.exec(plain)?.[0];
  const words = barred.map((mention) => mention.words);
  const found = new Set(written === undefined ? words : [...words, written]);
  return [...found].map((food) => ({ code, food, request, where, quote }));
}

/** Foods that need no mention: who asks for nothing but rice and an egg has them. */
const STAPLES = ["salt", "black-pepper", "water", "ice", "oil"];

function notOnlyThese({ rows }: RecipeFoods, { foods = [] }: Bars): Breach[] {
  const named = foods.flatMap(({ food }) => (food === null ? [] : [food]));
  const request = foods.map(({ words }) => words).join(", ");
  const isAllowed = ({ food }: NamedFood) =>
    [...named, ...STAPLES].some((id) => {
      const other = foodById(id);
      return holdsFood(food, id) || (other !== null && holdsFood(other, food.id));
    });
  return rows.flatMap(({ sentence: { where, quote }, foods: listed }) => {
    const other = listed.find((mention) => !isAllowed(mention));
    return other ? [{ code: "not-only-these" as const, food: other.words, request, where, quote }] : [];
  });
}

/** Words that show the use of an appliance. */
const TOOL_PATTERNS: Readonly<Partial<Record<ToolId, RegExp>>> = {
  oven: /\b(?:ovens?|bake[sd]?|baking (?:tray|sheet|tin)|pre-?heat\w*|hornos?|hornea\w*|precalient\w*)\b/,
  stove: /\b(?:hob|stove(?:top)?|frying pan|skillet|saucepan|fogon|vitroceramica|sarten|cazuela)\b/,
  microwave: /\bmicrowave[sd]?|microondas\b/,
  blender: /\b(?:blender|liquidi[sz]er|batidora|licuadora|blend until)\b/,
  mixer: /\b(?:stand mixer|electric (?:mixer|whisk)|hand mixer|amasadora|varillas electricas)\b/,
  "food-processor": /\b(?:food processor|robot de cocina|picadora|procesador)\b/,
  "air-fryer": /\b(?:air[- ]?fr(?:yer|ied|y)|freidora de aire)\b/,
  "slow-cooker": /\b(?:slow[- ]cooker|crock ?pot|olla de coccion lenta)\b/,
  "pressure-cooker": /\b(?:pressure[- ]cooker|instant pot|olla (?:a presion|express?|rapida))\b/,
  barbecue: /\b(?:barbecue|bbq|barbacoa|parrilla)\b/,
};

/** Appliances in which food is "baked" too. */
const BAKES =
  /\b(?:air[- ]?fr(?:yer|ied|y)|freidora de aire|microwave|microondas|pressure[- ]cooker|olla (?:a presion|express?|rapida)|barbecue|barbacoa)\b/;

/** Returns whether "bake" is but the word for another appliance of a step: the heading "Bake" over "in the air fryer". */
function isOfOtherAppliance(steps: readonly RecipeSentence[], index: number, used: string): boolean {
  const isVerb = /^(?:bake|hornea)/.test(used);
  return isVerb && steps.some(({ where, plain }) => where.index === index && BAKES.test(plain));
}

function toolBreaches(steps: readonly RecipeSentence[], tools: RecipeRequest["tools"]): Breach[] {
  return tools
    .filter(({ use }) => !use)
    .flatMap(({ tool, words }) =>
      steps.flatMap(({ plain, where, quote }) => {
        const used = TOOL_PATTERNS[tool]?.exec(plain)?.[0];
        const isDenied =
          /\b(?:no|without|sin) (?:an? |the |el |la |un )?(?:oven|horno|stove|blender|mixer|microwave|microondas|batidora)\b/.test(
            plain,
          );
        return used === undefined || isDenied || isOfOtherAppliance(steps, where.index, used)
          ? []
          : [{ code: "tool" as const, food: used, request: words, where, quote }];
      }),
    );
}

function unique(breaches: readonly Breach[]): Breach[] {
  const seen = new Set<string>();
  return breaches.filter(({ code, food, request, where, quote }) => {
    const key = [code, food, request, where.part, where.index, quote].join("\n");
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
