import { useEffect } from "react";

/** Caches the first recipes of an opened collection for use without a connection, as the bookmarked ones are. */
export function CollectionCache({ recipes }: { recipes: readonly { slug: string }[] | undefined }) {
  useEffect(() => {
    if (!recipes) return;
    const stop = new AbortController();
    const slugs = recipes.map(({ slug }) => slug);
    // Without this part nothing is cached now: another visit loads it.
    import("@/features/recipes/cache-recipes").then(
      ({ leaveRecipes }) => leaveRecipes(slugs, stop.signal),
      () => {},
    );
    return () => stop.abort();
  }, [recipes]);
  return null;
}
