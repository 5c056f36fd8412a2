import { scrapeRecipe } from "@larder/domain/contract/import";
import type { Route } from "../../http/route.ts";
import type { ImportService } from "./import.service.ts";

export function importRoutes(route: Route, service: ImportService): void {
  route(scrapeRecipe, async ({ user, body, signal }) => ({
    recipe: await service.importFromUrl(user.uid, body.url, { importedUrl: body.importedUrl, signal }),
  }));
}
