import type { ArchiveImport, ArchiveImportWithPieces } from "@larder/domain/archive-import/archive-import";
import {
  createImport,
  deleteImport,
  getImport,
  getImportOriginal,
  listImportItems,
  listImports,
  lookAtImport,
  startImport,
  takeImportItem,
  undoImport,
} from "@larder/domain/contract/imports";
import type { EndpointRequest } from "@larder/domain/contract/endpoint";
import { infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import { pollPause } from "@/features/imports/import-state";
import { call } from "@/lib/api/api-client";

const importsKey = ["imports"] as const;

/** The pause before the next question after one that failed, in ms. */
const FAILED_POLL_MS = 10_000;
/** The most that the server gives at once. */
const ITEMS_PAGE = "200";

/** Queries the imports of the user, newest first. */
export const importsQuery = queryOptions({
  queryKey: [...importsKey, "list"],
  queryFn: async ({ signal }) => (await call(listImports, { query: {}, signal })).imports,
  staleTime: 0,
});

/** Queries one import, again and again while the server works on it and the page is visible. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [...importsKey, "one", id],
    queryFn: async ({ signal }) => (await call(getImport, { params: { id }, query: {}, signal })).import,
    staleTime: 0,
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state: { data, status } }) => {
      const pause = data ? pollPause(data) : false;
      return pause !== false && status === "error" ? FAILED_POLL_MS : pause;
    },
  });

/**
 * Queries the entries of an import, a page at a time.
 *
 * @param state the state of the import: in each one the entries have other statuses
 */
export const importItemsQuery = (id: string, state: ArchiveImport["state"]) =>
  infiniteQueryOptions({
    queryKey: [...importsKey, "items", id, state],
    queryFn: ({ pageParam, signal }) =>
      call(listImportItems, {
        params: { id },
        query: { limit: ITEMS_PAGE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    // Of no use for long: ten thousand entries take some megabytes.
    gcTime: 60_000,
  });

export const importOriginalQuery = (id: string, index: number) =>
  queryOptions({
    queryKey: [...importsKey, "original", id, index],
    queryFn: async ({ signal }) =>
      (await call(getImportOriginal, { params: { id, index: String(index) }, query: {}, signal })).original,
    gcTime: 60_000,
  });

/** Begins an import of files, or of addresses. */
export const beginImport = async (
  sent: { files: { name: string; size: number }[] } | { addresses: string[] },
): Promise<ArchiveImportWithPieces> => (await call(createImport, { body: sent })).import;

/** Asks the server to read the files, with the names of a table's columns where it needs them. */
export const beginReading = async (
  id: string,
  columns?: Record<string, string>,
): Promise<ArchiveImportWithPieces> =>
  (await call(lookAtImport, { params: { id }, body: { ...(columns && { columns }) } })).import;

type StartChoices = NonNullable<EndpointRequest<typeof startImport>["body"]>;

/** Returns the functions that change an import; each shows its new state at once. */
export function useImportActions(id: string) {
  const cache = useQueryClient();
  const show = (changed: ArchiveImportWithPieces): void => {
    cache.setQueryData(importQuery(id).queryKey, changed);
  };
  return {
    read: async (columns?: Record<string, string>) => show(await beginReading(id, columns)),
    start: async (choices: StartChoices) =>
      show((await call(startImport, { params: { id }, body: choices })).import),
    undo: async () => show((await call(undoImport, { params: { id }, body: {} })).import),
    take: async (index: number) => {
      const { item } = await call(takeImportItem, { params: { id, index: String(index) }, body: {} });
      await cache.invalidateQueries({ queryKey: [...importsKey, "items", id] });
      await cache.invalidateQueries({ queryKey: importQuery(id).queryKey });
      return item;
    },
    remove: async () => {
      await call(deleteImport, { params: { id }, query: {} });
      void cache.invalidateQueries({ queryKey: importsQuery.queryKey });
    },
  };
}
