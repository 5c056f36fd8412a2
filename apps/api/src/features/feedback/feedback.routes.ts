import { listFeedback, markFeedback, sendFeedback } from "@larder/domain/contract/feedback";
import type { Route } from "../../http/routing/route.ts";
import type { FeedbackService } from "./feedback.service.ts";

const PAGE = 50;

export function feedbackRoutes(route: Route, service: FeedbackService): void {
  route(sendFeedback, async ({ user, body: { type, email, content, page } }) => ({
    feedback: await service.send(user.uid, { type, email, content, page }),
  }));
  route(listFeedback, async ({ query: { status, limit = PAGE, cursor } }) => {
    const { items, total, nextCursor } = await service.list(status, { limit, ...(cursor && { cursor }) });
    return { feedback: items, total, nextCursor };
  });
  route(markFeedback, async ({ params, body }) => {
    await service.setDone(params.id, body.done);
    return {};
  });
}
