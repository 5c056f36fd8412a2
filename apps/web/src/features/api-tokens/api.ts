import { listApiTokens } from "@larder/domain/contract/api-tokens";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api/api-client";

export const apiTokensQuery = (userId: string) =>
  queryOptions({
    queryKey: ["api-tokens", userId],
    queryFn: async ({ signal }) => (await call(listApiTokens, { query: { userId }, signal })).tokens,
  });
