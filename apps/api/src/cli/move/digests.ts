import { createHash } from "node:crypto";
import type { Store, StoredItems } from "../../ports/store.ts";
import type { Kind } from "./kinds.ts";

/** Every item of a kind as a short mark that changes with any part of it, by what tells the item from others. */
export async function digestsOf(store: Store, kind: Kind): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for await (const item of store.transfer.read(kind)) digests.set(keyOf(item), digestOf(item));
  return digests;
}

/** How many items of the first are not in the second, or are others there. */
export function differences(wanted: ReadonlyMap<string, string>, found: ReadonlyMap<string, string>): number {
  return [...wanted].filter(([key, digest]) => found.get(key) !== digest).length;
}

/** What tells an item from the others of its kind. */
export function keyOf(item: StoredItems[Kind]): string {
  return "id" in item ? item.id : JSON.stringify([item.uid, item.recipeId]);
}

export function digestOf(item: unknown): string {
  return createHash("sha256").update(JSON.stringify(item, sortedKeys)).digest("base64");
}

/** Stores may give the fields of one thing in another order. */
function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
