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
    if (isOnly && !isNamed && (!isOnly.value || isFoodNext(query, foods, at + isOnly.length))) {
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

/** "only rice and an egg" limits the foods, "only 20 minutes" does not. */
function isFoodNext(query: Query, foods: readonly NamedFood[], at: number): boolean {
  if (!isJoined(query.words[at]) || query.used[at]) return false;
  return foods.some(({ start, from }) => from === at || start === at || (start > at && start - at <= 2));
}
