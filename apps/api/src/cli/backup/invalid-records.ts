import type { StoredItems, StoredKind } from "../../ports/store.ts";
import { misfitsOf, storedKeyOf } from "../../ports/stored-schemas.ts";
import { counted } from "../command/command.ts";

/** The most items that a message names. */
const MOST_NAMED = 5;

/** Gathers the items that are not as the domain has them, as an older Larder or another program may have left them. */
export class InvalidRecords {
  #count = 0;
  readonly #named: string[] = [];

  check(kind: StoredKind, item: StoredItems[StoredKind]): void {
    const misfits = misfitsOf(kind, item);
    if (!misfits) return;
    this.#count += 1;
    if (this.#named.length >= MOST_NAMED) return;
    this.#named.push(`${kind} ${JSON.stringify(storedKeyOf(item))} (${misfits.join(", ")})`);
  }

  /** The invalid records by kind and id, with the invalid fields: `recipes "4f1c" (url)`; null without any. */
  get summary(): string | null {
    if (this.#count === 0) return null;
    const more = this.#count - this.#named.length;
    return this.#named.join(", ") + (more > 0 ? ` and ${counted(more)} more` : "");
  }
}
