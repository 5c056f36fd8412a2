import { type Damage, DamagedRecord } from "../../ports/damaged-record.ts";
import { StoreUnavailable } from "../../ports/store.ts";
import type { Database } from "./database.ts";
import { isCorrupt } from "./sqlite-error.ts";

/** Reads the records of one list, one by one, and leaves out those that cannot be read. */
export class ListedRecords {
  readonly #db: Database;
  #readCount = 0;
  readonly #damaged: Damage[] = [];

  constructor(db: Database) {
    this.#db = db;
  }

  /** @returns null for a record that cannot be read, once it is reported */
  read<T>(record: Pick<Damage, "kind" | "id">, work: () => T): T | null {
    const item = this.#db.readable(record, work, (damage) => {
      this.#damaged.push(damage);
      this.#db.onDamage(damage);
    });
    if (item !== null) this.#readCount += 1;
    return item;
  }

  /**
   * Throws `StoreUnavailable` where records were listed and none could be read, as an empty list would hide that they
   * are lost. A list of a single record whose text is invalid stays empty: the file itself is not damaged then.
   */
  finish(): void {
    const [first] = this.#damaged;
    if (this.#readCount > 0 || !first) return;
    const isFileDamaged = this.#damaged.some(
      (damage) => damage instanceof DamagedRecord && isCorrupt(damage.cause),
    );
    if (this.#damaged.length === 1 && !isFileDamaged) return;
    throw new StoreUnavailable(`The store ${this.#db.file} is damaged; restore it from a backup.`, {
      cause: first,
    });
  }
}
