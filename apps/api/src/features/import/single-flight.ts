/**
 * Runs one of several concurrent calls with the same key and gives its result to the others. It covers one process;
 * between processes the store's unique address decides.
 */
export function createSingleFlight<Outcome>() {
  const flights = new Map<string, Promise<Outcome | null>>();

  return {
    /**
     * @param work done by the first caller alone
     * @param outcomeFor what the others get of a result or a failure; null when it says nothing to them, such as
     *   that the first caller went away: then the next of them does the work
     * @returns the first caller gets the result or the failure of the work itself, the others the outcome
     */
    async run<Result>(
      key: string,
      work: () => Promise<Result>,
      outcomeFor: (end: { result: Result } | { failure: unknown }) => Outcome | null,
    ): Promise<{ result: Result } | { outcome: Outcome }> {
      for (let flight = flights.get(key); flight; flight = flights.get(key)) {
        const outcome = await flight;
        if (outcome !== null) return { outcome };
      }
      const flight = work();
      const ended = flight.then(
        (result) => outcomeFor({ result }),
        (failure: unknown) => outcomeFor({ failure }),
      );
      flights.set(key, ended);
      try {
        return { result: await flight };
      } finally {
        flights.delete(key);
      }
    },
  };
}
