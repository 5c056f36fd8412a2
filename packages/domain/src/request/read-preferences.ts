import { isKindOfFood } from "./baby-kinds.ts";
import { isJoined, setUsed, type Query, writtenWords } from "./query-words.ts";
import type { NamedDish } from "./read-dish.ts";
import type { NamedFood } from "./read-foods.ts";
import type { RecipeRequest } from "../recipe/recipe-request.ts";
import { DIET_WORDS, NOT_A_DIET } from "./vocabulary/diet-terms.ts";
import { phrases } from "./phrases.ts";
import { PREFERENCE_WORDS } from "./vocabulary/preference-words.ts";
import { TOOLS } from "./vocabulary/tool-terms.ts";

type Preferences = Pick<RecipeRequest, "diets" | "tools" | "preferences" | "onlyThese">;

const ONLY = phrases<boolean>([
  [
    "only, just, all i have is, all i have are, all i have, solo, solamente, unicamente, lo unico que tengo",
    true,
  ],
  [
    `only these, only those, nothing else, nothing but, no other ingredients, no other ingredient, no extra ingredients, nothing more, no extras, only use, use only, using only, only using, i only have, we only have, only have, only got,
     thats it, and thats it, thats the lot, thats all [i have|ive got|i got|we have|weve got], thats all there is, is all [i have|ive got|i got|we have|weve got], are all [i have|ive got|i got|we have|weve got], nothing else [really|at all], nothing else [in the fridge|in the cupboard|in the house|at home|in|here|] [except|but|apart from|besides|bar|other than], not much else, eso es todo, es todo lo que [tengo|hay|tenemos|me queda], no tengo nada mas, no hay nada mas, no me queda nada mas,
     only what i have, only with what i have, y nada mas, nada mas, solo con, solo estos ingredientes, solo esto, solo tengo, solo tenemos, sin otros ingredientes, unicamente con`,
    false,
  ],
]);

/** Reads diets, appliances and preferences, and marks their words; those of a dish's name are no wishes. */
export function readPreferences(
  query: Query,
  foods: readonly NamedFood[],
  dish: NamedDish | null,
): Preferences {
  const { words, used } = query;
  const preferences: Preferences = { diets: [], tools: [], preferences: [], onlyThese: false };
  let at = 0;
  while (at < words.length) {
    const isNamed = dish?.known != null && dish.known.start <= at && at < dish.known.end;
    const isOnly = ONLY.at(words, at);
    const isDenied = /^(?:not|no)$/.test(words[at - 1]?.key ?? "") && isJoined(words[at]);
    if (
      isOnly &&
      !isNamed &&
      !isDenied &&
      !isMuchMore(query, at, isOnly.length) &&
      (!isOnly.value || isFoodNext(query, foods, at + isOnly.length))
    ) {
      preferences.onlyThese = true;
      setUsed(query, at, at + isOnly.length);
      at += isOnly.length;
      continue;
    }
    if (used[at] || isNamed) {
      at += 1;
      continue;
    }
    at = Math.max(at + 1, readPreference(query, foods, preferences, at));
  }
  return preferences;
}

function readPreference(
  query: Query,
  foods: readonly NamedFood[],
  preferences: Preferences,
  at: number,
): number {
  const { words } = query;
  const negated = NOT_A_DIET.at(words, at);
  if (negated) return (setUsed(query, at, at + negated.length), at + negated.length);
  if (isKindOfFood(query, foods, at)) return (setUsed(query, at, at + 1), at + 1);
  const diet = DIET_WORDS.at(words, at);
  const tool = TOOLS.at(words, at);
  const preference = PREFERENCE_WORDS.at(words, at);
  const longest = Math.max(diet?.length ?? 0, tool?.length ?? 0, preference?.length ?? 0);
  const food = foods.find(({ start, end }) => start <= at && at < end);
  if (longest === 0 || (food && food.end > at + longest && !diet)) return at;
  const end = at + longest;
  const written = writtenWords(query, at, end);
  if (diet?.length === longest) preferences.diets.push({ diet: diet.value, words: written });
  else if (food) return at;
  else if (tool?.length === longest) preferences.tools.push({ tool: tool.value, use: true, words: written });
  else if (preference) preferences.preferences.push(preference.value);
  setUsed(query, at, end);
  return end;
}

/** Returns whether "nada más" goes on: "nada más fácil" limits nothing. */
function isMuchMore({ words }: Query, at: number, length: number): boolean {
  if (words[at]?.key !== "nada" || length !== 2) return false;
  const after = words[at + length];
  return isJoined(after) && !/^(?:que|con|gracias|por)$/.test(after?.key ?? "");
}

/** "only rice and an egg" limits the foods, "only 20 minutes" does not. */
function isFoodNext(query: Query, foods: readonly NamedFood[], at: number): boolean {
  if (!isJoined(query.words[at]) || query.used[at]) return false;
  return foods.some(({ start, from }) => from === at || start === at || (start > at && start - at <= 2));
}
