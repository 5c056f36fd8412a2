import type { Feedback } from "@larder/domain/account/feedback";
import { AppError } from "../../http/errors/app-error.ts";
import type { Ports } from "../../ports/ports.ts";
import type { PageRequest } from "../../ports/page.ts";

export type FeedbackService = ReturnType<typeof createFeedbackService>;

export function createFeedbackService({ store, clock, newId }: Pick<Ports, "store" | "clock" | "newId">) {
  return {
    async send(
      userId: string,
      sent: Pick<Feedback, "type" | "email" | "content" | "page">,
    ): Promise<Feedback> {
      const createdAt = clock().toISOString();
      const feedback: Feedback = { ...sent, id: newId(), userId, done: false, createdAt };
      await store.feedback.insert(feedback);
      return feedback;
    },
    list: (status: "open" | "done" | undefined, page: PageRequest) =>
      store.feedback.list(status === undefined ? {} : { done: status === "done" }, page),
    async setDone(id: string, done: boolean): Promise<void> {
      if (!(await store.feedback.setDone(id, done))) throw new AppError("feedback-not-found");
    },
  };
}
