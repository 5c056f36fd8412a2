import { getDefaultVisibility } from "@larder/domain/contract/default-visibility";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api/api-client";

/** Queries who sees the recipes that the user adds, unless the user says otherwise. */
export const defaultVisibilityQuery = (userId: string) =>
  queryOptions({
    queryKey: ["default-visibility", userId],
    queryFn: async ({ signal }) =>
      (await call(getDefaultVisibility, { query: { userId }, signal, cacheFor: "mine" })).visibility,
  });
