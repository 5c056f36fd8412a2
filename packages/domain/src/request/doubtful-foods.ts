import { ALLERGENS } from "../food/content.ts";
import { holds } from "../food/holds.ts";
import { wordSet } from "../text/word-set.ts";
import { isJoined, type Query, writtenWords } from "./query-words.ts";
import type { NamedDish } from "./read-dish.ts";
import type { NamedFood } from "./read-foods.ts";

/** Foods that people leave out for their health, their faith or their taste. */
const COMMONLY_EXCLUDED = {
  foods: ["coriander-leaf", "wheat"],
  // Of gluten the word alone: bread and pasta are spoken of in many ways.
  contents: [
    ...ALLERGENS.filter((each) => each !== "gluten"),
    "pork",
    "alcohol",
    "onion",
    "garlic",
    "mushroom",
  ],
} as const;

/** Words by which a clause says that its food is there or wanted. */
const WANTED = wordSet(
  `have got need needs use using used add adding added extra plus leftover left want wants fancy craving make making made serve served serving buy bought topped love loves like likes adore enjoy favourite filled fridge cupboard please
   tengo tenemos hay quedan queda sobra sobran usar usando aprovechar aprovechando quiero quiere anade anadir echar poner extra nevera despensa acompanado acompanada servir gusta gustan encanta encantan adoro adora adoramos favorito favorita`,
);
/** Words that begin another clause. */
const CONJUNCTIONS = wordSet("but pero because porque since so though although aunque whereas mientras");
/** States in which a kitchen has a food. */
const AT_HAND: ReadonlySet<string | null> = new Set([
  "leftover",
  "stale",
  "ripe",
  "cooked",
  "frozen",
  "tinned",
]);
/** The most words on either side of a food that are looked at. */
const MOST_AROUND = 20;
/** The unknown words that make a clause doubtful, beside the name of a dish and where none is named. */
const ENOUGH_BESIDE_DISH = 1;
const ENOUGH_ALONE = 2;

/**
 * Returns the clauses of a query, beside the one that names its dish, that say of a food that people leave out often what
 * no reader understands, for the user to be asked: "peanuts are my kryptonite". To be called when all that is understood is
 * marked.
 *
 * @param isUnknown whether a word means nothing to any reader
 */
export function doubtfulFoods(
  query: Query,
  foods: readonly NamedFood[],
  dish: NamedDish | null,
  isUnknown: (at: number) => boolean,
): string[] {
  const clauses = foods.flatMap(({ from, end, quantity, state, mention }) => {
    const isCommon = holds({ food: mention.food, lacks: [] }, COMMONLY_EXCLUDED);
    if (quantity !== null || AT_HAND.has(state) || !isCommon) return [];
    const clause = clauseAround(query, from, end);
    if (dish && clause.start < dish.end && dish.start < clause.end) return [];
    let isWanted = false;
    let unknown = 0;
    for (let at = clause.start; at < clause.end; at += 1) {
      if (isUnknown(at)) unknown += 1;
      // "Tengo pánico al huevo" has no egg.
      if (isUnknown(at) && at < from) isWanted = false;
      if (WANTED.has(query.words[at]?.key ?? "")) isWanted = true;
    }
    const isDoubtful = !isWanted && unknown >= (dish ? ENOUGH_BESIDE_DISH : ENOUGH_ALONE);
    return isDoubtful ? [writtenWords(query, clause.start, clause.end)] : [];
  });
  return [...new Set(clauses)];
}

/** Returns the clause around a food; where it is but the food, the one after it belongs to it: "Eggs? Yuck." */
function clauseAround({ words }: Query, from: number, to: number): { start: number; end: number } {
  const isInside = (at: number) =>
    at > 0 &&
    at < words.length &&
    (isJoined(words[at]) || words[at]?.before === "colon") &&
    !CONJUNCTIONS.has(words[at]?.key ?? "");
  let [start, end] = [from, to];
  while (from - start < MOST_AROUND && isInside(start)) start -= 1;
  while (end - to < MOST_AROUND && isInside(end)) end += 1;
  if (start === from && end === to && end < words.length)
    do end += 1;
    while (end - to < MOST_AROUND && isInside(end));
  return { start, end };
}
