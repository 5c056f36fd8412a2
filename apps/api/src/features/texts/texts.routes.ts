import { readTextOfFile } from "@larder/domain/contract/texts";
import type { Route } from "../../http/routing/route.ts";
import type { TextsService } from "./texts.service.ts";

export function textsRoutes(route: Route, service: TextsService): void {
  route(readTextOfFile, async ({ user, body, query, signal }) => ({
    pages: await service.read(user.uid, body, {
      language: query.language,
      offline: query.by === "offline",
      signal,
    }),
  }));
}
