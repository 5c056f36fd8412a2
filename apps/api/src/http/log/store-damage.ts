import type { Logger } from "pino";
import type { Damage, ReportDamage } from "../../ports/damaged-record.ts";

/** The largest number of records that are reported: more are not repaired one by one. */
const MOST_REPORTED = 1_000;

/** Remembers whether the store was found damaged, and writes into the log what is. */
export class StoreDamage {
  readonly #log: Logger;
  readonly #reported = new Set<string>();
  #isFileDamaged = false;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Returns whether a damaged record was found since this process started. */
  get isFound(): boolean {
    return this.#isFileDamaged || this.#reported.size > 0;
  }

  /** Reports a record that cannot be read, each once. */
  readonly report: ReportDamage = ({ kind, id, reason }: Damage) => {
    const key = `${kind} ${id}`;
    if (this.#reported.has(key) || this.#reported.size >= MOST_REPORTED) return;
    this.#reported.add(key);
    this.#log.error({ kind, itemId: id, reason }, "left out of lists: a stored record cannot be read");
  };

  /** Runs the check of the store's file and reports what it finds; what fails is reported, not thrown. */
  async checkFile(check: () => Promise<readonly string[]>): Promise<void> {
    try {
      const faults = await check();
      if (faults.length === 0) return;
      this.#isFileDamaged = true;
      this.#log.error(
        { faults },
        "the file of the store is damaged: make a backup, which names what cannot be read, and restore it",
      );
    } catch (error) {
      this.#log.warn({ err: error }, "the file of the store could not be checked");
    }
  }
}
