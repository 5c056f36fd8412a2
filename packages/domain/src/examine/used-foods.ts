import { foodById } from "../food/foods.ts";
import type { FoodId } from "../food/food.ts";
import { DAIRY_FREE, FLOURS } from "../food/stand-ins.ts";
import { aroundIn, type FoodInSentence } from "./eaten-foods.ts";
import { plainText, type RecipeSentence } from "./recipe-sentences.ts";

/** Words that mean a food in a recipe, though they are no name of it. */
interface Use {
  /** The words in plain text; where the pattern has a group, the group has the words that stand for the food. */
  pattern: RegExp;
  food: FoodId;
  /** Foods that the words mean too: a row of these decides. None for the names of what a recipe mixes: see `ownFoods`. */
  standIns?: readonly FoodId[];
  /** The words mean another food, or none, where this stands behind them. */
  unless?: RegExp;
  /** How the word is written, accents included, where that decides: "rosé" is a wine. */
  written?: RegExp;
  /** True where rows are written so, too. */
  isInRows?: boolean;
}

const WINES: readonly FoodId[] = ["wine", "alcohol", "soft-drink"];
/** What a coating verb has behind it where another coating is named: "reboza en coco", but not "en aceite". */
const COATED = / (?:en|con) (?!(?:abundante )?aceite|(?:la|una) sarten)/;
/** What ends a phrase, so that no "white vinegar" is a wine. */
const ENDS = "(?= ?(?:$|[.,;:!()]|(?:and|or|to|then|into|over|until|y|o|a|para|hasta)\\b))";
/** The beginning of a row, with the amount. */
const ROW =
  "^(?:[\\d.,/]+ ?(?:(?:g|kg|ml|cl|l|oz|lbs?|tbsp|tsp|cups?|slices?|lonchas?|cucharadas?|cucharaditas?|vasos?) )?(?:of |de )?)?";

const USES: readonly Use[] = [
  { pattern: /\b(?:the|your|this) (?:\w+ )?(dough)\b/g, food: "bread-dough" },
  { pattern: /\b(?:the|your|this) (?:\w+ )?(batter)\b/g, food: "batter" },
  { pattern: /\b(?:la|esta) (masa)\b(?! madre)/g, food: "bread-dough" },
  // Participles and everyday words in other places.
  {
    pattern: new RegExp(`(?:${ROW}|\\b(?:la|una|esta) )(picada)\\b`, "g"),
    food: "nut-paste",
    isInRows: true,
  },
  { pattern: new RegExp(`(?:${ROW}|\\b(?:el|un|este) )(majado)\\b`, "g"), food: "ajada", isInRows: true },
  {
    pattern: new RegExp(`(?:${ROW}|\\b(?:el|un|este) )(redondo)\\b`, "g"),
    food: "beef-cuts",
    isInRows: true,
  },
  { pattern: new RegExp(`${ROW}(secretos?)$`, "g"), food: "pork-cuts", isInRows: true },
  { pattern: new RegExp(`${ROW}(migas)$`, "g"), food: "fried-crumbs", isInRows: true },
  {
    pattern: new RegExp(
      `(?:${ROW}|\\b(?:the|some|crisp|crispy|with) )(crackling)\\b(?! (?:hot|and popping))`,
      "g",
    ),
    food: "pork-rind",
    isInRows: true,
  },
  { pattern: /\b(whites),? (?:whisked|beaten|whipped)\b/g, food: "egg-white", isInRows: true },
  {
    pattern:
      /\b(?:coat|roll|dip|press|dredge|toss|cover)\w*(?: \w+){0,5} (?:in|with|into) (?:the |some )?(crumbs)\b/g,
    food: "breadcrumbs",
    standIns: FLOURS,
  },
  { pattern: /\b(enharin\w+)\b/g, food: "flour", standIns: FLOURS, unless: COATED },
  {
    pattern: /\b(reboz(?:a|an|ar|e|en|amos|al[oa]s?|ad[oa]s?|ando))\b/g,
    food: "batter",
    standIns: FLOURS,
    unless: COATED,
  },
  {
    pattern: /\b(empan(?:a|an|ar|e|en|amos|al[oa]s?|ados?|ando))\b/g,
    food: "breadcrumbs",
    standIns: FLOURS,
    unless: COATED,
  },
  {
    pattern: new RegExp(
      `\\b(?:season|splash|dash|drizzle|glug|dress|finish|brush|toss|glaze)\\w*(?: \\w+){0,4} (?:with|of) (soy)\\b${ENDS}`,
      "g",
    ),
    food: "soy-sauce",
    standIns: ["soy-sauce", "tamari", "coconut-aminos"],
  },
  {
    pattern: /\b(?:whisk|beat|whip|fold)(?:ed|en|ped|ing)?(?: \w+){0,3} (whites)\b(?! of\b)/g,
    food: "egg-white",
    standIns: ["egg", "aquafaba", "egg-substitute"],
  },
  {
    pattern: /\bcuaj\w+ (?:bien )?(?:la|las|una|cada) (tortillas?)\b/g,
    food: "egg",
    standIns: ["egg", "chickpea-flour", "egg-substitute", "tofu", "aquafaba"],
  },
  { pattern: /\b(buttered)\b(?! (?:bread)?crumbs)/g, food: "butter", standIns: ["butter", ...DAIRY_FREE] },
  { pattern: /\b(enmantequill\w+)\b/g, food: "butter", standIns: ["butter", ...DAIRY_FREE] },
  {
    pattern: /\b(flamb\w+|flame(?:a|an|ar|e|en|amos|al[oa]s?|ando|ad[oa]s?))\b/g,
    food: "alcohol",
    standIns: ["alcohol"],
    unless: /\b(?:torch|soplete|mechero|gas)\b/,
  },
  {
    pattern: new RegExp(
      `\\b(?:splash|glass|glug|slug|dash|bottle|cup|drop|ml) of (?:(?:dry|good|crisp|fruity|full-bodied|decent) )*(white|red)\\b${ENDS}`,
      "g",
    ),
    food: "wine",
    standIns: WINES,
    isInRows: true,
  },
  { pattern: new RegExp(`${ROW}(dry white|fino)$`, "g"), food: "wine", standIns: WINES, isInRows: true },
  // Tortillas are of wheat or of maize, where neither is said.
  {
    pattern: /\b(?:the|your|warm|soft|in|with) (tortillas?)\b(?! (?:chips?|press|soup|strips?))/g,
    food: "tortilla-flour",
    standIns: [
      "tortilla-corn",
      "tortilla-flour",
      "tortilla-gluten-free",
      "taco-shells",
      "masa-harina",
      ...FLOURS,
    ],
  },
  {
    pattern: new RegExp(`${ROW}(?:(?:small|large|soft|warm) )*(tortillas?)$`, "g"),
    food: "tortilla-flour",
    standIns: [],
    isInRows: true,
  },
  {
    pattern: /\b(rose)\b/g,
    food: "wine",
    standIns: WINES,
    written: /(?<!\p{L})rosé(?!\p{L})/iu,
    isInRows: true,
  },
  {
    pattern: new RegExp(
      `\\b(?:vaso|vasito|chorro|chorrito|copa|copita|chato|ml|cl|dl) de (blanco|tinto|fino|rosado|clarete|amontillado)\\b${ENDS}`,
      "g",
    ),
    food: "wine",
    standIns: WINES,
    isInRows: true,
  },
  {
    pattern: new RegExp(
      `\\b(?:vaso|vasito|chorro|chorrito|copa|copita|chupito|ml|cl|dl) de (anis)\\b${ENDS}`,
      "g",
    ),
    food: "liqueur",
    standIns: ["alcohol"],
    isInRows: true,
  },
];
/** Texts without these use no food so. */
const ANY_USE =
  /dough|batter|masa|migas|picada|majado|redondo|secreto|crackling|tortilla|dry white|fino|crumbs|enharin|reboz|empan|soy|whites|cuaj|butter|mantequill|flam|(?:splash|glass|glug|slug|dash|bottle|cup|drop|ml) of | de (?:blanco|tinto|fino|rosado|clarete|amontillado|anis)|\brose\b/;
const DENIED = /(?:^|[^a-z])(?:no|not|never|don't|without|nunca|sin|ni)(?: [a-z]+){0,2} $/;

/**
 * Returns the foods that a sentence uses without their names: the flour of "enharina el pescado", the wine of "a splash
 * of white".
 *
 * @param named the foods that it names
 */
export function usedIn(sentence: RecipeSentence, named: readonly FoodInSentence[]): FoodInSentence[] {
  const { quote, plain, where } = sentence;
  if (!ANY_USE.test(plain)) return [];
  const names = named.map((mention) => ({ ...mention, name: plainText(mention.words) }));
  const uses = where.part === "ingredient" ? USES.filter(({ isInRows }) => isInRows) : USES;
  return uses.flatMap(({ pattern, food: id, standIns, unless, written }) => {
    const food = foodById(id);
    return [...plain.matchAll(pattern)].flatMap((match): FoodInSentence[] => {
      const used = match[1] ?? match[0];
      const start = match.index + match[0].lastIndexOf(used);
      const end = start + used.length;
      const { before, after } = aroundIn(plain, start, end);
      const isNamed = names.some(
        (each) => each.name.split(" ").includes(used) && (each.name !== used || each.food.id === id),
      );
      const isOther = unless?.test(after) === true || written?.test(quote) === false;
      const isDenied = standIns && DENIED.test(plain.slice(Math.max(0, match.index - 40), match.index));
      if (!food || isNamed || isDenied || isOther) return [];
      const words = quote.length === plain.length ? quote.slice(start, end) : used;
      return [{ food, words, lacks: [], before, after, standIns }];
    });
  });
}
