import { draftFromText, generateRecipe } from "@larder/domain/contract/generate";
import { AppError } from "../../http/app-error.ts";
import type { Route } from "../../http/route.ts";

/** No generator is built in yet: the calls say so, behind every check that they will have. */
export function generateRoutes(route: Route): void {
  route(generateRecipe, ({ body }) => {
    if (body.query.trim() === "") throw new AppError("query-required");
    throw new AppError("generation-unavailable");
  });
  route(draftFromText, ({ body }) => {
    if (body.text.trim() === "") throw new AppError("recipe-text-required");
    throw new AppError("generation-unavailable");
  });
}
