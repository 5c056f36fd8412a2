import { MEDIA, type RecipeDraft } from "./recipe.ts";

/** Returns the source of a recipe where it is a text such as the name of a book; null where it is a kind of source alone. */
export function namedSource({ source = "" }: Pick<RecipeDraft, "source">): string | null {
  return source === "" || MEDIA.some((medium) => medium === source) ? null : source;
}
