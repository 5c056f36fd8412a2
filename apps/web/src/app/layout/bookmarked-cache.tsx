import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { bookmarksQuery } from "@/features/bookmarks/api";
import { leaveRecipes } from "@/features/recipes/cache-recipes";

/** Caches the bookmarked recipes for use without a connection. Waits until a page has asked for the bookmarks. */
export function BookmarkedCache({ userId }: { userId: string }) {
  const { data } = useQuery({ ...bookmarksQuery(userId), enabled: false });
  useEffect(() => {
    if (!data) return;
    const stop = new AbortController();
    const slugs = data.map(({ slug }) => slug);
    void leaveRecipes(slugs, stop.signal);
    return () => stop.abort();
  }, [data]);
  return null;
}
