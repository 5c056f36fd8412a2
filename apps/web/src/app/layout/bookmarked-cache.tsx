import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { bookmarksQuery } from "@/features/bookmarks/api";

/** Caches the bookmarked recipes for use without a connection. Waits until a page has asked for the bookmarks. */
export function BookmarkedCache({ userId }: { userId: string }) {
  const { data } = useQuery({ ...bookmarksQuery(userId), enabled: false });
  useEffect(() => {
    if (!data) return;
    const stop = new AbortController();
    const slugs = data.map(({ slug }) => slug);
    // Without this part nothing is cached now: another visit loads it.
    import("@/features/recipes/cache-recipes").then(
      ({ leaveRecipes }) => leaveRecipes(slugs, stop.signal),
      () => {},
    );
    return () => stop.abort();
  }, [data]);
  return null;
}
