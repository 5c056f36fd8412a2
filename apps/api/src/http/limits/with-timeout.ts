/**
 * The longest time in milliseconds that counting may delay a call; the call's own reads of the store have their own,
 * longer timeout.
 */
const TIMEOUT_MS = 400;
/** The time in milliseconds after a failure during which no caller waits again. */
const REST_MS = 2_000;

/** Thrown without asking, shortly after a failure. */
export class Resting extends Error {
  override name = "Resting";
}

/**
 * Wraps an optional call so that it fails early, and at once for a while after a failure.
 *
 * @param failed is called with each failure, but not for calls that were not made
 */
export function withTimeout<A extends unknown[], T>(
  call: (...args: A) => Promise<T>,
  failed: (error: unknown) => void,
): (...args: A) => Promise<T> {
  let restsUntil = 0;
  return async (...args) => {
    if (performance.now() < restsUntil) throw new Resting("Not asked: it failed a moment ago.");
    try {
      return await within(TIMEOUT_MS, call(...args));
    } catch (error) {
      restsUntil = performance.now() + REST_MS;
      failed(error);
      throw error;
    }
  };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const timedOut = Promise.withResolvers<never>();
  const timer = setTimeout(() => timedOut.reject(new Error(`No answer within ${ms} ms.`)), ms);
  try {
    return await Promise.race([work, timedOut.promise]);
  } finally {
    clearTimeout(timer);
  }
}
