import {
  draftFromText,
  generateRecipe,
  listGenerations,
  nearestRecipes,
  readGenerationRequest,
  tryModel,
} from "@larder/domain/contract/generate";
import type { Route } from "../../http/routing/route.ts";
import type { GenerateService } from "./generate.service.ts";

const PAGE = 50;

export function generateRoutes(route: Route, service: GenerateService): void {
  route(generateRecipe, ({ user, body, signal }) => service.generate(user.uid, body, signal));
  route(readGenerationRequest, ({ user, body }) => service.read(user.uid, body.query));
  route(nearestRecipes, ({ user, query }) => service.nearest(user.uid, query.query));
  route(draftFromText, ({ user, body, signal }) => service.draft(user.uid, body.text, signal));
  route(tryModel, async ({ signal }) => ({ trial: await service.tryModel(signal) }));
  route(listGenerations, ({ query: { limit = PAGE, cursor } }) =>
    service.log({ limit, ...(cursor && { cursor }) }),
  );
}
