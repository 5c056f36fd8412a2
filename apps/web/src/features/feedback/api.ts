import { sendFeedback } from "@larder/domain/contract/feedback";
import type { CheckedFeedback } from "@/features/feedback/feedback-form-values";
import { useMutation } from "@tanstack/react-query";
import { call } from "@/lib/api/api-client";

type FeedbackBody = Extract<CheckedFeedback, { ok: true }>["body"];

export function useSendFeedback(userId: string) {
  return useMutation({
    mutationFn: (body: FeedbackBody) => call(sendFeedback, { body: { userId, ...body } }),
  });
}
