import type { Page } from "playwright-core";

/** Adds a recipe as the one who is signed in on a page, past the forms; gives what the server made of it. */
export async function addRecipe(
  page: Page,
  recipe: Record<string, unknown>,
): Promise<{ id: string; slug: string; name: string }> {
  return page.evaluate(async (sent) => {
    const response = await fetch("/api/recipes", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ recipe: sent }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`The recipe was refused: ${answer.error}`);
    return answer.recipe;
  }, recipe);
}
