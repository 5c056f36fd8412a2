import { type Damage, DamagedRecord, type ReportDamage } from "../../ports/damaged-record.ts";
import type { StoredItems, StoredKind, StoreTransfer } from "../../ports/store.ts";
import { byStoredKind, STORED_KINDS } from "../../ports/stored-schemas.ts";
import type { Models } from "./models.ts";
import type { Mongo } from "./mongo.ts";
import type { Revisions } from "./recipe-revision.ts";
import type { Words } from "./search-words.ts";
import { createTransferCollections } from "./transfer-collections.ts";

/** A collection of which nothing but its end is asked. */
interface Emptied {
  deleteMany(filter: Record<string, never>): PromiseLike<unknown>;
}

/** The timeout of a batch in milliseconds; a batch is more work than a call of the app, and no user waits for it. */
const TIMEOUT_MS = 60_000;

export function createTransfer(
  mongo: Mongo,
  models: Models,
  words: Words,
  revisions: Revisions,
): StoreTransfer {
  const collections = createTransferCollections(mongo, models, words, revisions);

  async function* read<K extends StoredKind>(
    kind: K,
    onDamage: ReportDamage = refuse,
  ): AsyncGenerator<StoredItems[K]> {
    let id = "";
    for (;;) {
      const since = id;
      const batch = await mongo.run(() => collections[kind].after(since, onDamage), TIMEOUT_MS);
      if (!batch) return;
      yield* batch.items;
      id = batch.lastId;
    }
  }

  return {
    async counts() {
      const counts = byStoredKind(() => 0);
      for (const kind of STORED_KINDS)
        counts[kind] = await mongo.run(() => collections[kind].count(), TIMEOUT_MS);
      return counts;
    },
    read,
    write: async (kind, items) => {
      if (items.length > 0) await mongo.run(() => collections[kind].write(items), TIMEOUT_MS);
    },
    // Words stay: a vocabulary may know too many. Counters end by themselves.
    clear: () =>
      mongo.run(async () => {
        const { counters: _, ...emptied } = models;
        await revisions.recipes.after(() => models.recipes.deleteMany({}));
        await revisions.collections.after(() => models.collections.deleteMany({}));
        for (const model of Object.values<Emptied>(emptied)) await model.deleteMany({});
      }, TIMEOUT_MS),
  };
}

function refuse(damage: Damage): never {
  throw new DamagedRecord(damage);
}
