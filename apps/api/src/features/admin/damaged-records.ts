import { setImmediate } from "node:timers/promises";
import type { Damage } from "../../ports/damaged-record.ts";
import type { Store, StoredKind } from "../../ports/store.ts";
import { STORED_KINDS, STORED_SCHEMAS, storedKeyOf } from "../../ports/stored-schemas.ts";

const MOST_NAMED = 200;
/** After so many records other requests get their turn. */
const BREATH = 50;

/** Reads everything that is stored, and names the records that cannot be read or do not fit the contract. */
export async function damagedRecords({
  transfer,
}: Pick<Store, "transfer">): Promise<{ records: Damage[]; total: number }> {
  const records: Damage[] = [];
  let total = 0;
  let read = 0;
  const add = (damage: Damage) => {
    total += 1;
    if (records.length < MOST_NAMED) records.push({ ...damage });
  };
  for (const kind of STORED_KINDS) {
    const named = ({ id, reason }: Damage) => add({ kind, id, reason });
    for await (const item of transfer.read(kind, named)) {
      const reason = misfitOf(kind, item);
      if (reason !== null) add({ kind, id: storedKeyOf(item), reason });
      read += 1;
      if (read % BREATH === 0) await setImmediate();
    }
  }
  return { records, total };
}

/** Returns the fields of an item that do not fit the contract; null when it fits. */
function misfitOf(kind: StoredKind, item: unknown): string | null {
  const { error } = STORED_SCHEMAS[kind].safeParse(item);
  if (!error) return null;
  return [...new Set(error.issues.map(({ path }) => path.join(".")))].slice(0, 5).join(", ");
}
