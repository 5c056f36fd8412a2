import {
  addComment,
  deleteComment,
  getCommunity,
  setCommentHidden,
  setPublicRating,
} from "@larder/domain/contract/community";
import type { Route } from "../../http/routing/route.ts";
import type { CommunityService } from "./community.service.ts";

/** The length of a page where the caller names none. */
const PAGE = 20;

export function communityRoutes(route: Route, service: CommunityService): void {
  route(getCommunity, ({ user, params, query: { limit = PAGE, cursor } }) =>
    service.of(params.id, user ?? undefined, { limit, ...(cursor && { cursor }) }),
  );
  route(setPublicRating, async ({ user, params, body }) => ({
    rating: await service.rate(user.uid, params.id, body.stars),
  }));
  route(addComment, async ({ user, params, body: { text, image } }) => ({
    comment: await service.comment(user.uid, params.id, { text, ...(image && { image }) }),
  }));
  route(deleteComment, async ({ user, params }) => {
    await service.removeComment(user.uid, params.id);
    return {};
  });
  route(setCommentHidden, async ({ user, params, body }) => {
    await service.setHidden(params.id, body.isHidden ? user.uid : null);
    return {};
  });
}
