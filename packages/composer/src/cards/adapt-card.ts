import type { Food } from "@larder/domain/food/food";
import { foodById } from "@larder/domain/food/foods";
import { contentsOf, holdsFood, type Target } from "@larder/domain/food/holds";
import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeLanguage } from "@larder/domain/language";
import { barredBy } from "@larder/domain/request/barred";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { wordSet } from "@larder/domain/text/word-set";
import { type Bilingual, t } from "../bilingual.ts";
import { capitalised, shortNoun } from "../sentence.ts";
import { isKindOf, isSameKind } from "../food-kinds.ts";
import { PANTRY } from "../pantry/pantry.ts";
import { titleNoun } from "../title.ts";
import type { Card, CardRow, CardUse, Way } from "./card.ts";
import { partsOf } from "./card-text.ts";
import { wayFor, withLessOil } from "./card-ways.ts";
import { CITRUS } from "./citrus.ts";
import { type Scaling, scalingOf } from "./scale-card.ts";
import { isBarred, isSameByName, substituted } from "./substitute.ts";
import { BOUGHT_READY } from "./swaps.ts";

/** A card with the foods, the amounts and the way of cooking for a request. */
export interface AdaptedCard {
  card: Card;
  name: Bilingual;
  uses: readonly CardUse[];
  scaling: Scaling;
  ways: readonly Way[];
  notes: readonly ComposerNote[];
  /** True when it is made of the foods of the card, so that what the card says of the dish is true. */
  isOriginal: boolean;
}

/** A card, or the notes that say why it cannot be adapted. */
export type Adaptation = { adapted: AdaptedCard } | { adapted: null; notes: readonly ComposerNote[] };

/** Adapts a card to a request: leaves out and substitutes foods, adds others, scales, and chooses the way of cooking. */
export function adaptCard(card: Card, request: RecipeRequest): Adaptation {
  const target = barredBy(request);
  const ways = wayFor(card, request);
  if ("missing" in ways) return refusal(ways.missing, card, request.language);
  const raw = rawRefusal(card, target);
  if (raw) return refusal(raw.short[request.language].one, card, request.language);
  const notes: ComposerNote[] = [...ways.notes];
  const uses: CardUse[] = [];
  let name = t(card.names.en[0] ?? "", card.names.es[0] ?? "");
  for (const row of withLessOil(card, ways.ways)) {
    const fitted = fit(row, card, targetOf(row, card, request, target));
    if (fitted === null) continue;
    if (fitted === "impossible") return refusal(nameOf(row, request.language), card, request.language);
    // A substitute that leaves the name as it is says nothing against that of another one.
    if (fitted.name && fitted.name.en !== card.names.en[0]) name = fitted.name;
    if (fitted.use.isSwapped)
      notes.push({
        code: "swapped",
        words: [nameOf(row, request.language), nameOf(boughtAs(fitted.use), request.language)],
      });
    const twin = uses.find((other) => isTwin(row, fitted.use, other, card));
    if (twin) uses[uses.indexOf(twin)] = { ...twin, amount: twin.amount + fitted.use.amount };
    else uses.push(fitted.use);
  }
  const named = withNamedFoods(card, uses, request, target);
  const scaling = scalingOf(card, request, named.uses);
  return {
    adapted: {
      card,
      name: titled(card, named.name ?? name, named.uses),
      uses:
        request.excluded.length + request.diets.length > 0 ? scaling.uses.map(withFullName) : scaling.uses,
      scaling,
      ways: ways.ways,
      isOriginal: uses.length === card.rows.length && !named.uses.some(({ isSwapped }) => isSwapped),
      notes: [...notes, ...named.notes, ...scaling.notes],
    },
  };
}

/** Foods that make a dish hot; mixed spices, such as curry powder, come in mild kinds. */
const HOT =
  /^(?:chilli|chili|cayenne|jalapeno|habanero|chipotle|gochu|sriracha|hot-sauce|harissa|sichuan|aji)/;

/** Returns what a row may not have: for mild food also what makes the dish hot, where it is not what makes the dish. */
function targetOf(
  { key, food }: CardRow,
  { core }: Card,
  { preferences }: RecipeRequest,
  target: Target,
): Target {
  if (!preferences.includes("mild") || !HOT.test(food.id) || core.includes(key)) return target;
  return { ...target, foods: [...target.foods, food.id] };
}

/** Names a food in full in sentences, so that whoever leaves something out reads "dark chocolate", not "chocolate". */
function withFullName(use: CardUse): CardUse {
  if (CITRUS.has(use.food.id) || use.unit === "can" || use.preparation) return use;
  return { ...use, food: { ...use.food, short: use.food.name } };
}

/** Returns a food under the name by which it is bought, not that of what is prepared of it. */
function boughtAs(use: CardUse): CardUse {
  return use.preparation ? { ...use, food: foodById(use.food.id) ?? use.food } : use;
}

/** Returns the food's short name, as in sentences. */
function nameOf(row: Pick<CardRow, "food" | "amount" | "unit">, language: RecipeLanguage): string {
  return shortNoun(row, language).text;
}

function refusal(words: string, { names }: Card, language: RecipeLanguage): Adaptation {
  return { adapted: null, notes: [{ code: "not-without", words: [words, names[language][0] ?? ""] }] };
}

// ---- the foods of the card ----

/** Sauces for which one substitute stands. */
const SALTY_SAUCES = wordSet("soy-sauce oyster-sauce worcestershire fish-sauce");

/**
 * Returns whether a substitute stands for another meat or sauce of the card already: the mushrooms in place of its bacon,
 * where its chorizo needs some too. They are neither listed nor cooked twice.
 */
function isTwin({ food, section }: CardRow, use: CardUse, other: CardUse, { rows }: Card): boolean {
  const isMeatOrSauce = contentsOf(food).has("meat") || SALTY_SAUCES.has(food.id);
  const isOfOther = rows.some(({ key, food: own }) => key === other.key && own.id !== food.id);
  const isSame =
    use.food.id === other.food.id && use.unit === other.unit && other.section?.en === section?.en;
  return use.isSwapped && other.isSwapped && isMeatOrSauce && isOfOther && isSame;
}

interface Fitted {
  use: CardUse;
  /** The name of the dish with a substitute for a core food. */
  name: Bilingual | null;
}

/** Returns the row or its substitute; null where it is left out. */
function fit(row: CardRow, card: Card, target: Target): Fitted | null | "impossible" {
  if (!isBarred(row.food, target)) return { use: { ...row, isSwapped: false }, name: null };
  const suiting = card.swaps.filter((swap) => swap.key === row.key && !isBarred(swap.row.food, target));
  const own = suiting.find((swap) => !isSameByName(swap.row.food, target)) ?? suiting[0];
  if (own) return { use: { ...row, ...own.row, isSwapped: true }, name: own.name };
  if (!card.core.includes(row.key) || BOUGHT_READY.has(row.food.id)) {
    const use = substituted(row, card, target);
    if (use) return { use, name: null };
  }
  return row.isOptional || isSeasoning(row, card) ? null : "impossible";
}

/** Units of small amounts, by which seasonings are measured. */
const SMALL_UNITS = wordSet("tsp tbsp clove pinch sprig leaf cm handful bunch");

/** Returns whether a dish is still the same dish without a food that only seasons it. */
function isSeasoning({ key, unit, food, binds }: CardRow, { core }: Card): boolean {
  if (core.includes(key) || binds) return false;
  return SMALL_UNITS.has(unit) || SEASONINGS.some((group) => holdsFood(food, group));
}

const SEASONINGS = ["onion", "garlic", "herb", "spice", "celery", "lemon", "lime", "chilli", "ginger"];

/** Returns the food that a card leaves raw and the request bars raw; what it bars altogether may have a substitute. */
function rawRefusal(card: Card, target: Target): Food | null {
  const { contents } = target;
  const keys = partsOf(card).flatMap(({ raw }) => raw);
  const food = (key: string) => card.rows.find((row) => row.key === key)?.food;
  for (const key of keys) {
    const raw = food(key);
    if (!raw || isBarred(raw, target)) continue;
    if (contents.includes(holdsFood(raw, "egg") ? "raw-egg" : "raw-fish")) return raw;
  }
  return null;
}

// ---- the foods of the request ----

interface WithNamed {
  uses: CardUse[];
  name: Bilingual | null;
  notes: ComposerNote[];
}

/** Puts the foods that a request names into a dish: in place of a food of the card, or beside them. */
function withNamedFoods(
  card: Card,
  own: readonly CardUse[],
  request: RecipeRequest,
  target: Target,
): WithNamed {
  const found: WithNamed = { uses: [...own], name: null, notes: [] };
  const extras: Food[] = [];
  for (const { words, food: id } of request.foods) {
    const food = id === null ? null : foodById(id);
    if (!food || isBarred(food, target)) continue;
    if (found.uses.some((use) => isSameKind(use.food, food))) continue;
    const swap = card.swaps.find(({ row }) => holdsFood(row.food, food.id));
    const at = swap ? found.uses.findIndex(({ key }) => key === swap.key) : siblingOf(food, card, found.uses);
    const before = found.uses[at];
    if (swap && before) {
      found.uses[at] = { ...before, ...swap.row, isSwapped: true };
      found.name = swap.name ?? found.name;
    } else if (before) {
      found.uses[at] = { ...before, food };
    } else {
      const extra = extras.length < MOST_EXTRAS ? extraFor(card, food, target) : null;
      if (extra) extras.push(extra);
      else found.notes.push({ code: "skipped", words: [words] });
    }
  }
  if (card.extra) {
    const { amount, unit } = card.extra;
    for (const food of extras) {
      const share = amount / extras.length;
      const more = { food, amount: share, unit, prep: t("", ""), section: null, isSwapped: false };
      found.uses.push({ ...more, key: "extra" });
    }
  }
  return found;
}

const MOST_EXTRAS = 3;

/** Returns the food that a card takes beside its own: the one asked for, or the card's of a group that is asked for. */
function extraFor({ extra }: Card, asked: Food, target: Target): Food | null {
  for (const id of extra?.foods ?? []) {
    if (holdsFood(asked, id)) return asked;
    const own = foodById(id);
    const isMeant = own !== null && (isKindOf(own, asked.id) || own.short.en.one === asked.short.en.one);
    if (isMeant && !isBarred(own, target)) return own;
  }
  return null;
}

/** Returns the index of a food of the same group, such as chicken thighs where chicken breast is asked for; else -1. */
function siblingOf(food: Food, { rows }: Card, uses: readonly CardUse[]): number {
  const groups = food.is.filter((group) => NARROW_GROUPS.has(group));
  return uses.findIndex(
    (use) => rows.some(({ key }) => key === use.key) && groups.some((group) => holdsFood(use.food, group)),
  );
}

/** Groups whose foods can stand for one another in a dish. */
export const NARROW_GROUPS = wordSet("chicken beef pork lamb turkey pasta rice mushroom sausage bread");

/** Foods that a cook counts. */
const COUNTED: ReadonlySet<string> = new Set(
  PANTRY.flatMap(({ id, amount: [, unit] }) => (unit === "each" ? [id] : [])),
);

function titled({ title }: Card, name: Bilingual, uses: readonly CardUse[]): Bilingual {
  const extras = uses.filter(({ key }) => key === "extra");
  if (extras.length === 0) return name;
  if (title) {
    const nouns = (language: RecipeLanguage) =>
      extras.map(({ food }) => titleNoun(food.short[language], language, COUNTED.has(food.id)));
    return t(
      capitalised(title.en.replace("{extra}", nouns("en").join(" and "))),
      capitalised(title.es.replace("{extra}", nouns("es").join(" y "))),
    );
  }
  const names = (language: RecipeLanguage) => extras.map((use) => shortNoun(use, language).text);
  return t(
    capitalised(`${name.en} with ${names("en").join(" and ")}`),
    capitalised(`${name.es} con ${names("es").join(" y ")}`),
  );
}
