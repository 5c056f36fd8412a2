import type { Damage } from "../../ports/damaged-record.ts";

/** The most records that a message names. */
const MOST_NAMED = 20;

/** Gathers the records that could not be read, each once. */
export class DamageList {
  readonly #named = new Map<string, string>();

  readonly add = ({ kind, id, reason }: Damage): void => {
    this.#named.set(`${kind} ${id}`, `${kind} ${JSON.stringify(id)} (${reason})`);
  };

  get count(): number {
    return this.#named.size;
  }

  /**
   * The damaged items by kind and id, with the reason: `recipes "4f1c" (its text is no JSON)`; null when all could be
   * read.
   */
  get summary(): string | null {
    if (this.count === 0) return null;
    const more = this.count - MOST_NAMED;
    const named = [...this.#named.values()].slice(0, MOST_NAMED).join(", ");
    return named + (more > 0 ? ` and ${more} more` : "");
  }
}
