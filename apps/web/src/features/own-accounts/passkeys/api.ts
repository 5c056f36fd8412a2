import { listPasskeys } from "@larder/domain/contract/passkeys";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api/api-client";

/** The passkeys of the user, and whether they have a password. */
export const passkeysQuery = (userId: string) =>
  queryOptions({
    queryKey: ["passkeys", userId],
    queryFn: ({ signal }) => call(listPasskeys, { query: { userId }, signal }),
  });
