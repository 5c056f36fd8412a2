import { ACCOUNT_FILE_LIMITS, ACCOUNT_FILE_VERSION } from "@larder/domain/account/account-restore";
import type { AccountData } from "@larder/domain/account/account-data";
import { AppError } from "../../http/errors/app-error.ts";
import { BrokenJson, jsonEntries } from "./json-entries.ts";

const LISTS = [
  "recipes",
  "bookmarks",
  "cookingNotes",
  "collections",
] as const satisfies (keyof AccountData)[];
type List = (typeof LISTS)[number];

/**
 * The longest entry in bytes that is parsed. Longer ones are no exported recipes, and parsing would block other
 * requests.
 */
const MOST_ENTRY_BYTES = 2_000_000;
const MOST_FIELDS = 100;
const FIELD = /^\s*"(\w{1,40})"\s*:/;
const TEXT = new TextDecoder("utf-8", { fatal: true });

/** A file of "Download my data" that was checked as far as its lists; their entries are of unknown shape. */
export interface AccountFile {
  user: unknown;
  /** Yields at most as many entries as the limits allow; an entry that is no JSON is undefined. */
  entries(list: List): AsyncIterable<unknown>;
}

/**
 * Opens a file of "Download my data".
 *
 * @throws AppError `account-file-invalid` for anything else and for part of one, `account-file-newer` for a newer version
 */
export async function openAccountFile(bytes: Uint8Array): Promise<AccountFile> {
  try {
    const fields = await fieldsOf(bytes);
    const version = parsed(fields.get("version"));
    if (parsed(fields.get("larder")) !== "account" || typeof version !== "number") throw invalid();
    if (version > ACCOUNT_FILE_VERSION) throw new AppError("account-file-newer");
    if (version !== ACCOUNT_FILE_VERSION) throw invalid();
    // All of it is looked through before anything is added.
    for (const list of LISTS) for await (const _ of jsonEntries(fields.get(list) ?? EMPTY)) continue;
    return {
      user: parsed(fields.get("user")),
      async *entries(list) {
        let count = 0;
        for await (const entry of jsonEntries(fields.get(list) ?? EMPTY)) {
          count += 1;
          if (count > ACCOUNT_FILE_LIMITS.entries) return;
          yield parsed(entry);
        }
      },
    };
  } catch (error) {
    if (error instanceof BrokenJson) throw invalid();
    throw error;
  }
}

const EMPTY = new TextEncoder().encode("[]");

function invalid(): AppError {
  return new AppError("account-file-invalid");
}

async function fieldsOf(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const fields = new Map<string, Uint8Array>();
  for await (const entry of jsonEntries(bytes)) {
    // A name of ours is ASCII, so its length is the same in bytes.
    const name = FIELD.exec(
      Buffer.from(entry.buffer, entry.byteOffset, Math.min(entry.length, 200)).toString("latin1"),
    );
    if (!name?.[1] || fields.size >= MOST_FIELDS) throw invalid();
    fields.set(name[1], entry.subarray(name[0].length));
  }
  return fields;
}

/** @returns undefined for what is no JSON, or too long */
function parsed(json: Uint8Array | undefined): unknown {
  if (!json || json.length > MOST_ENTRY_BYTES) return undefined;
  try {
    return JSON.parse(TEXT.decode(json));
  } catch {
    return undefined;
  }
}
