import { getSession } from "@larder/domain/contract/own-accounts";
import { listInvitations, listPeople } from "@larder/domain/contract/people";
import { getStarterRecipes } from "@larder/domain/contract/starter-recipes";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api/api-client";

export const peopleQuery = queryOptions({
  queryKey: ["people", "list"],
  queryFn: async ({ signal }) => (await call(listPeople, { query: {}, signal })).people,
});

export const invitationsQuery = queryOptions({
  queryKey: ["people", "invitations"],
  queryFn: async ({ signal }) => (await call(listInvitations, { query: {}, signal })).invitations,
});

export const householdQuery = queryOptions({
  queryKey: ["people", "household"],
  queryFn: async ({ signal }) => (await call(getSession, { signal })).household,
});

export const starterRecipesQuery = queryOptions({
  queryKey: ["people", "starter-recipes"],
  queryFn: ({ signal }) => call(getStarterRecipes, { query: {}, signal }),
});

/** Returns the address of a link, as it is sent to its user. */
export function linkAddress(secret: string): string {
  return `${location.origin}/join#${secret}`;
}
