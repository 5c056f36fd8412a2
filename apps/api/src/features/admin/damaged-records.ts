import { setImmediate } from "node:timers/promises";
import type { Damage } from "../../ports/damaged-record.ts";
import type { Store } from "../../ports/store.ts";
import { misfitsOf, STORED_KINDS, storedKeyOf } from "../../ports/stored-schemas.ts";

const MOST_NAMED = 200;
const MOST_NAMED_FIELDS = 5;
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
      const misfits = misfitsOf(kind, item);
      if (misfits)
        add({ kind, id: storedKeyOf(item), reason: misfits.slice(0, MOST_NAMED_FIELDS).join(", ") });
      read += 1;
      if (read % BREATH === 0) await setImmediate();
    }
  }
  return { records, total };
}
