import type { ServerResponse } from "node:http";
import { AppError } from "../errors/app-error.ts";

const RETRY_AFTER_SECONDS = 10;

export interface PendingLimits {
  /** Bytes that may wait for one caller: a user, or the rate-limit key of an address. */
  each: number;
  /** Bytes that may wait for all callers together. Bytes that several of them wait for are counted once. */
  all: number;
}

export type PendingBytes = ReturnType<typeof createPendingBytes>;

/** Counts the bytes of answers that clients have not read yet. */
export function createPendingBytes({ each, all }: PendingLimits) {
  const callers = new Map<string, number>();
  const answers = new Map<Uint8Array, number>();
  let total = 0;

  function release(who: string, bytes: Uint8Array): void {
    const left = (callers.get(who) ?? 0) - bytes.length;
    if (left > 0) callers.set(who, left);
    else callers.delete(who);
    const readers = (answers.get(bytes) ?? 0) - 1;
    if (readers > 0) return void answers.set(bytes, readers);
    answers.delete(bytes);
    total -= bytes.length;
  }

  return {
    /** Counts bytes that are about to be sent until the answer has ended; throws `server-busy` beyond a limit. */
    add(response: ServerResponse, who: string, bytes: Uint8Array): void {
      const own = (callers.get(who) ?? 0) + bytes.length;
      const readers = answers.get(bytes) ?? 0;
      const together = total + (readers === 0 ? bytes.length : 0);
      // One answer alone is never too much: a limit below its length would refuse it for ever.
      if ((own > each && own > bytes.length) || (together > all && together > bytes.length))
        throw new AppError("server-busy", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      callers.set(who, own);
      answers.set(bytes, readers + 1);
      total = together;
      response.once("close", () => release(who, bytes));
    },
    /** The bytes that wait, for all callers. */
    size: () => total,
  };
}
