import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { readPictureAddress, readPictureFileName } from "@larder/domain/picture/picture-address";
import { syncFolder } from "../../files/sync-folder.ts";
import type { ReportDamage } from "../../ports/damaged-record.ts";
import type { Media } from "../../ports/media.ts";
import type { Store } from "../../ports/store.ts";
import { CommandError } from "../command/command.ts";
import { DamageList } from "../move/damage-list.ts";
import { Unfit } from "../move/unfit.ts";
import { type BackupHeader, type BackupRecord, type Counts, isStored, noCounts } from "./format.ts";
import { readLocalFiles } from "./local-files.ts";

export interface BackupSource {
  /** One that nobody else changes, or that shows one moment of it. */
  store: Store;
  media: Media;
  dataDir: string;
  header: BackupHeader;
}

export interface BackupReport {
  counts: Counts;
  /** Pictures that recipes name and that are not there. */
  missingPictures: number;
  /** What is in the backup as it is in the store, and would be refused by a restore; null when all fits. */
  unfit: string | null;
  /** Names the records that cannot be read and are not in the backup; null when all could be read. */
  damaged: string | null;
}

/**
 * Writes a backup into a file that nobody but its owner can read. The name appears once everything is on the disk; a
 * process that is killed before leaves `FILE.part`.
 *
 * @param signal ends it before it is done, and nothing is left
 */
export async function writeBackup(
  file: string,
  source: BackupSource,
  signal?: AbortSignal,
): Promise<BackupReport> {
  const part = await beginPart(file);
  const report: BackupReport = { counts: noCounts(), missingPictures: 0, unfit: null, damaged: null };
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

/** Of several backups that are to have one name, one alone has the file in which it is written. */
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
  const unfit = new Unfit();
  const damaged = new DamageList();
  for await (const record of recordsOf(source, report, damaged.add)) {
    report.counts[record.kind] += 1;
    if (isStored(record)) unfit.check(record.kind, record.item);
    yield line(record);
  }
  report.unfit = unfit.summary;
  report.damaged = damaged.summary;
  yield `${JSON.stringify({ end: { counts: report.counts, sha256: digest.digest("hex") } })}\n`;
}

async function* recordsOf(
  { store, media, dataDir }: BackupSource,
  report: BackupReport,
  onDamage: ReportDamage,
): AsyncGenerator<BackupRecord> {
  const recipeIds = new Set<string>();
  const pictures = new Set<string>();
  for await (const item of store.transfer.read("recipes", onDamage)) {
    recipeIds.add(item.id);
    const picture = item.image && readPictureAddress(item.image.url);
    if (picture) pictures.add(picture.id);
    yield { kind: "recipes", item };
  }
  for await (const item of store.transfer.read("users", onDamage)) yield { kind: "users", item };
  // Of a store that goes on meanwhile they may belong to a recipe that came later.
  for await (const item of store.transfer.read("bookmarks", onDamage)) {
    if (recipeIds.has(item.recipeId)) yield { kind: "bookmarks", item };
  }
  for await (const item of store.transfer.read("cookingNotes", onDamage)) {
    if (recipeIds.has(item.recipeId)) yield { kind: "cookingNotes", item };
  }
  for await (const item of store.transfer.read("feedback", onDamage)) yield { kind: "feedback", item };
  for await (const item of store.transfer.read("requests", onDamage)) yield { kind: "requests", item };
  for await (const { name, at } of media.list()) {
    const picture = readPictureFileName(name);
    // What is no picture was left half written.
    const bytes = picture && (await media.get(name));
    if (!bytes) continue;
    pictures.delete(picture.id);
    yield { kind: "pictures", item: { name, at, bytes: Buffer.from(bytes).toString("base64") } };
  }
  report.missingPictures = pictures.size;
  for await (const item of readLocalFiles(dataDir)) yield { kind: "files", item };
}
