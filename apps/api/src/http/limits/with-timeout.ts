/** How long counting may hold up a call: whatever the call itself asks of the store has its own, longer patience. */
const TIMEOUT_MS = 400;
/** After a failure nobody is made to wait again for so long. */
const REST_MS = 2_000;

/** Thrown without asking, shortly after a failure. */
export class Resting extends Error {
  override name = "Resting";
}

/**
 * Makes a call give up early, and for a while at once: for what is good to have and not worth waiting for.
 *
 * @param failed is told of each failure but not of calls that were not made
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
