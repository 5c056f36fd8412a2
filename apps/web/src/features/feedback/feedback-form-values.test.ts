import { describe, expect, it } from "vitest";
import { sendFeedback } from "@larder/domain/contract/feedback";
import { checkFeedback, type FeedbackForm } from "./feedback-form-values.ts";

const form: FeedbackForm = { type: "bug", email: "ana@example.com", content: "It does not open." };

describe("checkFeedback", () => {
  it.each<[string, Partial<FeedbackForm>, string, string]>([
    ["no email", { email: "" }, "email", "email-invalid"],
    ["an email that is none", { email: "ana@" }, "email", "email-invalid"],
    ["nine characters", { content: "123456789" }, "content", "feedback-too-short"],
    ["nine characters between blanks", { content: "  123456789  " }, "content", "feedback-too-short"],
    ["too long a text", { content: "x".repeat(5_001) }, "content", "too-large"],
  ])("%s is refused", (_, fields, field, code) => {
    expect(checkFeedback({ ...form, ...fields }, "/")).toEqual({ ok: false, field, code });
  });

  it("accepts ten characters", () => {
    expect(checkFeedback({ ...form, content: "1234567890" }, "/").ok).toBe(true);
  });

  it("returns a body that the contract accepts, whatever the path", () => {
    const checked = checkFeedback({ ...form, email: " ana@example.com" }, `/recipe/${"x".repeat(900)}`);
    expect(checked.ok && checked.body.email).toBe("ana@example.com");
    expect(checked.ok && sendFeedback.body.safeParse(checked.body).success).toBe(true);
  });
});
