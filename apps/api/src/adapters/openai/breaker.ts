import { BrokenCircuitError, CircuitState, circuitBreaker, ConsecutiveBreaker, handleWhen } from "cockatiel";
import { ModelError } from "../../ports/recipe-model.ts";

export interface BreakerOptions {
  /** Failures in a row after which the server is left alone. */
  failures: number;
  /** For how long, before one question may try again. */
  restMs: number;
}

/** Does the work, unless the server is left alone; `whenOpen` gives the error then. */
export type Breaker = <T>(work: () => Promise<T>, whenOpen: () => ModelError) => Promise<T>;

/** Leaves a server alone that fails or hangs: nobody then waits for what will not come, and the server can recover. */
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
