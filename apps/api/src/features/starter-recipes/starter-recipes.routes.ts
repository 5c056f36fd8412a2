import { getStarterRecipes, setStarterRecipes } from "@larder/domain/contract/starter-recipes";
import type { Route } from "../../http/routing/route.ts";
import type { StarterRecipesService } from "./starter-recipes.service.ts";

export function starterRecipesRoutes(route: Route, service: StarterRecipesService): void {
  route(getStarterRecipes, () => service.counts());
  route(setStarterRecipes, ({ user, body }) => service.setShown(user.uid, body.isShown));
}
