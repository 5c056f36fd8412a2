import { StoreUnavailable } from "../../ports/store.ts";

/** @see https://www.sqlite.org/rescode.html */
const ERROR = 1;
const BUSY = 5;
const LOCKED = 6;
const CORRUPT = 11;
const CONSTRAINT = 19;
const FULL = 13;
const NOT_A_DATABASE = 26;
const FAILURES: Readonly<Record<number, string>> = {
  [BUSY]: "is locked by another program",
  [LOCKED]: "is locked by another program",
  7: "needs more memory than there is",
  8: "cannot be written to: it is read-only here",
  10: "cannot be read or written: the disk reports an error",
  [CORRUPT]: "is damaged; restore it from a backup",
  [FULL]: "cannot grow: the disk is full",
  14: "cannot be opened: check that its folder is there and may be written to",
  15: "is locked by another program",
  [NOT_A_DATABASE]: "is not a Larder database; move it away or choose another DATA_DIR",
};

/** A column does not hold what its table declares: a mistake in the query, or a damaged file. */
export class UnreadableColumn extends TypeError {}

/** The primary code of an error of SQLite, else null. */
function codeOf(error: unknown): number | null {
  if (!(error instanceof Error && "errcode" in error && typeof error.errcode === "number")) return null;
  return error.errcode & 0xff;
}

export function isBusy(error: unknown): boolean {
  const code = codeOf(error);
  return code === BUSY || code === LOCKED;
}

/** Reports whether an error is a violated constraint of the tables. */
export function isConstraint(error: unknown): error is Error {
  return codeOf(error) === CONSTRAINT;
}

/** Pages of the file hold what SQLite did not write there. */
export function isCorrupt(error: unknown): boolean {
  return codeOf(error) === CORRUPT;
}

/** The disk is full, or the store may not grow any more. */
export function isDiskFull(error: unknown): boolean {
  return codeOf(error) === FULL;
}

/** The file is none of SQLite's. */
export function isNoDatabase(error: unknown): boolean {
  return codeOf(error) === NOT_A_DATABASE;
}

export function isMalformedJson(error: unknown): boolean {
  return codeOf(error) === ERROR && error instanceof Error && error.message === "malformed JSON";
}

/** `StoreUnavailable` when the store is the trouble; every other error as it is. */
export function asStoreError(error: unknown, file: string): unknown {
  const failure = FAILURES[codeOf(error) ?? -1];
  if (failure !== undefined) return new StoreUnavailable(`The store ${file} ${failure}.`, { cause: error });
  if (error instanceof Error && "code" in error && error.code === "ERR_INVALID_STATE") {
    return new StoreUnavailable(`The store ${file} is closed.`, { cause: error });
  }
  return error;
}
