import { findMeasureUnit, isSpanishMeasure, type MeasureUnit } from "../measure/measure-unit.ts";
import type { IngredientRow } from "../recipe/recipe.ts";
import { readSecondMeasures, type SecondMeasure } from "../measure/second-measure.ts";
import { formatAmount } from "../measure/shown-amount.ts";
import { tokenise } from "../text/text-tokens.ts";
import { convertAmount } from "./convert-amount.ts";
import { densityOf } from "./density.ts";
import type { UnitChoice } from "./cooking-state.ts";
import { type Ladder, METRIC_VOLUME, METRIC_WEIGHT, onLadder, US_VOLUME, US_WEIGHT } from "./rounding.ts";

/** An ingredient as a screen shows it. */
export interface ShownRow {
  /** Formatted by `formatMeasure` and `abbreviateUnit` like any row. */
  row: IngredientRow;
  /** True when the shown amount is rounded and needs "about". */
  rounded: boolean;
  /** The row before it was converted, for a tap; null where it is shown as it was. */
  written: IngredientRow | null;
}

const METRIC = new Set(["mg", "g", "kg", "ml", "cl", "dl", "L"]);
const SPOONS = new Set(["tsp", "tbsp"]);
/**
 * The volume, in ml, below which amounts stay in spoons: every kitchen has them, and no jug measures so little. A
 * quarter of a cup and more becomes millilitres.
 */
const SPOONS_BELOW_ML = 58;
/** The least weight, in grams, that scales with ounces can show; a smaller one stays as written. */
const LEAST_OUNCE_GRAMS = 14;
/** The largest counts of spoons and of small units; larger amounts take a larger unit. */
const MOST = { spoons: 8, small: 1000 };
const SMALL = new Set(["g", "ml"]);
/**
 * The largest relative error of a shown amount: 1/16 cup for 1/12 would spoil a cake, a smaller error is within that of
 * measuring by hand.
 */
const MISSHOWN_BY = 0.06;
/** A stick of butter in the US. */
const STICK: MeasureUnit = { id: "stick", kind: "mass", metric: 113.4, en: "stick, sticks" };

/**
 * Converts an ingredient to the units that a cook chose. Takes an amount that the author gave in those units too ("1
 * cup (125 g)"); else converts volumes to volumes and weights to weights, and dry goods between cups and grams by their
 * density. An amount that cannot be converted, or already has those units, stays as written.
 *
 * @param language of the recipe, for the names of US units; defaults to the language of the row's own unit
 */
export function convertRow(row: IngredientRow, choice: UnitChoice, language?: string): ShownRow {
  const unit = unitOf(row);
  const amounts = amountsOf(row);
  const asWritten = { row, rounded: amounts.length > 0 && isRounded(row, amounts, 0.011), written: null };
  if (!unit || amounts.length === 0) return asWritten;
  if (choice === "written" || staysIn(choice, unit, amounts)) {
    const isMisshown = isUsVolume(unit) && isRounded(row, amounts, MISSHOWN_BY);
    return isMisshown ? (inSmallerSpoons(row, unit, amounts, language) ?? asWritten) : asWritten;
  }
  const seconds = readSecondMeasures(row.prep_style);
  const second = seconds.find((one) => METRIC.has(one.unit.id) === (choice === "metric")) ?? seconds[0];
  const isSpanish = isInSpanish(row, language);
  if (second && METRIC.has(second.unit.id) === (choice === "metric")) {
    return { row: bySecond(row, second, isSpanish), rounded: false, written: row };
  }
  const density = densityOf(row.ingredient_name);
  const ladder = ladderFor(choice, unit, density?.kind ?? null);
  const tooLight = ladder === US_WEIGHT && Math.max(...amounts) * unit.metric < LEAST_OUNCE_GRAMS;
  const amountsIn = (id: string) =>
    amounts.map((amount) => exactly(amount, unit, id, density?.gramsPerMl ?? null));
  const found = tooLight ? null : onLadder(ladder, amountsIn);
  if (!found) return asWritten;
  const shown = withMeasure(row, found.amounts, shownUnit(found.id, found.amounts, isSpanish));
  // A second amount belongs to the amount as written.
  const converted = second ? { ...shown, prep_style: second.rest } : shown;
  return { row: converted, rounded: isRounded(converted, amountsIn(found.id), 0.001), written: row };
}

/** Tries smaller spoons for an amount that is no fraction of its cup or spoon; null when no spoon fits. */
function inSmallerSpoons(
  row: IngredientRow,
  unit: MeasureUnit,
  amounts: readonly number[],
  language: string | undefined,
): ShownRow | null {
  const amountsIn = (id: string) => amounts.map((amount) => exactly(amount, unit, id, null));
  const found = onLadder(US_VOLUME, amountsIn);
  if (!found) return null;
  const isSpanish = isInSpanish(row, language);
  const shown = withMeasure(row, found.amounts, shownUnit(found.id, found.amounts, isSpanish));
  return { row: shown, rounded: isRounded(shown, amountsIn(found.id), 0.011), written: row };
}

function isInSpanish({ unit }: IngredientRow, language: string | undefined): boolean {
  return language === undefined ? isSpanishMeasure(unit) : language.startsWith("es");
}

function isUsVolume({ id }: MeasureUnit): boolean {
  return SPOONS.has(id) || id === "cup";
}

function unitOf({ unit, ingredient_name: name }: IngredientRow): MeasureUnit | null {
  if (/^sticks?$/i.test(unit.trim()) && /\b(?:butter|margarine)$/i.test(name)) return STICK;
  return findMeasureUnit(unit);
}

/** Returns the row's number, or both ends of its range; empty for an amount in words. */
export function amountsOf({ measure, measureMin, measureMax }: IngredientRow): number[] {
  if (measureMin !== undefined && measureMax !== undefined) return [measureMin, measureMax];
  return typeof measure === "number" && measure > 0 ? [measure] : [];
}

function staysIn(choice: UnitChoice, unit: MeasureUnit, amounts: readonly number[]): boolean {
  const isMetric = METRIC.has(unit.id);
  const most = Math.max(...amounts);
  if (choice === "us") return !isMetric && !(SPOONS.has(unit.id) && most > MOST.spoons);
  if (isMetric) return !SMALL.has(unit.id) || most < MOST.small;
  return SPOONS.has(unit.id) && most * unit.metric < SPOONS_BELOW_ML;
}

function ladderFor(choice: UnitChoice, { kind }: MeasureUnit, food: "dry" | "poured" | "cut" | null): Ladder {
  if (choice === "us") {
    const isCupped = kind === "volume" || food === "dry" || food === "poured";
    return isCupped ? US_VOLUME : US_WEIGHT;
  }
  const isWeighed = kind === "mass" || food === "dry" || food === "cut";
  return isWeighed ? METRIC_WEIGHT : METRIC_VOLUME;
}

function exactly(amount: number, from: MeasureUnit, id: string, gramsPerMl: number | null): number {
  const to = findMeasureUnit(id);
  return (to && convertAmount(amount, from, to, gramsPerMl)) ?? 0;
}

function bySecond(
  row: IngredientRow,
  { quantity, unit, rest }: SecondMeasure,
  isSpanish: boolean,
): IngredientRow {
  const amounts = [quantity.min, ...(quantity.max === undefined ? [] : [quantity.max])];
  return { ...withMeasure(row, amounts, shownUnit(unit.id, amounts, isSpanish)), prep_style: rest };
}

function withMeasure(row: IngredientRow, amounts: readonly number[], unit: string): IngredientRow {
  const { text: _asWritten, measureMin: _min, measureMax: _max, ...rest } = row;
  const [low = 0, high] = amounts;
  if (high === undefined || high === low) return { ...rest, unit, measure: low };
  return { ...rest, unit, measure: `${low}-${high}`, measureMin: low, measureMax: high };
}

/** Spanish unit names, singular and plural, where they differ from the id; the others are the same in all languages. */
const SPANISH_NAMES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  cup: ["taza", "tazas"],
  tbsp: ["cucharada", "cucharadas"],
  tsp: ["cucharadita", "cucharaditas"],
  oz: ["onza", "onzas"],
  lb: ["libra", "libras"],
};

function shownUnit(id: string, amounts: readonly number[], isSpanish: boolean): string {
  const [one, many] = (isSpanish ? SPANISH_NAMES[id] : undefined) ?? [id, id === "cup" ? "cups" : id];
  return Math.max(...amounts) > 1 ? many : one;
}

/** Returns whether the shown amount differs from the exact one. */
function isRounded(row: IngredientRow, exact: readonly number[], tolerance: number): boolean {
  return amountsOf(row).some((amount, end) => {
    const wanted = exact[end] ?? exact[0] ?? amount;
    const shown = tokenise(formatAmount(amount, row.unit))[0]?.value ?? amount;
    return Math.abs(shown - wanted) > wanted * tolerance;
  });
}
