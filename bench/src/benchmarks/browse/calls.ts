import { createBrowsing } from "./browsing.ts";
import type { Collection } from "./collection.ts";
import { cookCalls } from "./cook-calls.ts";
import { listCalls } from "./list-calls.ts";
import type { CallKind } from "./planned-call.ts";
import { recipeCalls } from "./recipe-calls.ts";

/** Returns the calls of people who browse a collection, with what their answers must say. */
export function browsingCalls(collection: Collection, random: () => number): readonly CallKind[] {
  const browsing = createBrowsing(collection, random);
  return [...listCalls(browsing), ...recipeCalls(browsing), ...cookCalls(browsing)];
}
