import { webAddress } from "../web-address.ts";
import type { Page, RawRecipe } from "../raw-recipe.ts";

/** What a page shows of its recipe, found by the names of its elements, its headings and what its lines are like. */
export function readVisible({ visible }: Page): Partial<RawRecipe> | null {
  const { ingredients, steps, labels, author } = visible();
  if (!ingredients && !steps) return null;
  const { total, prep, cook, rest, servings } = labels;
  const sum = (prep ?? 0) + (cook ?? 0) + (rest ?? 0);
  return {
    ...(ingredients && { ingredients: ingredients.lines }),
    ...(steps && {
      instructions: [{ name: null, steps: steps.lines.map((text) => ({ name: null, text })) }],
    }),
    ...(prep !== undefined && { prepMinutes: prep }),
    ...(cook !== undefined && { cookMinutes: cook }),
    ...((total ?? (cook === undefined && prep === undefined ? 0 : sum)) > 0 && {
      totalMinutes: total ?? sum,
    }),
    ...(servings !== undefined && { servings }),
    ...(author !== null && { author }),
  };
}

/** A picture that the page shows, for where it names none. */
export function readPageImage({ visible, url }: Page): Partial<RawRecipe> | null {
  const image = webAddress(visible().image, url);
  return image === null ? null : { image };
}

/** Where nobody is named, the site speaks for itself. */
export function readSiteAsAuthor({ meta, visible }: Page): Partial<RawRecipe> | null {
  const { ingredients, steps } = visible();
  return meta.site !== "" && (ingredients ?? steps) ? { author: meta.site } : null;
}
