import { getBookmark, listBookmarks, toggleBookmark } from "@larder/domain/contract/bookmarks";
import type { Route } from "../../http/route.ts";
import type { BookmarksService } from "./bookmarks.service.ts";

export function bookmarksRoutes(route: Route, service: BookmarksService): void {
  route(listBookmarks, async ({ user }) => ({ recipes: await service.list(user.uid) }));
  route(getBookmark, async ({ user, params }) => ({
    isBookmarked: await service.has(user.uid, params.id),
  }));
  route(toggleBookmark, async ({ user, params, headers }) => ({
    isBookmarked: await service.toggle(user.uid, params.id, headers["idempotency-key"]),
  }));
}
