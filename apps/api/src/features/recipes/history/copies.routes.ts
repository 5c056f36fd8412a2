import * as contract from "@larder/domain/contract/copies";
import { withUses } from "@larder/domain/links/recipe-uses";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { answerEtagOf } from "@larder/domain/recipe/recipe-etag";
import { Reply } from "../../../http/answers/reply.ts";
import type { Route } from "../../../http/routing/route.ts";
import type { CopiesService } from "./copies.service.ts";

export function copiesRoutes(route: Route, service: CopiesService): void {
  route(contract.copyRecipe, async ({ user, params, body }) =>
    withEtag(await service.copy(user.uid, params.id, body?.visibility)),
  );
  route(contract.getRecipeOrigin, async ({ user, params }) => {
    const { recipe, ...state } = await service.origin(user.uid, params.id);
    return { ...state, recipe: recipe && withUses(recipe) };
  });
  route(contract.takeRecipeOrigin, async ({ user, params, body, headers }) =>
    withEtag(await service.takeOrigin(user.uid, params.id, body.take, headers["if-match"])),
  );
}

function withEtag(recipe: Recipe) {
  return new Reply({ recipe: withUses(recipe) }, { etag: answerEtagOf(recipe) });
}
