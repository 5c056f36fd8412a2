import { foodById } from "@larder/domain/food/foods";
import type { RecipeRequest, RequestedFood } from "@larder/domain/recipe/recipe-request";
import { fold } from "@larder/domain/text/fold";
import { isKindOf } from "../food-kinds.ts";
import type { Card } from "./card.ts";
import { cardById } from "./cards.ts";
import { COOKED, STALE, STALE_FOODS } from "./leftovers.ts";

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

/** Returns the cards that begin with what the request says is left over, cooked or stale, the best first. */
export function leftoverCards(request: RecipeRequest): LeftoverCard[] {
  for (const [at, food] of request.foods.entries()) {
    const others = request.foods.toSpliced(at, 1);
    if (food.state === "stale" && STALE_FOODS.some((id) => isOf(food, id)))
      return staleCards(food, others, request);
    if (food.state !== "leftover" && food.state !== "cooked") continue;
    if (food.food === null) return dishCards(food, others, request);
    const [, id] = COOKED.find(([group]) => isOf(food, group)) ?? [];
    const card = id === undefined ? null : cardById(id);
    if (card && isOf(food, "fish"))
      return [{ card: withFood(card, "white-fish", food), rest: { ...request, foods: others } }];
    if (card) return [{ card, rest: request }];
  }
  return [];
}

function staleCards(food: RequestedFood, others: RequestedFood[], request: RecipeRequest): LeftoverCard[] {
  const beside = others.map((other) => other.food ?? "").join(" ");
  const [, , ids = ""] =
    STALE[request.language].find(([group, pattern]) => isOf(food, group) && pattern.test(beside)) ?? [];
  // The cards of stale tortillas are made of their chips.
  const rest = isOf(food, "bread") ? request : { ...request, foods: others };
  return ids.split(" ").flatMap((id) => {
    const card = cardById(id);
    return card ? [{ card, rest }] : [];
  });
}

/** Returns the card of a dish that is left over, under the name that the request gives the dish. */
function dishCards(food: RequestedFood, others: RequestedFood[], request: RecipeRequest): LeftoverCard[] {
  const name = fold(food.words);
  const rest = { ...request, foods: others };
  if (COCIDO.test(name)) {
    const card = cardById("leftover-cocido");
    return card ? [{ card, rest }] : [];
  }
  if (!SAUCY.test(name) && !RICE_DISH.test(name)) return [];
  // What a dish of another day was made of is not known.
  if (request.excluded.length > 0 || request.diets.length > 0) return [];
  const card = cardById(RICE_DISH.test(name) ? "leftover-rice-dish" : "leftover-stew");
  return card ? [{ card: withDish(card, food.words), rest }] : [];
}

/** Returns a card with the name of what is left over in the place of its sauce. */
function withDish(card: Card, words: string): Card {
  const dish = words.toLowerCase();
  const plain = { alwaysMany: false, feminine: false, takesEl: false };
  const [en, es] = [`leftover ${dish}`, `sobras de ${dish}`];
  const noun = {
    en: { ...plain, one: en, many: en },
    es: { ...plain, one: es, many: es, alwaysMany: true, feminine: true },
  };
  const [name = "", nombre = ""] = [card.names.en[0], card.names.es[0]];
  return {
    ...card,
    names: { en: [name.replace(/leftover.*/, en)], es: [nombre.replace(/sobras.*/, es)] },
    rows: card.rows.map((row) =>
      row.key === "bolognese" ? { ...row, food: { ...row.food, name: noun, short: noun } } : row,
    ),
  };
}

/** Returns a card with another food of the same kind in a row. */
function withFood(card: Card, key: string, { food: id }: RequestedFood): Card {
  const food = foodById(id ?? "");
  if (!food || food.id === "fish") return card;
  const { en, es } = food.short;
  const cooked = {
    en: { ...en, one: `cooked ${en.one}`, many: `cooked ${en.one}` },
    es: {
      ...es,
      one: `${es.one} ya cocinad${es.feminine ? "a" : "o"}`,
      many: `${es.one} ya cocinad${es.feminine ? "a" : "o"}`,
    },
  };
  return {
    ...card,
    rows: card.rows.map((row) => (row.key === key ? { ...row, food: { ...food, name: cooked } } : row)),
  };
}

function isOf({ food: id }: RequestedFood, group: string): boolean {
  const food = id === null ? null : foodById(id);
  return food !== null && isKindOf(food, group);
}
