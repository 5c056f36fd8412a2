import { Agent } from "undici";
import { FetchError } from "./fetch-error.ts";
import { createGuard, type GuardOptions } from "./create-guard.ts";
import { checkAddress } from "./guard.ts";
import { createGuardedConnector, type Dial } from "./guarded-connector.ts";
import { headerOf } from "./judge-answer.ts";
import { reasonOf } from "./reason-of.ts";
import { rejectOnAbort } from "./reject-on-abort.ts";

const MAX_HEADER_BYTES = 16 * 1024;

/** A client for what is sent, not fetched. */
export interface SafePost {
  /** Posts, follows no redirect and reads no answer. Rejects when there was none, or the guard refuses. */
  post(request: {
    url: URL;
    headers: Record<string, string>;
    body: Uint8Array;
  }): Promise<{ status: number; retryAfter: string }>;
  close(): Promise<void>;
}

export interface SafePostOptions extends GuardOptions {
  /** For everything together: the name, the connection and the answer's head. */
  deadlineMs?: number;
  connectTimeoutMs?: number;
  /** For tests, which bring their own wires. */
  dial?: Dial;
}

/**
 * What is sent goes out by the same guarded connector as what is fetched. An address is a browser's word, like a page's
 * is a user's: the guard decides, no redirect is followed, and of the answer only its head is read.
 *
 * @throws when an option cannot be read
 */
export function createSafePost(options: SafePostOptions = {}): SafePost {
  const { deadlineMs = 10_000, connectTimeoutMs = 5_000, dial } = options;
  const guard = createGuard(options);
  const closing = new AbortController();

  return {
    async post({ url, headers, body }) {
      const { origin, pathname, search } = checkAddress(url, guard);
      const trip = new AbortController();
      const tooLate = () => trip.abort(new FetchError("unreachable", `no answer within ${deadlineMs} ms`));
      const stop = () => trip.abort(closing.signal.reason);
      const timer = setTimeout(tooLate, deadlineMs);
      closing.signal.addEventListener("abort", stop, { once: true });
      if (closing.signal.aborted) stop();
      const { signal } = trip;
      const agent = new Agent({
        connect: createGuardedConnector(guard, {
          timeoutMs: connectTimeoutMs,
          signal,
          ...(dial && { dial }),
        }),
        maxHeaderSize: MAX_HEADER_BYTES,
        allowH2: false,
      });
      try {
        signal.throwIfAborted();
        const work = agent.request({
          method: "POST",
          origin,
          path: pathname + search,
          headers,
          body,
          signal,
        });
        const {
          statusCode,
          headers: answered,
          body: rest,
        } = await Promise.race([work, rejectOnAbort(signal)]);
        // An error event without a listener would end the process.
        rest.on("error", () => {});
        rest.destroy();
        return { status: statusCode, retryAfter: headerOf(answered, "retry-after") };
      } catch (error) {
        if (error instanceof FetchError) throw error;
        throw new FetchError("unreachable", reasonOf(error), { cause: error });
      } finally {
        clearTimeout(timer);
        closing.signal.removeEventListener("abort", stop);
        trip.abort();
        await agent.destroy();
      }
    },
    async close() {
      closing.abort(new FetchError("unreachable", "the server is stopping"));
    },
  };
}
