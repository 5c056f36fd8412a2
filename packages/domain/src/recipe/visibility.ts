/** The visibility of a recipe; the audience of each value is below. */
export const VISIBILITIES = ["shared", "hidden"] as const;

export type Visibility = (typeof VISIBILITIES)[number];

/** The users that see a recipe: `readers` are all who can read the collection; `owner` is the recipe's owner alone. */
const AUDIENCES: Readonly<Record<Visibility, "readers" | "owner">> = {
  shared: "readers",
  hidden: "owner",
};

/** The visibilities under which no user but the owner can see a recipe. */
export const OWNER_ONLY: readonly Visibility[] = VISIBILITIES.filter(
  (visibility) => AUDIENCES[visibility] === "owner",
);

/** Returns whether no user but its owner may ever see a recipe as it is now. */
export function isOwnersAlone(
  recipe: Readonly<{ visibility: Visibility; draft?: true | undefined }>,
): boolean {
  return recipe.draft === true || OWNER_ONLY.includes(recipe.visibility);
}

/**
 * Returns whether a user may see a recipe; a draft is its owner's alone. All other rules about who sees a recipe are derived from this one.
 *
 * @param userId the user's id; undefined for a reader without an account. Whether that reader may read the collection
 *   at all is decided by the endpoint's access.
 */
export function canSee(
  recipe: Readonly<{ visibility: Visibility; userId: string; draft?: true | undefined }>,
  userId: string | undefined,
): boolean {
  return !isOwnersAlone(recipe) || isOwner(recipe, userId);
}

/**
 * Returns whether a user owns the recipe. A recipe whose owner's account was deleted has an empty owner, which matches
 * no user.
 */
function isOwner(recipe: Readonly<{ userId: string }>, userId: string | undefined): boolean {
  return recipe.userId !== "" && recipe.userId === userId;
}
