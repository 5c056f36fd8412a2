import { BrokenCircuitError, CircuitState, circuitBreaker, ConsecutiveBreaker, handleWhen } from "cockatiel";
import { ModelError } from "../../ports/recipe-model.ts";

export interface BreakerOptions {
  /** The number of consecutive failures that opens the breaker. */
  failures: number;
  /** The time in milliseconds before an open breaker lets one question through. */
  restMs: number;
}

/** The options for a server whose users wait for the answer. */
export const BREAKER: BreakerOptions = { failures: 4, restMs: 30_000 };

/** Does the work, or throws the error of `whenOpen` while the breaker is open. */
export type Breaker = <T>(work: () => Promise<T>, whenOpen: () => ModelError) => Promise<T>;

/**
 * Creates a circuit breaker for a server that fails or hangs: users get an error at once, and the server can recover.
 */
export function createBreaker({ failures, restMs }: BreakerOptions): Breaker {
  const isFailure = (error: unknown): boolean =>
    error instanceof ModelError &&
    (error.failure === "unavailable" ||
      error.failure === "timeout" ||
      // Who tried for all and went away has shown nothing.
      (error.failure === "cancelled" && policy.state === CircuitState.HalfOpen));
  const policy = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failures),
  });

  return async (work, whenOpen) => {
    // While one tries, the policy would let the others wait for what comes of it.
    if (policy.state === CircuitState.HalfOpen) throw whenOpen();
    try {
      return await policy.execute(work);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? whenOpen() : error;
    }
  };
}
