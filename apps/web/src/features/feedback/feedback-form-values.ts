import { isEmail } from "@larder/domain/text/email";
import type { CommonErrorCode } from "@larder/domain/error-code";
import { FEEDBACK_MAX_LENGTH, FEEDBACK_MIN_LENGTH, type FeedbackType } from "@larder/domain/account/feedback";

export interface FeedbackForm {
  type: FeedbackType;
  email: string;
  content: string;
}

export type CheckedFeedback =
  | { ok: true; body: FeedbackForm & { page: string } }
  | { ok: false; field: "email" | "content"; code: CommonErrorCode };

const LONGEST_PATH = 500;

/**
 * Returns the feedback to send, or the first problem that prevents sending it.
 *
 * @param page the path of the page it is written on
 */
export function checkFeedback(form: FeedbackForm, page: string): CheckedFeedback {
  const email = form.email.trim();
  const content = form.content.trim();
  if (!isEmail(email)) return { ok: false, field: "email", code: "email-invalid" };
  if (content.length < FEEDBACK_MIN_LENGTH)
    return { ok: false, field: "content", code: "feedback-too-short" };
  if (content.length > FEEDBACK_MAX_LENGTH) return { ok: false, field: "content", code: "too-large" };
  return { ok: true, body: { type: form.type, email, content, page: page.slice(0, LONGEST_PATH) } };
}
