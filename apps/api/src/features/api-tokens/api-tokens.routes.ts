import { createApiToken, listApiTokens, revokeApiToken } from "@larder/domain/contract/api-tokens";
import type { Route } from "../../http/routing/route.ts";
import type { ApiTokensService } from "./api-tokens.service.ts";

export function apiTokensRoutes(route: Route, service: ApiTokensService): void {
  route(listApiTokens, async ({ user }) => ({ tokens: await service.list(user.uid) }));
  route(createApiToken, ({ user, body }) => service.create(user, body));
  route(revokeApiToken, async ({ user, params }) => {
    await service.revoke(user.uid, params.id);
    return {};
  });
}
