import type { Recipe, RecipeDraft } from "@larder/domain/recipe/recipe";
import type { UserStore } from "../../ports/people-stores.ts";
import type { Store } from "../../ports/store.ts";

/** Returns the user's name for recipes that they add; null if they have not chosen to show it, or it is unknown. */
export async function shownName(users: UserStore, uid: string): Promise<string | null> {
  const user = await users.find(uid);
  return (user?.nameOnRecipes && user.displayName) || null;
}

/**
 * Returns a recipe that was just written, with the name that its owner shows now. An owner who switched the name off, changed
 * it or left in the meantime could not reach this recipe.
 */
export async function withPresentName(
  { users, recipes }: Pick<Store, "users" | "recipes">,
  written: Recipe,
): Promise<Recipe> {
  if (!written.authorIsOwner) return written;
  const author = await shownName(users, written.userId);
  if (author === written.author) return written;
  await recipes.replaceOwnAuthor(written.userId, author);
  return (await recipes.findById(written.id)) ?? written;
}

/** Returns whether a recipe names its author or another origin: the user who adds it is then not its author. */
export function namesItsOrigin({ author, url, importedUrl, source = "" }: RecipeDraft): boolean {
  return Boolean(author || url || importedUrl) || !["", "other"].includes(source);
}
