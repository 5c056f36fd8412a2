import type { Content } from "./content.ts";
import type { FoodWord } from "./food-words.ts";

const GLUTEN: readonly Content[] = ["gluten", "wheat"];
const MILK: readonly Content[] = ["milk", "lactose", "rennet"];
const NUTS: readonly Content[] = ["nuts", "peanuts"];
const FLESH: readonly Content[] = [
  "meat",
  "pork",
  "beef",
  "lamb",
  "poultry",
  "game",
  "rabbit",
  "horse",
  "offal",
  "blood",
  "animal-fat",
  "gelatine",
  "rennet",
  "fish",
  "crustaceans",
  "molluscs",
  "raw-fish",
  "mercury",
  "scaleless-fish",
];
const ANIMAL: readonly Content[] = [...FLESH, ...MILK, "mould-cheese", "egg", "raw-egg", "honey"];

/** Words that name what a qualifier takes away: "gluten-free", "sin lactosa". */
const TAKEN: ReadonlyMap<string, readonly Content[]> = new Map<string, readonly Content[]>([
  ["gluten", GLUTEN],
  ["wheat", ["wheat"]],
  ["trigo", ["wheat"]],
  ["dairy", MILK],
  ["milk", MILK],
  ["lacteos", MILK],
  ["leche", MILK],
  ["lactose", ["lactose"]],
  ["lactosa", ["lactose"]],
  ["egg", ["egg", "raw-egg"]],
  ["eggs", ["egg", "raw-egg"]],
  ["huevo", ["egg", "raw-egg"]],
  ["huevos", ["egg", "raw-egg"]],
  ["nut", NUTS],
  ["nuts", NUTS],
  ["frutos secos", NUTS],
  ["peanut", ["peanuts"]],
  ["peanuts", ["peanuts"]],
  ["cacahuete", ["peanuts"]],
  ["cacahuetes", ["peanuts"]],
  ["soy", ["soy"]],
  ["soya", ["soy"]],
  ["soja", ["soy"]],
  ["sesame", ["sesame"]],
  ["sesamo", ["sesame"]],
  ["mustard", ["mustard"]],
  ["mostaza", ["mustard"]],
  ["celery", ["celery"]],
  ["apio", ["celery"]],
  ["sulphite", ["sulphites"]],
  ["sulfite", ["sulphites"]],
  ["sulfitos", ["sulphites"]],
  ["meat", FLESH.filter((content) => !["fish", "crustaceans", "molluscs"].includes(content))],
  ["carne", FLESH.filter((content) => !["fish", "crustaceans", "molluscs"].includes(content))],
  ["fish", ["fish"]],
  ["pescado", ["fish"]],
  ["shellfish", ["crustaceans", "molluscs"]],
  ["marisco", ["crustaceans", "molluscs"]],
  ["sugar", ["sugar"]],
  ["azucar", ["sugar"]],
  ["azucares", ["sugar"]],
  ["salt", ["salt"]],
  ["sodium", ["salt"]],
  ["sal", ["salt"]],
  ["alcohol", ["alcohol"]],
  ["caffeine", ["caffeine"]],
  ["cafeina", ["caffeine"]],
  ["honey", ["honey"]],
  ["miel", ["honey"]],
  ["gelatine", ["gelatine"]],
  ["gelatina", ["gelatine"]],
  ["onion", ["onion"]],
  ["cebolla", ["onion"]],
  ["garlic", ["garlic"]],
  ["ajo", ["garlic"]],
]);

/** Qualifiers of one phrase, before the food or after it: "vegan butter", "mantequilla vegana". */
const WHOLE: ReadonlyMap<string, readonly Content[]> = new Map<string, readonly Content[]>([
  ...["vegan", "plant based", "vegano", "vegana", "veganos", "veganas", "vegetal", "vegetales"].map(
    (words) => [words, ANIMAL] as const,
  ),
  ...["vegetarian", "veggie", "meatless", "vegetariano", "vegetariana", "vegetarianos", "vegetarianas"].map(
    (words) => [words, FLESH] as const,
  ),
  ["non dairy", MILK],
  ["dairyfree", MILK],
  ["glutenfree", GLUTEN],
  ["eggless", ["egg", "raw-egg"]],
  ["unsalted", ["salt"]],
  ["unsweetened", ["sugar"]],
  ["sugarless", ["sugar"]],
  ["non alcoholic", ["alcohol"]],
  ["alcoholfree", ["alcohol"]],
  ["decaf", ["caffeine"]],
  ["decaffeinated", ["caffeine"]],
  ["descafeinado", ["caffeine"]],
  ["deslactosada", ["lactose"]],
  ["deslactosado", ["lactose"]],
]);

/** Of the whole qualifiers those that follow the food, as Spanish adjectives do. */
const ADJECTIVE = /^(?:vegan[oa]s?|vegetal(?:es)?|vegetarian[oa]s?|descafeinado|deslactosad[oa])$/;

const WITHOUT: ReadonlySet<string> = new Set(["sin", "without"]);
const OF: ReadonlySet<string> = new Set(["from", "of", "de"]);
const FREE: ReadonlySet<string> = new Set(["free", "libre", "libres"]);
const AND: ReadonlySet<string> = new Set(["and", "y", "e"]);
const NOR: ReadonlySet<string> = new Set(["or", "nor", "o", "ni"]);

/** A qualifier at an index: the number of its words and the contents that it takes away. */
export interface Qualifier {
  length: number;
  lacks: readonly Content[];
  /** True when it describes the food before it: "sin gluten", "vegana"; "gluten-free" describes the one after it. */
  follows: boolean;
}

/**
 * Reads the qualifier that begins at an index, as product names have them: "gluten-free", "gluten- and dairy-free",
 * "vegan", "sin gluten ni lactosa", "free from nuts", "without egg". Null where none begins.
 */
export function readQualifier(words: readonly FoodWord[], at: number): Qualifier | null {
  const key = words[at]?.key ?? "";
  const two = words[at + 1]?.begins === false ? `${key} ${words[at + 1]?.key}` : "";
  const lacks = WHOLE.get(two) ?? WHOLE.get(key);
  if (lacks) return { length: WHOLE.has(two) ? 2 : 1, lacks, follows: ADJECTIVE.test(key) };
  const isWithoutWord = WITHOUT.has(key);
  if (isWithoutWord || (FREE.has(key) && OF.has(words[at + 1]?.key ?? ""))) {
    const from = isWithoutWord ? 1 : 2;
    const list = readList(words, at + from, NOR);
    return (
      list && { length: from + list.ofNor, lacks: list.lacks.slice(0, list.countOfNor).flat(), follows: true }
    );
  }
  const list = TAKEN.has(key) ? readList(words, at, new Set([...AND, ...NOR])) : null;
  const free = list && words[at + list.length];
  if (!list || free?.key !== "free" || free.begins) return null;
  return { length: list.length + 1, lacks: list.lacks.flat(), follows: false };
}

/** Returns whether a word takes away what follows it, as "sin" in the name "pan sin gluten". */
export function isWithout({ key }: FoodWord): boolean {
  return WITHOUT.has(key);
}

/** Reads what goes on from such a name: "ni huevo". */
export function readMore(words: readonly FoodWord[], at: number): Qualifier | null {
  const list = NOR.has(words[at]?.key ?? "") ? readList(words, at + 1, NOR) : null;
  return (
    list && { length: 1 + list.ofNor, lacks: list.lacks.slice(0, list.countOfNor).flat(), follows: true }
  );
}

/** The most contents that a qualifier lists. */
const MOST_LISTED = 8;

interface ContentList {
  length: number;
  lacks: (readonly Content[])[];
  /**
   * The length up to the last content that follows a joining word, and the number of contents there: in "bread without
   * gluten, eggs and ham" the eggs are an ingredient, in "bread without gluten, eggs or milk" they are not.
   */
  ofNor: number;
  countOfNor: number;
}

/** Reads a list of contents from an index: "gluten, huevo ni leche". */
function readList(words: readonly FoodWord[], from: number, joins: ReadonlySet<string>): ContentList | null {
  const lacks: (readonly Content[])[] = [];
  let [at, end, ofNor, countOfNor] = [from, from, 0, 0];
  let isJoined = true;
  while (lacks.length < MOST_LISTED) {
    const [length, taken] = takenAt(words, at);
    if (!taken) break;
    lacks.push(taken);
    end = at + length;
    if (isJoined) [ofNor, countOfNor] = [end - from, lacks.length];
    const next = words[end];
    isJoined = joins.has(next?.key ?? "");
    if (!isJoined && !(next?.begins && next.goesOn)) break;
    at = isJoined ? end + 1 : end;
  }
  return lacks.length === 0 ? null : { length: end - from, lacks, ofNor, countOfNor };
}

function takenAt(words: readonly FoodWord[], at: number): [number, readonly Content[] | undefined] {
  const one = words[at]?.key ?? "";
  const two = TAKEN.get(`${one} ${words[at + 1]?.key}`);
  return two ? [2, two] : [1, TAKEN.get(one)];
}
