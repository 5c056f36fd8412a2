import { describe, expect, it } from "vitest";
import { requestRecipe } from "@larder/domain/contract/requests";
import { checkRequest } from "./request-form-values.ts";

describe("checkRequest", () => {
  it.each([
    ["no email", { email: " ", content: "Soup" }, "request-incomplete"],
    ["no content", { email: "ana@example.com", content: "\n" }, "request-incomplete"],
    ["an email that is none", { email: "ana", content: "Soup" }, "email-invalid"],
    ["too long a text", { email: "ana@example.com", content: "x".repeat(5_001) }, "too-large"],
  ])("%s is refused", (_, form, code) => {
    expect(checkRequest(form)).toEqual({ ok: false, code });
  });

  it("returns a body that the contract accepts, with the type derived from the content", () => {
    const checked = checkRequest({ email: " ana@example.com ", content: " https://example.com/soup " });
    expect(checked).toEqual({
      ok: true,
      body: { email: "ana@example.com", content: "https://example.com/soup", requestType: "url" },
    });
    expect(checked.ok && requestRecipe.body.safeParse(checked.body).success).toBe(true);
  });
});
