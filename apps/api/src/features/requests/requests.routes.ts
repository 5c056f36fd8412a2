import { listRequests, requestRecipe, updateRequest } from "@larder/domain/contract/requests";
import type { Route } from "../../http/routing/route.ts";
import type { RequestsService } from "./requests.service.ts";

const PAGE = 50;

export function requestsRoutes(route: Route, service: RequestsService): void {
  route(requestRecipe, async ({ user, body }) => ({ request: await service.send(user.uid, body) }));
  route(listRequests, async ({ query: { status, limit = PAGE, cursor } }) => {
    const { items, total, nextCursor } = await service.list(status, { limit, ...(cursor && { cursor }) });
    return { requests: items, total, nextCursor };
  });
  route(updateRequest, async ({ user, params, body }) => ({
    request: await service.update(user.uid, params.id, body),
  }));
}
