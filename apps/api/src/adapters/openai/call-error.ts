import OpenAI from "openai";
import type { CallResult } from "@larder/model-recipes/call-result";
import { ReplyTooLarge } from "./capped-fetch.ts";

const MOST_CAUSES = 5;
const MESSAGE_LENGTH = 4_000;
/** An error code that may be logged; other strings may contain a user's text. */
const CODE = /^[\w.-]{1,60}$/;

const CONTEXT_TOO_SMALL =
  /context_length_exceeded|context (?:length|size|window)|maximum context|too many tokens/;
const FILTERED = /content_filter|content_policy|content management policy/;
/** Errors of a wrong address or certificate, which retries cannot solve. */
const WRONG_ADDRESS =
  /^(?:ENOTFOUND|ERR_INVALID_URL|ERR_TLS\w*|ERR_SSL\w*|CERT\w*|\w*SELF_SIGNED\w*|UNABLE_TO_\w+)$/;

/** Converts an error that the SDK throws. */
export function callError(error: unknown): CallResult {
  const causes = causesOf(error);
  if (causes.some((cause) => cause instanceof ReplyTooLarge))
    return { outcome: "unreadable", detail: "too large" };
  if (error instanceof OpenAI.APIConnectionTimeoutError) {
    return { outcome: "final", failure: "timeout", detail: "no answer to the connection" };
  }
  if (error instanceof OpenAI.APIError && !(error instanceof OpenAI.APIConnectionError))
    return refusal(error);
  if (error instanceof SyntaxError) return { outcome: "unreadable", detail: "no JSON" };
  const code = causes.map(codeOf).find((each) => each !== "") ?? "connection lost";
  return WRONG_ADDRESS.test(code)
    ? { outcome: "final", failure: "not-set-up", detail: code }
    : { outcome: "broken", detail: code };
}

function refusal(error: InstanceType<typeof OpenAI.APIError>): CallResult {
  const { error: body, headers, message } = error;
  const status = error.status ?? statusIn(body);
  const serverMessage = `${message} ${error.param ?? ""} ${safeJson(body)}`
    .slice(0, MESSAGE_LENGTH)
    .toLowerCase();
  const detail =
    [status, error.code, error.type, error.param].map(String).filter(isCode).join(" ") || "error";

  if (FILTERED.test(serverMessage)) return { outcome: "final", failure: "refused", detail };
  if (status === 413 || (status !== 429 && CONTEXT_TOO_SMALL.test(serverMessage))) {
    return { outcome: "final", failure: "too-long", detail };
  }
  if (status === 402) return { outcome: "final", failure: "quota", detail };
  if (status === 429 && serverMessage.includes("insufficient_quota"))
    return { outcome: "final", failure: "quota", detail };
  const wait = retryAfter(headers);
  if (status === 429 || (status === 503 && wait.retryAfterMs !== undefined))
    return { outcome: "busy", detail, ...wait };
  if (status === undefined || status === 408 || status >= 500) {
    return /response_format|json_schema|grammar/.test(serverMessage)
      ? { outcome: "rejected", detail, serverMessage }
      : { outcome: "broken", detail };
  }
  return status === 400 || status === 422
    ? { outcome: "rejected", detail, serverMessage }
    : { outcome: "final", failure: "not-set-up", detail };
}

/** Returns the status that an error body contains as its code, for errors after a successful status. */
function statusIn(body: unknown): number | undefined {
  const code = typeof body === "object" && body !== null && "code" in body ? Number(body.code) : Number.NaN;
  return Number.isInteger(code) && code >= 400 && code < 600 ? code : undefined;
}

/** Reads the Retry-After header, in seconds or as a date. */
function retryAfter(headers: Headers | undefined): { retryAfterMs?: number } {
  const value = headers?.get("retry-after")?.trim();
  if (!value) return {};
  const seconds = /^\d{1,6}(?:\.\d+)?$/.test(value)
    ? Number(value)
    : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? { retryAfterMs: Math.max(seconds, 0) * 1_000 } : {};
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let each = error; each instanceof Error && causes.length < MOST_CAUSES; each = each.cause)
    causes.push(each);
  return causes;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && isCode(String(error.code)) ? String(error.code) : "";
}

function isCode(text: string): boolean {
  return CODE.test(text) && text !== "undefined" && text !== "null";
}

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return "";
  }
}
