import { interfaceLanguageFrom } from "../language.ts";
import type { IngredientRow } from "../recipe/recipe.ts";
import { plainLetters } from "../text/fold.ts";
import { stem } from "../text/stem.ts";
import { findMeasureUnit } from "./measure-unit.ts";
import { formatAmount } from "./shown-amount.ts";
import { findAmounts, type StatedAmount } from "./stated/find-amounts.ts";
import { CONTAINERS, PIECE_UNITS } from "./stated/amount-words.ts";

/**
 * Scales the amounts in an ingredient's preparation: a second amount, "1 cup (240 ml)", and what is taken besides, "plus
 * 2 tbsp for dusting". Beside a can, a weight or a volume in millilitres is the size of one and stays; beside a count, a
 * weight is that of all, unless it is too little for that.
 *
 * @param language of the recipe, for decimals
 */
export function scalePreparation(row: IngredientRow, factor: number, language?: string): string {
  const { prep_style: preparation } = row;
  if (preparation === "") return preparation;
  let [scaled, end] = ["", 0];
  for (const stated of findAmounts(preparation)) {
    if (stated.isOfOne || isSizeOfOne(row, stated, preparation)) continue;
    scaled += preparation.slice(end, stated.start) + written(stated, factor, preparation, language);
    end = stated.end;
  }
  return scaled + preparation.slice(end);
}

/** Units that are never the size of a package. */
const CUPS_AND_SPOONS = new Set(["cup", "tbsp", "tsp"]);
/** Counted parts of foods, which are too small for a size of their own. */
const SMALL_UNITS = new Set(
  "clove sprig stalk stick rasher leaf diente ramita loncha hoja bunch manojo".split(" ").map(stem),
);
/** Words before an amount that is taken besides, or instead. */
const BESIDES = /(?:^|[\s(])(?:or|plus|and|more|extra|o|y|más|mas|con|with|\+)\s+(?:\S+\s)?$/iu;
const LONGEST_BEFORE = 24;
/** The size of one stands between a number and what it counts: "2 x 125 g balls of mozzarella", "2 125 g balls". */
const SIZE_FIRST = /^\d+\s*(?:[x×]\s*\d|\s\d+\s?(?:g|gr|kg|ml|oz)(?!\p{L}))/iu;
/** Behind "de", a weight is that of one in Spanish: "2 bolas de mozzarella de 125 g". */
const SIZE_BEHIND = /(?:^|\s)de\s$/iu;
/** Of few counted foods, a weight from 85 g that leaves less than 50 g for each is the weight of one. */
const FEW = 6;
const [LEAST_OF_ONE, LEAST_STATED] = [50, 85];

/** Returns whether an amount is the size of one of what the row counts. */
function isSizeOfOne(
  row: IngredientRow,
  { unit, quantity, start }: StatedAmount,
  preparation: string,
): boolean {
  const count = row.measureMin ?? row.measure;
  if (unit === null || typeof count !== "number" || findMeasureUnit(row.unit)) return false;
  if (BESIDES.test(preparation.slice(Math.max(0, start - LONGEST_BEFORE), start))) return false;
  const unitStem = stem(plainLetters(row.unit));
  if (SIZE_FIRST.test(row.text ?? "") || SIZE_BEHIND.test(preparation.slice(0, start))) return true;
  if (CONTAINERS.has(unitStem)) return !CUPS_AND_SPOONS.has(unit.id);
  if (unit.kind === "volume" || PIECE_UNITS.has(unitStem) || SMALL_UNITS.has(unitStem)) return false;
  // "4 (150 g) fillets"
  if (/^[\s\d½¼¾⅓⅔–-]+\(/u.test(row.text ?? "")) return true;
  const grams = (quantity.max ?? quantity.min) * unit.metric;
  return count <= FEW && grams >= LEAST_STATED && grams / count < LEAST_OF_ONE;
}

function written(
  { quantity, unitText, numberEnd, unitEnd }: StatedAmount,
  factor: number,
  preparation: string,
  language: string | undefined,
): string {
  const { min, max } = quantity;
  const ends = [min, ...(max === undefined ? [] : [max])];
  const amount = ends
    .map((end) => formatAmount(end * factor, unitText, interfaceLanguageFrom(language)))
    .join("–");
  const unit = preparation.slice(numberEnd, unitEnd);
  const last = ends.at(-1) ?? 0;
  return `${amount}${last <= 1 && last * factor > 1 && ONE_OF.test(unit) ? `${unit}s` : unit}`;
}

/** Units in the singular, whose plural ends in "s". */
const ONE_OF =
  /(?:cup|stick|ounce|pound|tablespoon|teaspoon|clove|quart|pint|can|tin|gram|liter|litre|onion|lemon|egg|taza|cucharada|cucharadita|onza|libra|litro|kilo|gramo|lata|diente|huevo|cebolla)$/i;
