import { cancelCall } from "@larder/domain/contract/calls";
import type { Endpoint, EndpointResponse } from "@larder/domain/contract/endpoint";
import { call, type Call } from "@/lib/api/api-client";
import { ApiError, Unreachable } from "@/lib/api/api-error";

/** A call that fails faster than this was hardly begun: the server is out of reach, and the user learns it at once. */
const BEGUN_AFTER_MS = 2_000;
/** The pauses before each try in a row without an answer. */
const PAUSES_MS = [0, 1_000, 3_000, 10_000] as const;
const IN_PROGRESS_PAUSE_MS = 2_000;
/** The statuses of a proxy that gave up waiting, or whose server is being replaced. */
const OF_A_PROXY = new Set([502, 503, 504]);

/**
 * Makes a call that goes on at the server when its connection is lost: the phone was locked, the network changed. Once
 * the page is visible and online again, the same call is made with the same key, and gets the same answer.
 *
 * @param request aborting its signal cancels the call at the server too
 */
export async function lastingCall<E extends Endpoint>(
  endpoint: E,
  request: Call<E> & { signal: AbortSignal },
): Promise<EndpointResponse<E>> {
  const key = crypto.randomUUID();
  const { signal } = request;
  const keyed = { ...request, headers: { "idempotency-key": key } };
  const cancel = () => void cancelAtServer(key);
  signal.addEventListener("abort", cancel, { once: true });
  const beganAt = navigator.onLine ? Date.now() : Number.POSITIVE_INFINITY;
  let tries = 0;
  try {
    for (;;) {
      try {
        return await call(endpoint, keyed);
      } catch (error) {
        if (signal.aborted) throw error;
        if (error instanceof ApiError && error.code === "request-in-progress") {
          tries = 0;
          await pause(IN_PROGRESS_PAUSE_MS, signal);
          continue;
        }
        const pauseMs = PAUSES_MS[tries];
        const mayRun = tries > 0 || Date.now() - beganAt > BEGUN_AFTER_MS;
        if (!isLost(error) || !mayRun || pauseMs === undefined) throw error;
        tries += 1;
        await online(signal);
        await pause(pauseMs, signal);
      }
    }
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

/** Returns whether a call may go on at the server though its answer did not come. */
function isLost(error: unknown): boolean {
  if (error instanceof Unreachable) return true;
  if (error instanceof ApiError) return error.code === null && OF_A_PROXY.has(error.status);
  // The connection broke within the answer.
  return error instanceof TypeError;
}

async function cancelAtServer(key: string): Promise<void> {
  const send = () => call(cancelCall, { params: { id: key }, query: {} });
  const never = new AbortController().signal;
  await send().catch(() =>
    online(never)
      .then(send)
      .catch(() => undefined),
  );
}

/** Resolves as soon as the page is visible and the browser online; rejects when the signal aborts. */
function online(signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const listening = new AbortController();
  const check = () => {
    if (navigator.onLine && document.visibilityState === "visible") resolve();
  };
  for (const [target, event] of [
    [window, "online"],
    [document, "visibilitychange"],
  ] as const)
    target.addEventListener(event, check, { signal: listening.signal });
  signal.addEventListener("abort", () => reject(signal.reason), { signal: listening.signal });
  check();
  return promise.finally(() => listening.abort());
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await Promise.race([new Promise((resolve) => setTimeout(resolve, ms)), aborted(signal)]);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
  );
}
