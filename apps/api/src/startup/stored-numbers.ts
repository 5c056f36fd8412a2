import type { StoredNumber } from "../http/metrics/metrics.ts";
import type { Store } from "../ports/store.ts";

const DAY_MS = 24 * 3_600_000;

/** Returns the numbers of the store that the metrics show, beside what is counted of requests. */
export function storedNumbers(
  { requests, signInSessions, generations }: Pick<Store, "requests" | "signInSessions" | "generations">,
  clock: () => Date,
): StoredNumber[] {
  return [
    {
      name: "requests_pending",
      help: "Recipe requests that no administrator has answered.",
      read: async () => (await requests.list({ status: "pending" }, { limit: 1 })).total,
    },
    {
      name: "sessions",
      help: "Sessions of users whom this server itself signs in.",
      read: () => signInSessions.count(),
    },
    {
      name: "generations_last_day",
      help: "Questions to the generator in the last 24 hours.",
      read: async () =>
        (await generations.spent(new Date(clock().getTime() - DAY_MS).toISOString())).questions,
    },
  ];
}
