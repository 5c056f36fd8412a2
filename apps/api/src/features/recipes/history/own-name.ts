import type { RecipeContent } from "@larder/domain/recipe/recipe-version";
import type { Store } from "../../../ports/store.ts";
import { shownName } from "../shown-name.ts";

/** Returns a content of `uid`'s with the name that they show now, where its author is their own name. */
export async function withShownName(
  { users }: Pick<Store, "users">,
  uid: string,
  content: RecipeContent,
): Promise<RecipeContent> {
  if (!content.authorIsOwner) return content;
  const author = await shownName(users, uid);
  return author === null ? withoutOwnName(content) : { ...content, author };
}

/** Returns a content without the author that is its owner's name. */
export function withoutOwnName(content: RecipeContent): RecipeContent {
  if (!content.authorIsOwner) return content;
  const { author: _author, authorIsOwner: _isOwner, ...rest } = content;
  return rest;
}
