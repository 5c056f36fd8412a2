import { createHash } from "node:crypto";
import type { ReportDamage } from "../../ports/damaged-record.ts";
import type { Store, StoredKind } from "../../ports/store.ts";
import { storedKeyOf } from "../../ports/stored-schemas.ts";

/**
 * Returns a digest of every item of a kind by the item's identity; it changes with any part of the item.
 *
 * @param onDamage as with `StoreTransfer.read`
 */
export async function digestsOf(
  store: Store,
  kind: StoredKind,
  onDamage?: ReportDamage,
): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for await (const item of store.transfer.read(kind, onDamage))
    digests.set(storedKeyOf(item), digestOf(item));
  return digests;
}

/** Counts the items of the first map that are missing from the second or differ there. */
export function differences(wanted: ReadonlyMap<string, string>, found: ReadonlyMap<string, string>): number {
  return [...wanted].filter(([key, digest]) => found.get(key) !== digest).length;
}

export function digestOf(item: unknown): string {
  return createHash("sha256").update(JSON.stringify(item, sortedKeys)).digest("base64");
}

/** Stores may give the fields of one thing in another order. */
function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
