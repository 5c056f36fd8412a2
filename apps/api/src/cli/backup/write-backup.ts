import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { syncFolder } from "@larder/durable-files/sync-folder";
import type { Media } from "../../ports/media.ts";
import type { Store } from "../../ports/store.ts";
import type { Storage } from "../../storage/shared/storage.ts";
import { CommandError } from "../command/command.ts";
import { DamageList } from "./damage-list.ts";
import {
  BACKUP_VERSION,
  type BackupHeader,
  type BackupRecord,
  type Counts,
  isStored,
  noCounts,
} from "./format.ts";
import { recordsOf } from "./records-of.ts";
import { InvalidRecords } from "./invalid-records.ts";
import { readLocalFiles } from "./local-files.ts";

export interface BackupSource {
  /** A store without concurrent changes: a snapshot, or a store that nothing else writes to. */
  store: Store;
  media: Media;
  dataDir: string;
  header: BackupHeader;
}

export interface BackupReport {
  counts: Counts;
  /** Pictures that recipes name and that are not there. */
  missingPictures: number;
  /** Describes the records of the backup that a restore would refuse; null without any. */
  invalid: string | null;
  /** Names the records that cannot be read and are not in the backup; null when all could be read. */
  damaged: string | null;
}

/**
 * Opens what is to be backed up while the server may go on writing.
 *
 * @throws CommandError when there is no store
 */
export async function openSource(
  storage: Storage,
  { dataDir, now }: { dataDir: string; now: Date },
): Promise<BackupSource & AsyncDisposable> {
  if (!storage.exists()) throw new CommandError(`There is no store at ${storage.label}.`);
  const { store, isOneMoment } = await storage.openSnapshot();
  const media = await storage.openMedia();
  return {
    store,
    media,
    dataDir,
    header: {
      larder: "backup",
      version: BACKUP_VERSION,
      createdAt: now.toISOString(),
      store: storage.kind,
      isOneMoment,
    },
    async [Symbol.asyncDispose]() {
      await media.close();
      await store.close();
    },
  };
}

/**
 * Writes a backup into a file that only its owner can read. The file gets its name once everything is on the disk; a
 * process that is killed before leaves `FILE.part`.
 *
 * @param signal aborts the backup and removes the part
 */
export async function writeBackup(
  file: string,
  source: BackupSource,
  signal?: AbortSignal,
): Promise<BackupReport> {
  const part = await beginPart(file);
  const report: BackupReport = { counts: noCounts(), missingPictures: 0, invalid: null, damaged: null };
  try {
    refuseExisting(file);
    await pipeline(
      Readable.from(linesOf(source, report)),
      createGzip(),
      createWriteStream(part, { flush: true }),
      { ...(signal && { signal }) },
    );
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    signal?.throwIfAborted();
    throw error;
  }
  await syncFolder(dirname(file));
  return report;
}

export function refuseExisting(file: string): void {
  if (existsSync(file)) throw new CommandError(`${file} is there already, and a backup replaces none.`);
}

/** Creates the file in which a backup is written; throws when another backup of the same name is being written. */
async function beginPart(file: string): Promise<string> {
  const part = `${file}.part`;
  try {
    await writeFile(part, "", { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    throw new CommandError(
      `${part} is there: another backup is being written, or one was killed. Delete it if it was.`,
    );
  }
  return part;
}

async function* linesOf(source: BackupSource, report: BackupReport): AsyncGenerator<string> {
  const digest = createHash("sha256");
  const line = (value: object) => {
    const text = `${JSON.stringify(value)}\n`;
    digest.update(text);
    return text;
  };
  yield line(source.header);
  const invalid = new InvalidRecords();
  const damaged = new DamageList();
  const records = recordsOf(source, {
    onDamage: damaged.add,
    onMissing: () => (report.missingPictures += 1),
  });
  for await (const record of withLocalFiles(records, source.dataDir)) {
    report.counts[record.kind] += 1;
    if (isStored(record)) invalid.check(record.kind, record.item);
    yield line(record);
  }
  report.invalid = invalid.summary;
  report.damaged = damaged.summary;
  yield `${JSON.stringify({ end: { counts: report.counts, sha256: digest.digest("hex") } })}\n`;
}

async function* withLocalFiles(
  records: AsyncIterable<BackupRecord>,
  dataDir: string,
): AsyncGenerator<BackupRecord> {
  yield* records;
  for await (const item of readLocalFiles(dataDir)) yield { kind: "files", item };
}
