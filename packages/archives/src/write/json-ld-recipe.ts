import { lineOfRow } from "@larder/domain/ingredient/line-of-row";
import { recipeToJsonLd } from "@larder/domain/formats/json-ld";
import { NOTE_NAME } from "@larder/domain/schema-org/document-details";
import type { ExportedRecipe, ExportSource } from "./exported-recipe.ts";
import * as text from "./recipe-text.ts";

/**
 * Writes a recipe as schema.org for other apps: with its notes as comments, as RecipeSage has them, its groups of ingredients
 * as lines in brackets, and the exporting cook's own stars.
 *
 * @param images the addresses of the pictures that the export holds
 */
export function exportedJsonLd(
  exported: ExportedRecipe,
  source: ExportSource,
  images: readonly string[],
): Record<string, unknown> {
  const { recipe, cookingNotes } = exported;
  const notes = text.notesOf(exported, source);
  const credit = text.sourceName(recipe);
  const stars = cookingNotes?.rating;
  const { image: _, ...written } = recipeToJsonLd(recipe, source.origin || "https://localhost");
  return {
    ...written,
    identifier: recipe.id,
    ...(images.length > 0 && { image: images }),
    recipeIngredient: text
      .ingredientGroups(recipe, source)
      .flatMap(({ heading, items }) => [
        ...(heading === null ? [] : [`[${heading}]`]),
        ...items.map(lineOfRow),
      ]),
    ...(credit !== "" && { creditText: credit }),
    ...(notes.length > 0 && {
      comment: notes.map(({ title, text: said }) => ({
        "@type": "Comment",
        name: title ?? NOTE_NAME,
        text: said,
      })),
    }),
    ...(stars && { aggregateRating: { "@type": "AggregateRating", ratingValue: stars, ratingCount: 1 } }),
    ...(recipe.difficulty && { educationalLevel: recipe.difficulty }),
    ...(recipe.linkedRecipes?.length && {
      isRelatedTo: recipe.linkedRecipes.map(({ name }) => ({ "@type": "Recipe", name })),
    }),
  };
}
