/**
 * The owner's choice of who sees a recipe:
 * - `private`: the owner, and the readers that the owner has named by a collection
 * - `shared`: everybody who reads the collection of this server
 * - `link`: as `private`, and besides everybody who has the address of its public page
 */
export const VISIBILITIES = ["private", "shared", "link"] as const;

export type Visibility = (typeof VISIBILITIES)[number];

/** What users choose for the recipes that they add; an address is made for one recipe at a time. */
export const DEFAULT_VISIBILITIES = ["shared", "private"] as const satisfies readonly Visibility[];
export type DefaultVisibility = (typeof DEFAULT_VISIBILITIES)[number];

/** Returns who sees the recipes that a user adds, unless a call says otherwise: everybody until the user has chosen. */
export function defaultVisibilityOf(
  user: Readonly<{ defaultVisibility?: DefaultVisibility | undefined }> | null,
): DefaultVisibility {
  return user?.defaultVisibility ?? "shared";
}

/** The fields of a recipe that decide who sees it. */
export type SeenRecipe = Readonly<{
  visibility: Visibility;
  userId: string;
  /** The id of the administrator who hid it; empty where an earlier version stored none. */
  hiddenBy?: string | undefined;
  draft?: true | undefined;
}>;

/** The lists that a recipe belongs to: those of all readers, or of its owner. A store finds recipes by it. */
export const LISTINGS = [...VISIBILITIES, "hidden", "draft"] as const;
export type Listing = (typeof LISTINGS)[number];

/** The listings of recipes that are in the lists of their owner beside the shared ones. */
export const UNLISTED: readonly Listing[] = ["private", "link"];

/** The listings of recipes that may stand on a public page, for who has its address. */
export const PUBLISHABLE: readonly Listing[] = ["shared", "link"];

/** Returns the lists that a recipe belongs to: a draft, then what an administrator hid, then what the owner chose. */
export function listingOf({
  visibility,
  hiddenBy,
  draft,
}: Pick<SeenRecipe, "visibility" | "hiddenBy" | "draft">): Listing {
  if (draft) return "draft";
  return hiddenBy === undefined ? visibility : "hidden";
}

/** Returns whether no user but its owner sees a recipe as it is now, unless the owner has named readers. */
export function isOwnersAlone(recipe: Pick<SeenRecipe, "visibility" | "hiddenBy" | "draft">): boolean {
  return listingOf(recipe) !== "shared";
}

/** Returns whether a recipe may stand on a public page, for who has its address. */
export function isPublishable(recipe: Pick<SeenRecipe, "visibility" | "hiddenBy" | "draft">): boolean {
  return PUBLISHABLE.includes(listingOf(recipe));
}

/**
 * Returns whether a user may see a recipe. All other rules about who sees a recipe are derived from this one.
 *
 * @param userId the user's id; undefined for a reader without an account. Whether that reader may read the collection
 *   at all is decided by the endpoint's access.
 * @param isNamedReader whether the owner has named the user as a reader by a collection; a draft and what an administrator
 *   hid is seen by no named reader
 */
export function canSee(recipe: SeenRecipe, userId: string | undefined, isNamedReader = false): boolean {
  const listing = listingOf(recipe);
  if (listing === "shared" || isOwner(recipe, userId)) return true;
  return isNamedReader && UNLISTED.includes(listing);
}

/**
 * Returns whether a user owns the recipe. A recipe whose owner's account was deleted has an empty owner, which matches
 * no user.
 */
function isOwner(recipe: Readonly<{ userId: string }>, userId: string | undefined): boolean {
  return recipe.userId !== "" && recipe.userId === userId;
}
