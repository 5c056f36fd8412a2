import { contentsOf, holdsFood } from "@larder/domain/food/holds";
import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { fold } from "@larder/domain/text/fold";
import { stem } from "@larder/domain/text/stem";
import type { Composition } from "../composition.ts";
import { unpromised } from "../diet-tags.ts";
import { adaptCard } from "./adapt-card.ts";
import type { Card } from "./card.ts";
import { cardById } from "./cards.ts";
import { writeCard } from "./write-card.ts";

/** The shortest word that is not taken for an article or a preposition of a dish's name. */
const SHORTEST_NOUN = 4;

/** The time limit of a request that only says "quick". */
const QUICK_MINUTES = 30;

/**
 * Makes the dish of a card for a request. Where the card cannot be adapted, the cards of its other versions are tried.
 *
 * @returns no recipe where none can be adapted; a note `not-without` names the food that the dish needs
 */
export function composeCard(card: Card, asked: RecipeRequest): Composition {
  const request = withoutMilkBesideMeat(card, asked);
  const all = [card, ...card.instead.flatMap((id) => cardById(id) ?? [])];
  const versions = withApplianceFirst(flourlessFirst(all, request), request);
  let refused: readonly ComposerNote[] | null = null;
  for (const version of versions) {
    if (isTurnedDown(version, request)) continue;
    const adaptation = adaptCard(version, request);
    if (!adaptation.adapted) {
      refused ??= adaptation.notes;
      continue;
    }
    const { adapted } = adaptation;
    const recipe = writeCard(adapted, request);
    if (recipe === null) {
      const words = request.excluded.map((each) => each.words).join(", ");
      refused ??= [{ code: "not-without", words: [words, adapted.name[request.language]] }];
      continue;
    }
    const other = version === card ? [] : otherDish(version, request);
    return {
      recipe,
      notes: [...other, ...adapted.notes, ...notesOn(recipe.duration.total_time_minutes, request)],
    };
  }
  return { recipe: null, notes: refused ?? [] };
}

/** Returns whether a request wants any dish but this one: "bananas, but not banana bread". */
function isTurnedDown({ names }: Card, { excluded, language }: RecipeRequest): boolean {
  const isDish = ({ words, foods, contents }: RecipeRequest["excluded"][number]) =>
    foods.length + contents.length === 0 && names[language].some((name) => fold(name) === fold(words));
  return excluded.some(isDish);
}

/** Returns the note that a version of another name, such as a nut roast for a beef Wellington, is not quite the dish. */
function otherDish({ names }: Card, { dish, language }: RecipeRequest): ComposerNote[] {
  if (!dish) return [];
  const wordsOf = (name: string) =>
    fold(name)
      .split(/[^a-z]+/)
      .filter((word) => word.length >= SHORTEST_NOUN)
      .map(stem);
  const own = new Set(names[language].flatMap(wordsOf));
  const isNamed = wordsOf(dish.words).some((word) => own.has(word));
  return isNamed ? [] : [{ code: "other-dish", words: [dish.words] }];
}

/** Returns the cards with those first that have a way to use the requested appliance. */
function withApplianceFirst(cards: readonly Card[], { tools }: RecipeRequest): readonly Card[] {
  const uses = ({ ways }: Card) =>
    tools.some(({ tool, use }) => use && ways.flat().some((way) => way === tool));
  return cards.toSorted((one, other) => Number(uses(other)) - Number(uses(one)));
}

/** Returns a request for a kosher dish of meat as one without milk. */
function withoutMilkBesideMeat({ rows }: Card, request: RecipeRequest): RecipeRequest {
  const kosher = request.diets.find(({ diet }) => diet === "kosher");
  if (!kosher || !rows.some(({ food }) => contentsOf(food).has("meat"))) return request;
  const milk = { words: kosher.words, foods: [], contents: ["milk"], isAllergy: false };
  return { ...request, excluded: [...request.excluded, milk] };
}

/** Returns the cards with those of no flour first, where a request has none: a flourless cake is not one of another flour. */
function flourlessFirst(cards: readonly Card[], { excluded }: RecipeRequest): readonly Card[] {
  if (!excluded.some(({ foods }) => foods.includes("flour"))) return cards;
  const hasFlour = ({ rows }: Card) => rows.some(({ food }) => holdsFood(food, "flour"));
  return cards.toSorted((one, other) => Number(hasFlour(one)) - Number(hasFlour(other)));
}

function notesOn(total: number, request: RecipeRequest): ComposerNote[] {
  const { minutes, preferences } = request;
  const limit = minutes ?? (preferences.includes("quick") ? QUICK_MINUTES : null);
  return [
    ...(limit !== null && total > limit
      ? [{ code: "too-slow" as const, words: [String(limit), String(total)] }]
      : []),
    ...unpromised(request),
  ];
}

/** Notes on a dish that is less than what was asked for. */
const LESS: ReadonlySet<string> = new Set(["not-obeyed", "too-slow", "skipped"]);

/** Returns whether a dish is less than what was asked for. */
export const isLess = ({ notes }: Composition) => notes.some(({ code }) => LESS.has(code));

/** Makes the first card that does all of a request; null where none does. */
export function firstMade(cards: readonly Card[], request: RecipeRequest): Composition | null {
  for (const card of cards) {
    const made = composeCard(card, request);
    if (made.recipe && !isLess(made)) return made;
  }
  return null;
}
