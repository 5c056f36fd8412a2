import type { Content } from "../food/content.ts";
import { foodIndex } from "../food/food-index.ts";
import { nameKey } from "../food/food-words.ts";
import type { Food } from "../food/food.ts";
import { FOODS } from "../food/foods.ts";
import { type RecipeLanguage, RECIPE_LANGUAGES } from "../language.ts";
import { phrases } from "./phrases.ts";
import { isJoined, type Query, type QueryWord } from "./query-words.ts";
import type { ToolId } from "../recipe/recipe-request.ts";
import { GROUPS, PRECAUTION } from "./vocabulary/groups.ts";
import { TOOLS } from "./vocabulary/tool-terms.ts";

/** Something that a query can leave out: a group of foods, a food, or an appliance. */
export interface Item {
  start: number;
  end: number;
  foods: readonly string[];
  contents: readonly Content[];
  tool: ToolId | null;
}

const GROUP_NAMES = phrases(GROUPS.map(({ names, contents }) => [names, contents] as const));
const PRECAUTIONS = phrases(PRECAUTION.map(({ names, contents }) => [names, contents] as const));

/** The most words of a food's name that are looked up backwards. */
const LONGEST_NAME = 5;

/** Returns the longest item that begins at this word; null where none does. */
export function itemAt({ text, words }: Query, at: number, language: RecipeLanguage): Item | null {
  // "soy" is "I am" in Spanish, where the plant is "soja".
  if (
    language === "es" &&
    words[at]?.key === "soy" &&
    !/^(?:sauce|milk|free)$/.test(words[at + 1]?.key ?? "")
  )
    return null;
  // "Te" is "you", and "té" is tea.
  if (
    language === "es" &&
    words[at]?.key === "te" &&
    text.slice(words[at]?.start, words[at]?.end).toLowerCase() === "te"
  )
    return null;
  const group = GROUP_NAMES.at(words, at);
  const food = foodAt(words, at, language);
  const tool = TOOLS.at(words, at);
  const [groupLength, foodLength, toolLength] = [group?.length ?? 0, food?.length ?? 0, tool?.length ?? 0];
  if (group && groupLength >= foodLength && groupLength >= toolLength)
    return { start: at, end: at + groupLength, foods: [], contents: group.value, tool: null };
  if (food && foodLength >= toolLength)
    return {
      start: at,
      end: at + foodLength,
      foods: namesakes(words, at, foodLength),
      contents: [],
      tool: null,
    };
  return tool && { start: at, end: at + toolLength, foods: [], contents: [], tool: tool.value };
}

/**
 * Returns the longest item that ends before this word; null where none does. A shorter group at its end counts too, for
 * "chocolate milk free" can be a chocolate dish without milk.
 */
export function itemBefore(query: Query, end: number, language: RecipeLanguage): Item | null {
  const { words } = query;
  const isVerb = language === "es" && words[end - 1]?.key === "soy";
  const group = isVerb ? null : GROUP_NAMES.before(words, end);
  const contents = group?.value ?? [];
  for (let length = Math.min(LONGEST_NAME, end); length > (group?.length ?? 0); length -= 1) {
    const found = itemAt(query, end - length, language);
    if (found?.end === end) return { ...found, contents: [...new Set([...found.contents, ...contents])] };
  }
  return group && { start: end - group.length, end, foods: [], contents, tool: null };
}

/** Returns whether the name of a group ends before this word. */
export function groupBefore({ words }: Query, end: number): boolean {
  return GROUP_NAMES.before(words, end) !== null;
}

/** Returns a group that begins at this word, however much longer the name of a food there is. */
export function groupAt({ words }: Query, at: number): Item | null {
  const group = GROUP_NAMES.at(words, at);
  return group && { start: at, end: at + group.length, foods: [], contents: group.value, tool: null };
}

let idsByName: ReadonlyMap<string, string[]> | undefined;

/** Returns the ids of all foods with the name that these words are, or that sentences call so: each kind of chicken. */
function namesakes(words: readonly QueryWord[], at: number, length: number): readonly string[] {
  idsByName ??= buildNamesakes();
  const key = words
    .slice(at, at + length)
    .map((word) => word.key)
    .join(" ");
  const named = foodIndex().named.get(key);
  const ids = [...(idsByName.get(key) ?? []), ...[named?.en?.id, named?.es?.id].flatMap((id) => id ?? [])];
  return [...new Set([...ids, ...ids.flatMap((id) => ALSO_MEANT[id] ?? [])])];
}

/** Foods that an exclusion of the first one bars too, though they are no kinds of it: they are made of it, or of the same plant. */
const ALSO_MEANT: Readonly<Record<string, readonly string[]>> = {
  almond: ["almond-extract", "almond-butter", "almond-drink", "walnut-oil", "vegan-cream-cheese"],
  cashew: ["almond-butter", "almond-drink", "vegan-parmesan", "vegan-cream-cheese"],
  hazelnut: ["almond-butter", "almond-drink", "walnut-oil", "nutella"],
  pistachio: ["almond-butter", "almond-drink"],
  walnut: ["almond-butter", "almond-drink"],
  coconut: ["coconut-oil", "coconut-aminos", "vegan-ice-cream"],
  salmon: ["smoked-salmon", "gravlax", "tinned-salmon", "roe", "raw-fish"],
  tuna: ["raw-fish"],
  squid: ["squid-ink"],
  "coriander-leaf": ["coriander-seed"],
  fennel: ["fennel-seeds"],
  ginger: ["ginger-ground"],
  apple: ["apple-juice", "apple-sauce"],
  cream: ["sour-cream", "creme-fraiche"],
  butter: ["ghee"],
  oats: ["oats-gluten-free"],
  bread: [
    "bread-gluten-free",
    "breadcrumbs-gluten-free",
    "bun",
    "bun-gluten-free",
    "bao-bun",
    "brioche",
    "rye-bread",
    "corn-bread",
    "flatbread",
    "pitta-gluten-free",
    "bagel",
    "english-muffin",
  ],
  "cooked-ham": ["cured-ham", "jamon-bone"],
  "cured-ham": ["cooked-ham", "jamon-bone"],
  chocolate: ["cocoa", "hot-chocolate", "chocolate-milk", "chocolate-white", "nutella"],
  mayonnaise: ["vegan-mayonnaise", "aioli"],
  cheese: [
    "parmesan-vegetarian",
    "mozzarella",
    "feta",
    "paneer",
    "goat-cheese",
    "ricotta",
    "cottage-cheese",
    "fresh-cheese",
    "cream-cheese",
    "mascarpone",
  ],
};

/** Foods with a trace of the first one, which an allergy to it bars and a taste does not. */
const TRACED: Readonly<Record<string, readonly string[]>> = {
  peppers: ["paprika-sweet"],
  vinegar: ["mayonnaise", "vegan-mayonnaise", "mustard", "ketchup", "hot-sauce", "bbq-sauce"],
};

/** Returns the foods that an allergy to a food bars beside it. */
export function tracedIn(id: string): readonly string[] {
  return TRACED[id] ?? [];
}

function buildNamesakes(): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, name, short, also } of FOODS)
    for (const language of RECIPE_LANGUAGES) {
      const nouns = [name[language], short[language]].flatMap(({ one, many }) => [one, many]);
      for (const each of [...nouns, ...also[language]]) {
        const key = nameKey(each);
        const known = ids.get(key) ?? [];
        if (!known.includes(id)) ids.set(key, [...known, id]);
      }
    }
  return ids;
}

/** Returns the contents that an allergy to the food named by these words bars beside it. */
export function precautionAt({ words }: Query, { start, end }: Item): readonly Content[] {
  const found = PRECAUTIONS.at(words, start);
  return found && start + found.length === end ? found.value : [];
}

/** Returns the food with the longest name that begins at this word. */
export function foodAt(
  words: readonly QueryWord[],
  at: number,
  language: RecipeLanguage,
): { food: Food; length: number } | null {
  const { named, longest } = foodIndex();
  const first = words[at]?.key ?? "";
  let key = "";
  let found: { food: Food; length: number } | null = null;
  for (let length = 1; length <= (longest.get(first) ?? 0); length += 1) {
    const word = words[at + length - 1];
    if (!word || (length > 1 && !isJoined(word))) break;
    key = length === 1 ? word.key : `${key} ${word.key}`;
    const entry = named.get(key);
    const other = RECIPE_LANGUAGES.find((each) => each !== language);
    const food = entry?.[language] ?? (other && entry?.[other]);
    if (food) found = { food, length };
  }
  return found;
}
