import type { ForeignLink } from "../foreign-recipe.ts";
import { withoutMarkup } from "./plain-markup.ts";

const RECIPE_LINK = /\[recipe:\s*([^\]\n]{1,300})\]/gi;
/** The place of a picture in a text; the pictures themselves stand in order beside the recipe. */
const PHOTO = /[^\S\n]*\[photo:[^\]\n]{0,100}\]/gi;

/** Returns a text of Paprika without the marks that it writes: `[recipe:Pesto]`, `[photo:2]`, `**bold**`, links. */
export function plainPaprika(text: string): string {
  const unlinked = text.includes("[") ? text.replace(RECIPE_LINK, "$1").replace(PHOTO, "") : text;
  return withoutMarkup(unlinked);
}

/** Returns the recipes that texts of Paprika name, each once. */
export function paprikaLinks(texts: readonly (string | undefined)[]): ForeignLink[] {
  const names = texts.flatMap((text = "") =>
    Array.from(text.matchAll(RECIPE_LINK), ([, name = ""]) => name.trim()),
  );
  return [...new Set(names)].map((name) => ({ name }));
}
