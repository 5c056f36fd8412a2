import { scrapeRecipe } from "@larder/domain/contract/import";
import type { Route } from "../../http/routing/route.ts";
import type { ImportService } from "./import.service.ts";

export function importRoutes(route: Route, service: ImportService): void {
  route(scrapeRecipe, async (input) => {
    const { user, body, signal } = input;
    const beforeFetch = () => input.countThisHour();
    const { importedUrl, visibility } = body;
    const options = { importedUrl, visibility, signal, beforeFetch };
    return { recipe: await service.importFromUrl(user.uid, body.url, options) };
  });
}
