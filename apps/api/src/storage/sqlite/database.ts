import { closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { type Damage, DamagedRecord, type ReportDamage } from "../../ports/damaged-record.ts";
import { StoreUnavailable } from "../../ports/store.ts";
import { asStoreError, isBusy, isCorrupt, isMalformedJson, UnreadableColumn } from "./sqlite-error.ts";

export type Row = Record<string, SQLOutputValue>;

/** A condition of a query with the values of its question marks. */
export interface Condition {
  sql: string;
  values: readonly SQLInputValue[];
}

export interface DatabaseOptions {
  file: string;
  /** The longest wait for another program's lock, in milliseconds. */
  busyTimeoutMs: number;
  /** Called for each record that a list skips because it cannot be read, each time again. */
  onDamage?: ReportDamage;
}

const BUSY_PAUSE_MS = 20;
const MAX_STATEMENTS = 200;

/**
 * A connection. Its calls are synchronous, so the statements of a `read` or `write` are never interleaved with other
 * work of this process. SQLite's own busy timeout would block the whole process while another program holds the lock;
 * it is zero here, and waiting happens between attempts, so that other work continues.
 */
export class Database {
  readonly file: string;
  readonly #handle: DatabaseSync;
  readonly #busyTimeoutMs: number;
  readonly onDamage: ReportDamage;
  readonly #statements = new Map<string, StatementSync>();

  constructor({ file, busyTimeoutMs, onDamage = () => {} }: DatabaseOptions) {
    this.file = file;
    this.#busyTimeoutMs = busyTimeoutMs;
    this.onDamage = onDamage;
    if (file !== ":memory:") makeFolder(dirname(file));
    try {
      if (file !== ":memory:") makeOwn(file);
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

  /** Defines an SQL function with one argument at most for the statements of this connection. */
  define(name: string, run: (value?: SQLOutputValue) => void): void {
    this.#handle.function(name, { varargs: true }, (value) => {
      run(value);
      return null;
    });
  }

  read<T>(work: () => T, timeoutMs = this.#busyTimeoutMs): Promise<T> {
    return this.#patiently(work, timeoutMs);
  }

  /** Runs the work in one transaction: all of it is done and durable, or nothing. */
  write<T>(work: () => T, timeoutMs = this.#busyTimeoutMs): Promise<T> {
    return this.#patiently(() => this.#transaction(work), timeoutMs);
  }

  /** Runs work whose reads all show one point in time, whatever other programs write. Must be called in a `read`. */
  atOneMoment<T>(work: () => T): T {
    this.exec("BEGIN");
    try {
      return work();
    } finally {
      // Nothing was written; and a file that is damaged lets nothing be committed.
      if (this.#handle.isTransaction) this.exec("ROLLBACK");
    }
  }

  /**
   * Reads one record of a list.
   *
   * @returns null for one that cannot be read, once it is reported
   */
  readable<T>(
    record: Pick<Damage, "kind" | "id">,
    work: () => T,
    onDamage: ReportDamage = this.onDamage,
  ): T | null {
    try {
      return intact(record, work);
    } catch (error) {
      if (!(error instanceof DamagedRecord)) throw error;
      onDamage(error);
      return null;
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

  async #patiently<T>(work: () => T, timeoutMs: number): Promise<T> {
    const giveUpAt = performance.now() + timeoutMs;
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

/** Reads one record; throws `DamagedRecord` when that cannot be read. */
export function intact<T>(record: Pick<Damage, "kind" | "id">, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const reason = damageIn(cause);
    if (reason === null) throw cause;
    throw new DamagedRecord({ ...record, reason }, { cause });
  }
}

/** A sentence of what is wrong with a record; null for an error that is not its fault. */
function damageIn(error: unknown): string | null {
  // SQLite says so of a text from which it is to take a column.
  if (error instanceof SyntaxError || isMalformedJson(error)) return "its text is no JSON";
  if (error instanceof UnreadableColumn) return "a part of it is missing";
  return isCorrupt(error) ? "its part of the file is damaged" : null;
}

function makeFolder(folder: string): void {
  try {
    makeWithParents(folder);
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    throw new StoreUnavailable(`The folder ${folder} for the store cannot be made (${reason}).`, { cause });
  }
}

/**
 * Creates a folder and its parents. `mkdirSync` with `recursive` never returns where a parent exists but takes no
 * entries, such as /proc.
 */
function makeWithParents(folder: string): void {
  const parent = dirname(folder);
  if (parent !== folder && !existsSync(parent)) makeWithParents(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it just now.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Makes a new file readable by its owner alone, and with it the files that SQLite makes beside it. */
function makeOwn(file: string): void {
  try {
    if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  } catch {
    // SQLite says what is wrong with it.
  }
}
