import OpenAI from "openai";
import { describe, expect, it } from "vitest";
import { callError } from "./call-error.ts";

const answered = (status: number, error: object | undefined, headers: Record<string, string> = {}) =>
  callError(OpenAI.APIError.generate(status, error, undefined, new Headers(headers)));

describe("callError", () => {
  it.each([
    ["seconds", "7", 7_000],
    ["a fraction", "0.5", 500],
    ["nonsense", "soon", undefined],
    ["a day long ago", "Wed, 21 Oct 2015 07:28:00 GMT", 0],
  ])("reads Retry-After as %s", (_, value, retryAfterMs) => {
    expect(answered(429, {}, { "retry-after": value })).toEqual({
      outcome: "busy",
      detail: "429",
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    });
  });

  it("takes a server that is away for a while for a busy one when it says how long", () => {
    const wait = { "retry-after": "120" };
    expect(answered(503, {}, wait)).toEqual({ outcome: "busy", detail: "503", retryAfterMs: 120_000 });
    expect(answered(503, {}).outcome).toBe("broken");
    expect(answered(500, {}, wait).outcome).toBe("broken");
  });

  it("reads Retry-After as a future date", () => {
    const result = answered(429, {}, { "retry-after": new Date(Date.now() + 10_000).toUTCString() });
    expect(result.outcome === "busy" && result.retryAfterMs).toBeGreaterThan(8_000);
  });

  it.each([
    ["of a framework", { detail: [{ loc: ["body", "response_format"], msg: "extra fields not permitted" }] }],
    ["as one text", { error: "json_schema is not supported" }],
  ])("returns the server's message %s, in lower case", (_, body) => {
    const result = answered(422, body);
    expect(result).toMatchObject({ outcome: "rejected", detail: "422" });
  });

  it("treats a failure on the grammar of a schema as a rejection", () => {
    expect(answered(500, { error: { message: "Failed to parse GRAMMAR" } }).outcome).toBe("rejected");
  });

  it.each([
    [
      "text in place of a code",
      { error: { message: "x", code: "the user asked for soup", type: "a b" } },
      "403",
    ],
    ["a code", { error: { message: "x", code: "region_blocked" } }, "403 region_blocked"],
  ])("logs nothing but codes of %s", (_, body, detail) => {
    expect(answered(403, body)).toEqual({ outcome: "final", failure: "not-set-up", detail });
  });

  it.each([
    ["an unknown host", "ENOTFOUND", "final"],
    ["a wrong certificate", "DEPTH_ZERO_SELF_SIGNED_CERT", "final"],
    ["a refused connection", "ECONNREFUSED", "broken"],
    ["no answer of the name server", "EAI_AGAIN", "broken"],
  ])("classifies %s", (_, code, outcome) => {
    const cause = new TypeError("fetch failed", { cause: Object.assign(new Error("x"), { code }) });
    expect(callError(new OpenAI.APIConnectionError({ message: "x", cause }))).toMatchObject({
      outcome,
      detail: code,
    });
  });

  it("treats any other error as a broken connection", () => {
    expect(callError("nonsense")).toEqual({ outcome: "broken", detail: "connection lost" });
  });
});
