import {
  getDietaryRestrictions,
  listConflicts,
  MOST_COMPARED,
  setDietaryRestrictions,
} from "@larder/domain/contract/dietary-restrictions";
import type { Route } from "../../http/routing/route.ts";
import type { DietaryRestrictionsService } from "./dietary-restrictions.service.ts";

export function dietaryRestrictionsRoutes(route: Route, service: DietaryRestrictionsService): void {
  route(getDietaryRestrictions, ({ user }) => service.find(user.uid));
  route(setDietaryRestrictions, ({ user, body }) => service.set(user, body));
  route(listConflicts, async ({ user, query }) => {
    const ids = query.ids.split(",").filter((each) => each !== "");
    return { conflicts: await service.conflicts(user.uid, ids.slice(0, MOST_COMPARED)) };
  });
}
