import type { ArchiveImport, ImportItem } from "@larder/domain/archive-import/archive-import";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { importItemsQuery } from "@/features/imports/api";

/** The entries of an import, as far as they are loaded: page after page, one at a time, until all are here. */
export function useImportItems({ id, state }: Pick<ArchiveImport, "id" | "state">) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(
    importItemsQuery(id, state),
  );
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const items = useMemo<ImportItem[]>(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  return {
    items,
    total: data?.pages[0]?.total ?? 0,
    isWhole: data !== undefined && !hasNextPage,
    error,
    retry: () => void (data ? fetchNextPage() : refetch()),
  };
}
