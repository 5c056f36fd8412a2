import type { Food } from "@larder/domain/food/food";
import { foodById } from "@larder/domain/food/foods";
import { contentsOf } from "@larder/domain/food/holds";
import type { RecipeRequest, RequestedFood } from "@larder/domain/recipe/recipe-request";
import { fold } from "@larder/domain/text/fold";
import { isKindOf } from "../food-kinds.ts";
import type { Card } from "./card.ts";
import { cardById } from "./cards.ts";
import { COOKED, ROASTS, STALE, STALE_FOODS } from "./families/leftovers.ts";

/** A card for what is left over, and the request with the foods that the card is made of. */
interface LeftoverCard {
  card: Card;
  rest: RecipeRequest;
}

/** Names of dishes of rice, which keep for a day at most, and of a cocido. */
const RICE_DISH = /paella|risotto|jambalaya|biryani|pilaf|arroz|couscous|cuscus/;
const SAUCY =
  /curr[yi]|stew|casserole|tagine|chill?i|goulash|ragu|korma|masala|dal|dhal|bologn|bolonesa|sauce|ratatouille|pulled|joes|hotpot|potaje|fabada|caldo gallego|podrida|lentej|guiso|estofad|ropa vieja|salsa|pisto|albondigas|callos|rabo|meatballs/;
const COCIDO = /cocido|puchero/;

/** The cards for a food alone that is too ripe to be eaten as it is, and for the rest of an egg. */
const ALONE: Readonly<Record<string, readonly string[]>> = {
  "ripe banana": ["banana-bread", "fruit-smoothie", "banana-muffins"],
  "ripe tomato": ["tomato-sauce"],
  "egg-white": ["meringues", "pavlova"],
  "egg-yolk": ["natillas", "hollandaise-sauce"],
};

const cardsOf = (ids: readonly string[]): Card[] => ids.flatMap((id) => cardById(id) ?? []);

/** Returns the cards that begin with what the request says is left over, cooked or stale, the best first. */
export function leftoverCards(request: RecipeRequest): LeftoverCard[] {
  for (const [at, food] of request.foods.entries()) {
    const others = request.foods.toSpliced(at, 1);
    if (food.state === "stale" && STALE_FOODS.some((id) => isOf(food, id)))
      return staleCards(food, others, request);
    const alone = ALONE[`${food.state === "ripe" ? "ripe " : ""}${food.food}`];
    if (alone && others.length === 0)
      return cardsOf(alone).map((card) => ({ card: withOwnSwap(card, food), rest: request }));
    if (food.state !== "leftover" && food.state !== "cooked") continue;
    if (food.food === null) return dishCards(food, others, request);
    const [, id] = COOKED.find(([group]) => isOf(food, group)) ?? [];
    const card = id === undefined ? null : cardById(id);
    if (card && isOf(food, "fish"))
      return [{ card: withFood(card, "white-fish", food), rest: { ...request, foods: others } }];
    if (card) return [{ card, rest: request }];
    const roast = food.state === "leftover" && others.length === 0 ? roastCard(food) : null;
    if (roast) return [{ card: roast, rest: { ...request, foods: [] } }];
  }
  return [];
}

/** Returns the card of a roast that is left over, under the name that the request gives it; null for other foods. */
function roastCard({ food: id, words }: RequestedFood): Card | null {
  const food = foodById(id ?? "");
  if (!food || !contentsOf(food).has("meat") || isKindOf(food, "stock")) return null;
  const name = fold(words);
  const [, card = ""] = ROASTS.find(([pattern]) => pattern.test(name)) ?? [];
  const own = cardById(card);
  const row = own?.rows.find((each) => each.food.id === "cooked-meat" || each.food.id === "cooked-chicken");
  if (!own || !row) return null;
  const plain = words.replace(/^(?:leftover|(?:las )?sobras de(?:l)?|(?:los )?restos de(?:l)?) /i, "");
  const noun = leftoverNoun(plain);
  const { en, es } = food.short;
  return {
    ...own,
    names: {
      en: own.names.en.map((name) => name.replace(/\bchicken\b/, en.one)),
      es: own.names.es.map((name) => name.replace(/\bpollo\b/, es.one)),
    },
    rows: own.rows.map((each) =>
      each === row ? { ...row, food: { ...row.food, name: noun, short: noun } } : each,
    ),
  };
}

function staleCards(food: RequestedFood, others: RequestedFood[], request: RecipeRequest): LeftoverCard[] {
  const beside = others.map((other) => other.food ?? "").join(" ");
  const [, , ids = ""] =
    STALE[request.language].find(([group, pattern]) => isOf(food, group) && pattern.test(beside)) ?? [];
  // The cards of stale tortillas are made of their chips.
  const rest = isOf(food, "bread") ? request : { ...request, foods: others };
  return cardsOf(ids.split(" ")).map((card) => ({ card, rest }));
}

/** Returns the card of a dish that is left over, under the name that the request gives the dish. */
function dishCards(food: RequestedFood, others: RequestedFood[], request: RecipeRequest): LeftoverCard[] {
  const name = fold(food.words);
  const rest = { ...request, foods: others };
  if (COCIDO.test(name)) return cardsOf(["leftover-cocido"]).map((card) => ({ card, rest }));
  if (/porridge|gachas/.test(name))
    return cardsOf(["porridge-pancakes", "porridge-muffins"]).map((card) => ({ card, rest }));
  if (!SAUCY.test(name) && !RICE_DISH.test(name)) return [];
  // What a dish of another day was made of is not known.
  if (request.excluded.length > 0 || request.diets.length > 0) return [];
  const id = RICE_DISH.test(name) ? "leftover-rice-dish" : "leftover-stew";
  return cardsOf([id]).map((card) => ({ card: withDish(card, food.words), rest }));
}

/** Returns a card with its own substitute that is the food of a request: a tomato sauce of fresh tomatoes. */
function withOwnSwap(card: Card, food: RequestedFood): Card {
  const swap = card.swaps.find(({ row }) => row.food.id === food.food);
  if (!swap) return card;
  return { ...card, rows: card.rows.map((row) => (row.key === swap.key ? { ...row, ...swap.row } : row)) };
}

/** Returns a card with the name of what is left over in the place of its sauce. */
function withDish(card: Card, words: string): Card {
  const noun = leftoverNoun(words);
  const [en, es] = [noun.en.one, noun.es.one];
  const [name = "", nombre = ""] = [card.names.en[0], card.names.es[0]];
  return {
    ...card,
    names: { en: [name.replace(/leftover.*/, en)], es: [nombre.replace(/sobras.*/, es)] },
    rows: card.rows.map((row) =>
      row.key === "bolognese" ? { ...row, food: { ...row.food, name: noun, short: noun } } : row,
    ),
  };
}

/** Returns the name of what is left over of a dish. */
function leftoverNoun(words: string): Food["name"] {
  const dish = words.toLowerCase();
  const plain = { alwaysMany: false, feminine: false, takesEl: false };
  const [en, es] = [`leftover ${dish}`, `sobras de ${dish}`];
  return {
    en: { ...plain, one: en, many: en },
    es: { ...plain, one: es, many: es, alwaysMany: true, feminine: true },
  };
}

/** Returns a card with another food of the same kind in a row. */
function withFood(card: Card, key: string, { food: id }: RequestedFood): Card {
  const food = foodById(id ?? "");
  if (!food || food.id === "fish") return card;
  const { en, es } = food.short;
  const [name, nombre] = [`cooked ${en.one}`, `${es.one} ya cocinad${es.feminine ? "a" : "o"}`];
  const cooked = { en: { ...en, one: name, many: name }, es: { ...es, one: nombre, many: nombre } };
  return {
    ...card,
    rows: card.rows.map((row) => (row.key === key ? { ...row, food: { ...food, name: cooked } } : row)),
  };
}

function isOf({ food: id }: RequestedFood, group: string): boolean {
  const food = id === null ? null : foodById(id);
  return food !== null && isKindOf(food, group);
}
