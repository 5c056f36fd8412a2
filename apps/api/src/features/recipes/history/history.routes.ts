import * as contract from "@larder/domain/contract/history";
import { withUses } from "@larder/domain/links/recipe-uses";
import type { Route } from "../../../http/routing/route.ts";
import { recipeAnswer } from "../recipe-answer.ts";
import type { ShowLinks } from "../show-links.ts";
import type { HistoryService } from "./history.service.ts";

export function historyRoutes(route: Route, service: HistoryService, showLinks: ShowLinks): void {
  route(contract.listRecipeVersions, async ({ user, params }) => ({
    versions: await service.list(user.uid, params.id),
  }));
  route(contract.getRecipeVersion, async ({ user, params }) => {
    const version = await service.version(user.uid, params.id, params.version);
    return { version: { ...version, recipe: withUses(version.recipe) } };
  });
  route(contract.restoreRecipeVersion, async ({ user, params, headers }) => {
    const recipe = await service.restore(user.uid, params.id, params.version, headers["if-match"]);
    return recipeAnswer(showLinks, recipe, user.uid);
  });
}
