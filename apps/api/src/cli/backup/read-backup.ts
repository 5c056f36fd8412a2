import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { pipeline } from "node:stream";
import { withPresentVisibility } from "@larder/domain/recipe/former-visibility";
import { CommandError } from "../command/command.ts";
import { InvalidRecords } from "./invalid-records.ts";
import {
  BACKUP_VERSION,
  type BackupHeader,
  type BackupRecord,
  type Counts,
  endSchema,
  headerSchema,
  isStored,
  noCounts,
  RECORD_KINDS,
  recordSchema,
} from "./format.ts";

/**
 * The largest line in bytes, above any stored recipe or picture, so that a line without an end cannot fill the memory.
 */
const MAX_LINE_BYTES = 64 * 1024 * 1024;

/**
 * Reads a whole backup without storing it. Throws unless it is complete, unaltered and of a known version.
 *
 * @returns `invalid` describes records that a restore would refuse; null without any
 */
export async function checkBackup(
  file: string,
  signal?: AbortSignal,
): Promise<{ header: BackupHeader; counts: Counts; invalid: string | null }> {
  const counts = noCounts();
  let header: BackupHeader | undefined;
  const invalid = new InvalidRecords();
  for await (const record of readBackup(file, (found) => (header = found))) {
    signal?.throwIfAborted();
    counts[record.kind] += 1;
    if (isStored(record)) invalid.check(record.kind, record.item);
  }
  if (!header) throw damaged(file, "it has no header");
  return { header, counts, invalid: invalid.summary };
}

/**
 * Yields the records of a backup. They are verified only at the end: it then throws unless the count of every kind
 * and the digest of all lines match those in the backup.
 */
export async function* readBackup(
  file: string,
  onHeader: (header: BackupHeader) => void = () => {},
): AsyncGenerator<BackupRecord> {
  const digest = createHash("sha256");
  const counts = noCounts();
  let header: BackupHeader | undefined;
  let isEnded = false;
  for await (const line of linesOf(file)) {
    if (isEnded) throw damaged(file, "something stands behind its end");
    const value = parse(line, file);
    if (!header) {
      header = headerOf(value, file);
      onHeader(header);
    } else if (endSchema.safeParse(value).success) {
      checkEnd(value, counts, digest.digest("hex"), file);
      isEnded = true;
      continue;
    } else {
      const record = recordOf(value, file);
      counts[record.kind] += 1;
      yield record;
    }
    digest.update(line).update("\n");
  }
  if (!isEnded) throw damaged(file, "it is cut short");
}

function headerOf(value: unknown, file: string): BackupHeader {
  const version = typeof value === "object" && value !== null && "version" in value ? value.version : null;
  const header = headerSchema.safeParse(value);
  if (typeof version === "number" && version > BACKUP_VERSION) {
    throw new CommandError(
      `${file} was written by a newer Larder (version ${version}, this one knows ${BACKUP_VERSION}). ` +
        "Restore it with that one.",
    );
  }
  if (!header.success) throw new CommandError(`${file} is no backup of Larder.`);
  return header.data;
}

/** The digest proves that a record is as it was written; whether that fits is for `checkBackup` to say. */
function recordOf(value: unknown, file: string): BackupRecord {
  if (!recordSchema.safeParse(value).success) throw damaged(file, "it has a line that is no record");
  const record = value as BackupRecord;
  return record.kind === "recipes" ? { ...record, item: withPresentVisibility(record.item) } : record;
}

function checkEnd(value: unknown, counts: Counts, sha256: string, file: string): void {
  const { end } = endSchema.parse(value);
  if (end.sha256 !== sha256) throw damaged(file, "it was altered");
  // A backup of an older Larder does not name the kinds that came later.
  const wrong = RECORD_KINDS.filter((kind) => (end.counts[kind] ?? 0) !== counts[kind]);
  if (wrong.length > 0) throw damaged(file, `it does not hold all ${wrong.join(", ")}`);
}

function parse(line: Buffer, file: string): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    throw damaged(file, "it has a line that is no JSON");
  }
}

/** Throws unless the path is a regular file: it is read twice, and a pipe may never end. */
async function requireFile(file: string): Promise<void> {
  const found = await stat(file).catch((error: unknown) => {
    throw readable(error, file);
  });
  if (!found.isFile()) throw new CommandError(`${file} is no file.`);
}

async function* linesOf(file: string): AsyncGenerator<Buffer> {
  await requireFile(file);
  const gunzip = createGunzip();
  // What goes wrong with either stream is thrown by the one that is read.
  pipeline(createReadStream(file), gunzip, () => {});
  let parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      let from = 0;
      for (let to = chunk.indexOf(10); to !== -1; to = chunk.indexOf(10, from)) {
        yield Buffer.concat([...parts, chunk.subarray(from, to)]);
        parts = [];
        length = 0;
        from = to + 1;
      }
      if (from < chunk.length) parts.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > MAX_LINE_BYTES) throw damaged(file, "it has a line without an end");
    }
  } catch (error) {
    throw readable(error, file);
  }
  if (parts.length > 0) throw damaged(file, "it is cut short");
}

function readable(error: unknown, file: string): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return new CommandError(`There is no file ${file}.`);
  if (code === "Z_BUF_ERROR") return damaged(file, "it is cut short");
  if (code === "Z_DATA_ERROR") return damaged(file, "it is no gzip file, or was altered");
  return error;
}

function damaged(file: string, why: string): CommandError {
  return new CommandError(`${file} cannot be restored: ${why}.`);
}
