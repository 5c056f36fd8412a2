import type { LinkTarget } from "@larder/domain/account/public-link";
import { listLinks, openPublicLink } from "@larder/domain/contract/public-links";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api/api-client";

/** The first part of the keys of all lists of a user's links. */
export const linksKey = (userId: string) => ["links", userId] as const;

/** @param target the recipe or collection whose links are listed; all without it */
export const linksQuery = (userId: string, target?: LinkTarget) =>
  queryOptions({
    queryKey: [...linksKey(userId), target?.kind ?? "", target?.id ?? ""],
    queryFn: async ({ signal }) => (await call(listLinks, { query: { userId, ...target }, signal })).links,
  });

/** @param part the slug of a recipe of a collection; undefined for what the link leads to */
export const openedLinkQuery = (userId: string, token: string, part: string | undefined) =>
  queryOptions({
    queryKey: ["public-link", userId, token, part ?? ""],
    queryFn: ({ signal }) =>
      call(openPublicLink, { body: { userId, token, ...(part !== undefined && { part }) }, signal }),
    retry: false,
  });
