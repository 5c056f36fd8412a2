import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { StoreUnavailable } from "../../ports/store.ts";
import { asStoreError, isBusy } from "./sqlite-error.ts";

export type Row = Record<string, SQLOutputValue>;

export interface DatabaseOptions {
  file: string;
  /** How long to wait for another program's lock. */
  busyTimeoutMs: number;
}

const BUSY_PAUSE_MS = 20;
const MAX_STATEMENTS = 200;

/**
 * One connection. Its calls are synchronous, so what runs inside one `read` or `write` is never interleaved with
 * other work of this process.
 *
 * SQLite's own busy timeout would hold up the whole process while another program has the lock; here it is zero and
 * the waiting is done between tries, so that everything else goes on.
 */
export class Database {
  readonly file: string;
  readonly #handle: DatabaseSync;
  readonly #busyTimeoutMs: number;
  readonly #statements = new Map<string, StatementSync>();

  constructor({ file, busyTimeoutMs }: DatabaseOptions) {
    this.file = file;
    this.#busyTimeoutMs = busyTimeoutMs;
    if (file !== ":memory:") makeFolder(dirname(file));
    try {
      this.#handle = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
    } catch (error) {
      throw asStoreError(error, file);
    }
  }

  row(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#statement(sql).get(...values);
  }

  rows(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#statement(sql).all(...values);
  }

  /** @returns how many rows were changed */
  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#statement(sql).run(...values).changes);
  }

  exec(sql: string): void {
    this.#handle.exec(sql);
  }

  /** Makes a function of ours known to SQL, for the statements of this connection. */
  define(name: string, run: () => void): void {
    this.#handle.function(name, () => {
      run();
      return null;
    });
  }

  read<T>(work: () => T, patienceMs = this.#busyTimeoutMs): Promise<T> {
    return this.#patiently(work, patienceMs);
  }

  /** Runs the work in one transaction: all of it is done and durable, or nothing. */
  write<T>(work: () => T, patienceMs = this.#busyTimeoutMs): Promise<T> {
    return this.#patiently(() => this.#transaction(work), patienceMs);
  }

  /** What the work reads is of one moment, whatever other programs write meanwhile. To be called in a `read`. */
  atOneMoment<T>(work: () => T): T {
    this.exec("BEGIN");
    try {
      return work();
    } finally {
      this.exec("COMMIT");
    }
  }

  close(): void {
    this.#statements.clear();
    if (this.#handle.isOpen) this.#handle.close();
  }

  #transaction<T>(work: () => T): T {
    this.exec("BEGIN IMMEDIATE");
    try {
      const result = work();
      this.exec("COMMIT");
      return result;
    } catch (error) {
      // A full disk or a failing one has rolled back already.
      if (this.#handle.isTransaction) this.exec("ROLLBACK");
      throw error;
    }
  }

  async #patiently<T>(work: () => T, patienceMs: number): Promise<T> {
    const giveUpAt = performance.now() + patienceMs;
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error) || performance.now() >= giveUpAt) throw asStoreError(error, this.file);
      }
      await pause(BUSY_PAUSE_MS);
    }
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    // Searches differ in the number of their terms, so there is no end of them.
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    const statement = this.#handle.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    throw new StoreUnavailable(`The folder ${folder} for the store cannot be made (${reason}).`, { cause });
  }
}
