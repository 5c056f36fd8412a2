import type { Page } from "playwright-core";

/**
 * Adds a recipe as the user who is signed in on a page, past the forms.
 *
 * @param at the server, for a page that has not been opened yet
 * @returns the recipe as the server stored it
 */
export async function addRecipe(
  page: Page,
  recipe: Record<string, unknown>,
  at = page.url(),
): Promise<{ id: string; slug: string; name: string }> {
  const answer = await page.request.post(new URL("/api/recipes", at).href, { data: { recipe } });
  const { recipe: added, error } = await answer.json();
  if (!answer.ok()) throw new Error(`The recipe was refused: ${error}`);
  return added;
}
