import { addCooked, getCookingNotes, listRatings, setCookingNotes } from "@larder/domain/contract/cooking";
import type { Route } from "../../http/routing/route.ts";
import type { CookingService } from "./cooking.service.ts";

export function cookingRoutes(route: Route, service: CookingService): void {
  route(getCookingNotes, async ({ user, params }) => ({
    cooking: await service.find(user.uid, params.id),
  }));
  route(setCookingNotes, async ({ user, params, body: { rating, note } }) => ({
    cooking: await service.set(user.uid, params.id, { rating, note }),
  }));
  route(listRatings, async ({ user }) => ({ ratings: await service.ratings(user.uid) }));
  route(addCooked, async ({ user, params, headers }) => ({
    cooking: await service.addCooked(user.uid, params.id, headers["idempotency-key"]),
  }));
}
