import { QueryClient } from "@tanstack/react-query";

/**
 * Creates the query cache. Loaded data never becomes stale on its own: no refetch on focus, no polling, no retry.
 * Calls are made without a connection too: they are answered from the cache, or fail at once instead of waiting for
 * ever.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
