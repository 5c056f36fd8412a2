import { getCookbook } from "@larder/domain/contract/exports";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api/api-client";

/** Queries the whole recipes of a book once: it stays as it is while it is printed. */
export const cookbookQuery = (userId: string, rawQuery: string) =>
  queryOptions({
    queryKey: ["cookbook", userId, rawQuery],
    queryFn: ({ signal }) => call(getCookbook, { query: {}, rawQuery, signal }),
    staleTime: Infinity,
    retry: false,
  });
