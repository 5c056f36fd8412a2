import { getBookmark, listBookmarks, toggleBookmark } from "@larder/domain/contract/bookmarks";
import { extraReadsOf, JsonStream, SUMMARIES_A_READ } from "../../http/answers/json-stream.ts";
import type { Route } from "../../http/routing/route.ts";
import type { BookmarksService } from "./bookmarks.service.ts";

export function bookmarksRoutes(route: Route, service: BookmarksService): void {
  const { success, recipes } = listBookmarks.response.shape;
  route(listBookmarks, async ({ user }) => {
    const { atMost, items } = await service.open(user.uid);
    return new JsonStream(
      [
        { name: "success", schema: success, value: true },
        { name: "recipes", schema: recipes.def.element, items },
      ],
      extraReadsOf(atMost, SUMMARIES_A_READ),
    );
  });
  route(getBookmark, async ({ user, params }) => ({
    isBookmarked: await service.has(user.uid, params.id),
  }));
  route(toggleBookmark, async ({ user, params, headers }) => ({
    isBookmarked: await service.toggle(user.uid, params.id, headers["idempotency-key"]),
  }));
}
