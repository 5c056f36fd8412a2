import { adminLogout, listDamagedRecords, verifyAdmin } from "@larder/domain/contract/admin";
import { listFeedback, markFeedback } from "@larder/domain/contract/feedback";
import type { EndpointResponse } from "@larder/domain/contract/endpoint";
import { listGenerations, tryModel } from "@larder/domain/contract/generate";
import { listHiddenRecipes, listRecipeSummaries, setRecipeHidden } from "@larder/domain/contract/recipes";
import { listRequests, updateRequest } from "@larder/domain/contract/requests";
import type { Feedback } from "@larder/domain/account/feedback";
import type { QueuedRequest, RequestStatus } from "@larder/domain/account/queued-request";
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "@/lib/api/api-client";
import { ApiError } from "@/lib/api/api-error";
import { useExclusiveMutation } from "@/lib/forms/use-exclusive-mutation";

const PAGE = "20";
const SUGGESTIONS = "8";

export type FeedbackStatus = "open" | "done";

/** The cookie of an admin session is out of a script's reach: whether it is open, only the server knows. */
const sessionKey = ["admin", "session"] as const;
const listsKey = ["admin", "lists"] as const;

/** Queries whether this browser has an open admin session, by a request that needs one. */
export const adminSessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal }) => {
    try {
      await call(listFeedback, { query: { limit: "1" }, signal });
      return true;
    } catch (error) {
      if (isLocked(error)) return false;
      throw error;
    }
  },
});

export const feedbackQuery = (status?: FeedbackStatus) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, "feedback", status],
    queryFn: ({ client, pageParam, signal }) =>
      whileOpen(client, call(listFeedback, { query: pageQuery(status, pageParam), signal })),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

export const requestsQuery = (status?: RequestStatus) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, "requests", status],
    queryFn: ({ client, pageParam, signal }) =>
      whileOpen(client, call(listRequests, { query: pageQuery(status, pageParam), signal })),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

/** Queries the shared list for recipes by name; without a name, the newest. */
export const recipesByNameQuery = (name: string) =>
  queryOptions({
    queryKey: [...listsKey, "recipes", name],
    queryFn: async ({ signal }) => {
      const query = { view: "summary", limit: SUGGESTIONS, ...(name && { q: name }) } as const;
      return (await call(listRecipeSummaries, { query, signal })).recipes;
    },
  });

/** The recipes that are hidden from the shared list. */
export const hiddenRecipesQuery = queryOptions({
  queryKey: [...listsKey, "recipes", "hidden"],
  queryFn: async ({ client, signal }) =>
    (await whileOpen(client, call(listHiddenRecipes, { query: {}, signal }))).recipes,
});

/** The stored records that cannot be read. */
export const damagedRecordsQuery = queryOptions({
  queryKey: [...listsKey, "damaged"],
  queryFn: ({ client, signal }) => whileOpen(client, call(listDamagedRecords, { query: {}, signal })),
});

export type GenerationsPage = EndpointResponse<typeof listGenerations>;

/** Queries the list of generations. It grows by itself, so it is requested again on each visit. */
export const generationsQuery = infiniteQueryOptions({
  queryKey: [...listsKey, "generations"],
  queryFn: ({ client, pageParam, signal }) =>
    whileOpen(client, call(listGenerations, { query: pageQuery(undefined, pageParam), signal })),
  initialPageParam: "",
  getNextPageParam: (page) => page.nextCursor,
  staleTime: 0,
});

/** Asks the model a small fixed question. */
export function useTryModel() {
  const cache = useQueryClient();
  return useExclusiveMutation({
    mutationFn: async () => (await whileOpen(cache, call(tryModel, { body: {} }))).trial,
  });
}

export function useUnlock(userId: string) {
  const cache = useQueryClient();
  return useExclusiveMutation({
    mutationFn: (password: string) => call(verifyAdmin, { body: { userId, password } }),
    onSuccess: () => cache.setQueryData(sessionKey, true),
  });
}

export function useLock() {
  const cache = useQueryClient();
  return useExclusiveMutation({
    mutationFn: () => call(adminLogout, { body: {} }),
    onSuccess: () => lock(cache),
  });
}

export function useMarkFeedback() {
  const cache = useQueryClient();
  return useExclusiveMutation({
    mutationFn: ({ id, done }: Pick<Feedback, "id" | "done">) =>
      whileOpen(cache, call(markFeedback, { params: { id }, body: { done } })),
    onSuccess: (_answer, change) => {
      cache.setQueriesData<InfiniteData<{ feedback: Feedback[] }>>(
        { queryKey: [...listsKey, "feedback"] },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({ ...page, feedback: withChange(page.feedback, change) })),
          },
      );
      return refreshLater(cache, "feedback");
    },
  });
}

export interface RequestChange {
  id: string;
  status?: RequestStatus;
  notes?: string;
  recipeId?: string | null;
}

export function useUpdateRequest() {
  const cache = useQueryClient();
  return useExclusiveMutation({
    mutationFn: async ({ id, ...body }: RequestChange) =>
      (await whileOpen(cache, call(updateRequest, { params: { id }, body }))).request,
    onSuccess: (request) => {
      cache.setQueriesData<InfiniteData<{ requests: QueuedRequest[] }>>(
        { queryKey: [...listsKey, "requests"] },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({ ...page, requests: withChange(page.requests, request) })),
          },
      );
      return refreshLater(cache, "requests");
    },
  });
}

export function useSetHidden() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isHidden }: { id: string; isHidden: boolean }) =>
      whileOpen(cache, call(setRecipeHidden, { params: { id }, body: { isHidden } })),
    onSuccess: () => cache.invalidateQueries({ queryKey: [...listsKey, "recipes"] }),
  });
}

function pageQuery<S extends string>(status: S | undefined, cursor: string) {
  return { limit: PAGE, ...(status && { status }), ...(cursor && { cursor }) };
}

function withChange<T extends { id: string }>(items: readonly T[], change: Partial<T> & { id: string }): T[] {
  return items.map((item) => (item.id === change.id ? { ...item, ...change } : item));
}

/** Marks the lists as stale: the shown one stays, and another filter requests the server again. */
function refreshLater(cache: QueryClient, list: "feedback" | "requests"): Promise<void> {
  return cache.invalidateQueries({ queryKey: [...listsKey, list], refetchType: "none" });
}

/**
 * Runs a call of the admin panel. Admin sessions expire: a call that is refused for that brings the password form
 * back.
 */
export async function whileOpen<T>(cache: QueryClient, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isLocked(error)) lock(cache);
    throw error;
  }
}

function lock(cache: QueryClient): void {
  cache.setQueryData(sessionKey, false);
  cache.removeQueries({ queryKey: listsKey });
}

function isLocked(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
