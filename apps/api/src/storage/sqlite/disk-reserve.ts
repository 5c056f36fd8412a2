import { closeSync, fsyncSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { StoreUnavailable } from "../../ports/store.ts";
import { isDiskFull } from "./sqlite-error.ts";

const RESERVE_BYTES = 8 * 1024 * 1024;
/** The reserve stays released this long, because the other writes of a deletion, such as the local provider's, need room too. */
const REFILL_AFTER_MS = 60_000;

/**
 * Disk space reserved beside a store's file for deletions alone: SQLite needs room for its log even to delete, so
 * deletions would fail on a full disk.
 */
export class DiskReserve {
  readonly #file: string;

  /** @param storeFile the file beside which the space is set aside */
  constructor(storeFile: string) {
    this.#file = `${storeFile}-reserve`;
  }

  /** Sets the space aside where it is missing. Where there is not enough room, another call tries again. */
  fill(): void {
    if (this.#size() >= RESERVE_BYTES) return;
    try {
      const file = openSync(this.#file, "w", 0o600);
      try {
        // Not zeros, of which some file systems store nothing.
        const piece = Buffer.alloc(256 * 1024, 0x5a);
        for (let written = 0; written < RESERVE_BYTES; written += piece.length) writeSync(file, piece);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
    } catch {
      this.#release();
    }
  }

  /** Runs a deletion; on a full disk it gets the reserve, which is set aside again a while later if there is room. */
  async whileDeleting<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailable && isDiskFull(error.cause)) || !this.#release()) throw error;
      setTimeout(() => this.fill(), REFILL_AFTER_MS).unref();
      return work();
    }
  }

  #size(): number {
    return statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** @returns whether that made room */
  #release(): boolean {
    const wasThere = this.#size() > 0;
    rmSync(this.#file, { force: true });
    return wasThere;
  }
}
