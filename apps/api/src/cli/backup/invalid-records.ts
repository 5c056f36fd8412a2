import type { StoredItems } from "../../ports/store.ts";
import { STORED_SCHEMAS, storedKeyOf } from "../../ports/stored-schemas.ts";
import { counted } from "../command/command.ts";
import type { Kind } from "./format.ts";

/** The most items that a message names. */
const MOST_NAMED = 5;

/** Gathers the items that are not as the domain has them, as an older Larder or another program may have left them. */
export class InvalidRecords {
  #count = 0;
  readonly #named: string[] = [];

  check(kind: Kind, item: StoredItems[Kind]): void {
    const { error } = STORED_SCHEMAS[kind].safeParse(item);
    if (!error) return;
    this.#count += 1;
    if (this.#named.length >= MOST_NAMED) return;
    const where = new Set(error.issues.map(({ path }) => path.join(".")));
    this.#named.push(`${kind} ${JSON.stringify(storedKeyOf(item))} (${[...where].join(", ")})`);
  }

  /** The invalid records by kind and id, with the invalid fields: `recipes "4f1c" (url)`; null without any. */
  get summary(): string | null {
    if (this.#count === 0) return null;
    const more = this.#count - this.#named.length;
    return this.#named.join(", ") + (more > 0 ? ` and ${counted(more)} more` : "");
  }
}
