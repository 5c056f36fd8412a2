import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, lazy, Suspense } from "react";
import { SearchCollection } from "@/features/collections/search-collection";
import { type ControlOf, SelectMode } from "@/features/collections/select/select-mode";
import { recipeListQuery, tagsQuery } from "@/features/recipes/api";
import SortChoice from "@/features/recipes/list/sort-choice";
import type { RecipeSearch } from "@/features/recipes/recipe-search";

const ExportButton = lazy(() => import("@/features/exports/export-button"));

interface ListControlsProps extends Pick<ComponentProps<typeof SortChoice>, "chosen" | "onChoose"> {
  /** Undefined for a visitor. */
  userId: string | undefined;
  search: RecipeSearch;
  /** Takes, as a state's setter does, what is drawn on each card while recipes are selected; null afterwards. */
  onControl: (next: () => ControlOf | null) => void;
}

/** Draws what is done with a whole list: its order, selecting recipes of it, and making a collection of a search. */
export default function ListControls({ userId, search, onControl, ...sort }: ListControlsProps) {
  return (
    <>
      <SortChoice {...sort} hasNotes={userId !== undefined} />
      {userId !== undefined && <OwnControls userId={userId} search={search} onControl={onControl} />}
    </>
  );
}

function OwnControls({
  userId,
  search,
  onControl,
}: Omit<ListControlsProps, "chosen" | "onChoose" | "userId"> & { userId: string }) {
  const cache = useQueryClient();
  const query = recipeListQuery(search);
  const { data, fetchNextPage } = useInfiniteQuery(query);
  const { data: tags = [] } = useQuery(tagsQuery);
  const total = data?.pages[0]?.total ?? 0;
  const { terms, text, tag } = search;
  const isSearch = terms.length > 0 || text !== undefined || tag !== undefined;

  async function loadIds(most: number): Promise<readonly string[]> {
    const idsNow = () =>
      cache.getQueryData(query.queryKey)?.pages.flatMap((page) => page.recipes.map(({ id }) => id)) ?? [];
    for (let result = { hasNextPage: true }; result.hasNextPage && idsNow().length < most;)
      result = await fetchNextPage();
    return idsNow().slice(0, most);
  }

  return (
    <>
      {total > 0 && <SelectMode userId={userId} total={total} loadIds={loadIds} onControl={onControl} />}
      {isSearch && total > 0 && (
        <Suspense>
          <ExportButton
            variant="chip"
            choice={{ kind: "search", terms, text, tag, exclude: search.exclude }}
          />
        </Suspense>
      )}
      {isSearch && (
        <SearchCollection
          userId={userId}
          rule={{ terms: text === undefined ? [...terms] : [text], tags: tag === undefined ? [] : [tag] }}
          tags={tags.map((each) => each.tag)}
        />
      )}
    </>
  );
}
