import { type FoodMention, findFoods } from "../food/find-foods.ts";
import type { RecipeLanguage } from "../language.ts";
import { readQuantity } from "../measure/amounts.ts";
import { findUnit } from "../measure/units.ts";
import { wordSet } from "../text/word-set.ts";
import { isJoined, type Query } from "./query-words.ts";
import { numberAt } from "./read-counts.ts";
import { TOOLS } from "./vocabulary/tool-terms.ts";
import type { FoodState, RequestedFood } from "../recipe/recipe-request.ts";

/** A food of a query, and the words that name it with its amount and state. */
export interface NamedFood extends RequestedFood {
  mention: FoodMention;
  /** The indexes of the first word of the food's name, and after its last one. */
  start: number;
  end: number;
  /** The index of the first word of its amount and state. */
  from: number;
}

const STATES: readonly (readonly [FoodState, ReadonlySet<string>])[] = [
  [
    "leftover",
    wordSet("leftover leftovers remaining sobras sobrado sobrada sobro restos sobrante sobrantes overs"),
  ],
  ["stale", wordSet("stale old duro duros dura duras seco viejo ayer")],
  ["ripe", wordSet("ripe overripe brown browning black blackened soft maduro madura maduros maduras")],
  [
    "cooked",
    wordSet("cooked boiled roast roasted cocido cocida cocidos cocidas hervido asado asada cocinado"),
  ],
  ["frozen", wordSet("frozen congelado congelada congelados congeladas")],
  ["tinned", wordSet("tinned canned tin tins can cans jarred lata latas bote botes conserva")],
  ["dried", wordSet("dried dry seca secos secas")],
  ["raw", wordSet("raw uncooked crudo cruda crudos crudas")],
];
/** The words of states that mean it beside some foods alone: stale bread, ripe or brown bananas. */
const ONLY_BESIDE: ReadonlyMap<string, RegExp> = new Map([
  ["old", /bread|roll|baguette|tortilla/],
  ["duro", /\bpan\b|barra/],
  ["duros", /\bpan\b|panes|barra/],
  ["dura", /barra|tortilla/],
  ["duras", /barra|tortilla/],
  ["ayer", /\bpan\b|barra/],
  ["seco", /\bpan\b|barra/],
  ["viejo", /\bpan\b|barra/],
  ["brown", /banana/],
  ["browning", /banana/],
  ["black", /banana/],
  ["blackened", /banana/],
  ["soft", /banana|avocado|tomato|peach|mango/],
  ["roast", /./],
]);
/** The most words between an amount and its food: "500 g of leftover roast chicken". */
const MOST_BETWEEN = 4;
const OF = wordSet("of de del the el la los las");

/** Finds the foods that a query asks for; words that another reader has used are no foods. */
export function readFoods(query: Query, language: RecipeLanguage): NamedFood[] {
  const mentions = findFoods(withoutUsed(query), language);
  const amounts = readAmounts(query);
  const named: NamedFood[] = [];
  let at = 0;
  for (const mention of mentions) {
    while (at < query.words.length && (query.words[at]?.start ?? 0) < mention.start) at += 1;
    const start = at;
    while (at < query.words.length && (query.words[at]?.end ?? 0) <= mention.end) at += 1;
    const isTool = language === "en" && TOOLS.has(query.words[start]?.key ?? "") && at === start + 1;
    if (at === start || isTool) continue;
    named.push(withAmount(query, amounts, mention, start, at));
  }
  return named;
}

/** Returns the text with the used words blanked out, of the same length, so that no name goes across them. */
function withoutUsed({ text, words, used }: Query): string {
  let left = "";
  let done = 0;
  for (const [index, { start, end }] of words.entries()) {
    if (!used[index]) continue;
    left += `${text.slice(done, start)};${" ".repeat(end - start - 1)}`;
    done = end;
  }
  return left + text.slice(done);
}

interface Amount {
  from: number;
  quantity: NonNullable<RequestedFood["quantity"]>;
}

/** Reads the amounts of a query, by the index of the word after each. */
function readAmounts(query: Query): Map<number, Amount> {
  const { words, tokens, used } = query;
  const amounts = new Map<number, Amount>();
  let at = 0;
  while (at < words.length) {
    const word = words[at];
    // "one pot" and "one pan" are vessels.
    const number = word && !used[at] && !TOOLS.at(words, at) ? numberAt(query, at) : null;
    const read = number && readQuantity(tokens, word?.token ?? 0);
    if (!number || !read) {
      at += 1;
      continue;
    }
    const next = words[number.end];
    const unit =
      next && isJoined(next) && !used[number.end] ? findUnit(query.text.slice(next.start, next.end)) : null;
    const isArticle = /^(?:an?|un[ao]?s?)$/.test(word?.key ?? "");
    const end = number.end + (unit ? 1 : 0);
    const isAmount = (!isArticle || unit !== null || number.end > at + 1) && read.value.min > 0;
    if (isAmount) amounts.set(end, { from: at, quantity: { ...read.value, unit: unit?.id ?? null } });
    at = end;
  }
  return amounts;
}

function withAmount(
  query: Query,
  amounts: ReadonlyMap<number, Amount>,
  mention: FoodMention,
  start: number,
  end: number,
): NamedFood {
  const { words } = query;
  let from = start;
  let amount: Amount | undefined = amounts.get(from);
  while (!amount && start - from < MOST_BETWEEN && from > 0 && isJoined(words[from])) {
    const key = words[from - 1]?.key ?? "";
    if (!OF.has(key) && !STATES.some(([, states]) => states.has(key)) && !ADJECTIVES.has(key)) break;
    from -= 1;
    amount = amounts.get(from);
  }
  const first = amount?.from ?? from;
  const around = words.slice(first, end).map(({ key }) => key);
  for (let next = end; next < end + 3 && isJoined(words[next]) && !query.used[next]; next += 1) {
    const key = words[next]?.key ?? "";
    // "Turkey left from Christmas" is left over; "one hour left" is not.
    if (key === "left" && words[next + 1]?.key === "from") around.push("leftover");
    // What stands behind it is another food's: "aubergines and a tin of chickpeas".
    if (/^(?:and|or|with|plus|y|e|o|con)$/.test(key)) break;
    around.push(key);
  }
  const found = stateIn(around, mention);
  // Cooked ham is sold cooked: that is its name, not its state.
  const state = found === "cooked" && mention.food.id === "cooked-ham" ? null : found;
  const last = words[end - 1];
  return {
    words: query.text.slice(words[first]?.start ?? mention.start, last?.end ?? mention.end),
    food: mention.food.id,
    quantity: amount?.quantity ?? null,
    state,
    mention,
    start,
    end,
    from: first,
  };
}

const ADJECTIVES = wordSet(
  `fresh large small medium big whole chopped sliced diced grated minced ground good nice grandes pequenos pequenas grande pequeno pequena fresco fresca frescos frescas mashed fried grilled baked steamed poached smoked crushed boiled roasted roast shredded cold hot puree red green yellow black white brown christmas thanksgiving sunday`,
);

function stateIn(keys: readonly string[], { food, words }: FoodMention): FoodState | null {
  for (const [state, states] of STATES)
    for (const key of keys) {
      if (!states.has(key) || (state === "cooked" && /^(?:roast|asad)/.test(key))) continue;
      const beside = ONLY_BESIDE.get(key);
      if (!beside || beside.test(words.toLowerCase()) || beside.test(food.id)) return state;
    }
  return null;
}
