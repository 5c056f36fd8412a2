import { plainText } from "@larder/domain/text/plain-text";
import { UNSAFE_KEYS } from "@larder/domain/recipe/group-key";
import type { WireRecipe } from "./wire-recipe.ts";

type WireRow = WireRecipe["ingredients"][number]["items"][number];
type WireReasons = Pick<WireRecipe["steps"][number], "why" | "tip" | "analogy">;

/** Tags that state a recipe's origin. The app sets them, never a model. */
const OUR_TAGS = new Set(["ai-generated", "composed", "imported", "text"]);

/** Converts an answer to the input of `normaliseRecipe`: groups by name, texts without markup and links. */
export function rawRecipe(wire: WireRecipe): Record<string, unknown> {
  return {
    name: plain(wire.name),
    language: plain(wire.language),
    description: plain(wire.description),
    cuisine: plain(wire.cuisine),
    difficulty: plain(wire.difficulty),
    servings: wire.servings,
    duration: {
      prep_time_minutes: wire.prep_minutes,
      cook_time_minutes: wire.cook_minutes,
      total_time_minutes: wire.total_minutes,
    },
    tags: wire.tags.map(plain).filter((tag) => !OUR_TAGS.has((tag ?? "").trim().toLowerCase())),
    tools: wire.tools.map(({ tool_name, purpose }) => ({
      tool_name: plain(tool_name),
      purpose: plain(purpose),
    })),
    ingredients: wire.ingredients.map(({ group, items }) => ({
      name: group !== null && UNSAFE_KEYS.has(group) ? "main" : (plain(group) ?? "main"),
      ingredients: items.map(rawRow),
    })),
    steps: wire.steps.map((step) => ({
      main_step: plain(step.main_step),
      parallel_group: plain(step.parallel_group),
      ...rawReasons(step),
      sub_steps: step.sub_steps.map((part) => ({
        description: plain(part.description),
        duration_minutes: part.duration_minutes,
        ...rawReasons(part),
        ...(part.ingredients.length > 0 && { ingredients: part.ingredients.map(rawRow) }),
      })),
    })),
  };
}

function rawRow({ ingredient_name, quantity, unit, prep_style }: WireRow) {
  return {
    ingredient_name: plain(ingredient_name),
    measure: plain(quantity),
    unit: plain(unit),
    prep_style: plain(prep_style),
  };
}

function rawReasons({ why, tip, analogy }: WireReasons) {
  return { why: plain(why), tip: plain(tip), analogy: plain(analogy) };
}

const MARKDOWN_LINK = /!?\[([^[\]]{0,300})\]\([^()\s]{0,2000}\)/g;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;

/**
 * Removes markup and addresses from a text, and replaces links by their texts: users must not follow a model's links.
 */
export function plain(text: string): string;
export function plain(text: string | null): string | undefined;
export function plain(text: string | null): string | undefined {
  return text === null ? undefined : plainText(text).replace(MARKDOWN_LINK, "$1").replace(ADDRESS, "");
}
