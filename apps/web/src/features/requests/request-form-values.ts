import { isEmail } from "@larder/domain/text/email";
import type { CommonErrorCode } from "@larder/domain/error-code";
import { REQUEST_MAX_LENGTH, requestTypeOf, type RequestType } from "@larder/domain/account/queued-request";

export interface RequestForm {
  email: string;
  content: string;
}

export type CheckedRequest =
  | { ok: true; body: { email: string; content: string; requestType: RequestType } }
  | { ok: false; code: CommonErrorCode };

/**
 * Returns the recipe request to send, or why it cannot be sent: both fields are required, and the address must be
 * valid.
 */
export function checkRequest(form: RequestForm): CheckedRequest {
  const email = form.email.trim();
  const content = form.content.trim();
  if (email === "" || content === "") return { ok: false, code: "request-incomplete" };
  if (!isEmail(email)) return { ok: false, code: "email-invalid" };
  if (content.length > REQUEST_MAX_LENGTH) return { ok: false, code: "too-large" };
  return { ok: true, body: { email, content, requestType: requestTypeOf(content) } };
}
