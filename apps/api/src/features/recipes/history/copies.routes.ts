import * as contract from "@larder/domain/contract/copies";
import { withUses } from "@larder/domain/links/recipe-uses";
import type { Route } from "../../../http/routing/route.ts";
import { recipeAnswer } from "../recipe-answer.ts";
import type { ShowLinks } from "../show-links.ts";
import type { CopiesService } from "./copies.service.ts";

export function copiesRoutes(route: Route, service: CopiesService, showLinks: ShowLinks): void {
  route(contract.copyRecipe, async ({ user, params, body }) =>
    recipeAnswer(showLinks, await service.copy(user.uid, params.id, body?.visibility), user.uid),
  );
  route(contract.getRecipeOrigin, async ({ user, params }) => {
    const { recipe, ...state } = await service.origin(user.uid, params.id);
    return { ...state, recipe: recipe && withUses(await showLinks(recipe, user.uid)) };
  });
  route(contract.takeRecipeOrigin, async ({ user, params, body, headers }) => {
    const recipe = await service.takeOrigin(user.uid, params.id, body.take, headers["if-match"]);
    return recipeAnswer(showLinks, recipe, user.uid);
  });
}
