import type { IncomingHttpHeaders } from "node:http";
import { FetchError, type FetchFailure } from "./fetch-error.ts";
import { readContentType, type ContentType } from "./content-type.ts";

/** What a caller can use. Pages and pictures differ in this alone. */
export interface Wanted {
  contentTypes: readonly string[];
  maxBytes: number;
}

/** Answers by which sites turn away whom they take for a robot, a stranger or one too many. */
const BLOCKED = new Set([401, 402, 403, 405, 406, 407, 418, 421, 425, 429, 451, 503, 999]);
const GONE = new Set([404, 410]);

/** @throws FetchError when the answer is none that is worth reading */
export function judgeAnswer(status: number, headers: IncomingHttpHeaders, wanted: Wanted): ContentType {
  const failure = failureOf(status);
  if (failure !== null) throw new FetchError(failure, `answered ${status}`);

  const contentType = readContentType(headerOf(headers, "content-type"));
  if (!wanted.contentTypes.includes(contentType.type)) {
    throw new FetchError("not-a-page", `content type "${contentType.type}"`);
  }
  const declaredBytes = Number(headerOf(headers, "content-length"));
  if (declaredBytes > wanted.maxBytes) throw new FetchError("too-large", `declares ${declaredBytes} bytes`);
  return contentType;
}

/** A header's value; repeated ones joined as HTTP allows, missing ones empty. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : (value ?? "");
}

function failureOf(status: number): FetchFailure | null {
  if (status === 200 || status === 203) return null;
  if (GONE.has(status)) return "gone";
  if (BLOCKED.has(status)) return "blocked";
  // 201, 204, 206 and their kin are answers, but never a page that was asked for.
  return status < 300 ? "not-a-page" : "unreachable";
}
