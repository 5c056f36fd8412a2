import { contentsOf } from "@larder/domain/food/holds";
import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import type { Composition } from "../composition.ts";
import { unpromised } from "../diet-tags.ts";
import { adaptCard } from "./adapt-card.ts";
import type { Card } from "./card.ts";
import { cardById } from "./cards.ts";
import { writeCard } from "./write-card.ts";

/** The time limit of a request that only says "quick". */
const QUICK_MINUTES = 30;

/**
 * Makes the dish of a card for a request. Where the card cannot be adapted, the cards of its other versions are tried.
 *
 * @returns no recipe where none can be adapted; a note `not-without` names the food that the dish needs
 */
export function composeCard(card: Card, asked: RecipeRequest): Composition {
  const request = withoutMilkBesideMeat(card, asked);
  const versions = withApplianceFirst([card, ...card.instead.flatMap((id) => cardById(id) ?? [])], request);
  let refused: readonly ComposerNote[] | null = null;
  for (const version of versions) {
    const adaptation = adaptCard(version, request);
    if (!adaptation.adapted) {
      refused ??= adaptation.notes;
      continue;
    }
    const { adapted } = adaptation;
    const recipe = writeCard(adapted, request);
    return { recipe, notes: [...adapted.notes, ...notesOn(recipe.duration.total_time_minutes, request)] };
  }
  return { recipe: null, notes: refused ?? [] };
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
