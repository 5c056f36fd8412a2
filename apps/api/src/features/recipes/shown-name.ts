import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import type { UserStore } from "../../ports/people-stores.ts";

/** Returns the user's name for recipes that they add; null if they have not chosen to show it, or it is unknown. */
export async function shownName(users: UserStore, uid: string): Promise<string | null> {
  const user = await users.find(uid);
  return (user?.nameOnRecipes && user.displayName) || null;
}

/** Returns whether a recipe names its author or another origin: the user who adds it is then not its author. */
export function namesItsOrigin({ author, url, importedUrl, source = "" }: RecipeDraft): boolean {
  return Boolean(author || url || importedUrl) || !["", "other"].includes(source);
}
