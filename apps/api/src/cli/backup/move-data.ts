import type { Media } from "../../ports/media.ts";
import type { Store } from "../../ports/store.ts";
import { STORED_KINDS } from "../../ports/stored-schemas.ts";
import { CommandError, counted } from "../command/command.ts";
import { DamageList } from "./damage-list.ts";
import { fillStore, putPictures } from "./fill-store.ts";
import { type BackupRecord, type Counts, isStored, noCounts, type RecordKind } from "./format.ts";
import { held } from "./held.ts";
import { picturesOf, recordsOf, storedRecordsOf } from "./records-of.ts";
import { InvalidRecords } from "./invalid-records.ts";

const REPORT_EVERY = 10_000;
const FAILURE = {
  title: "The move failed",
  hint: " If the server was running meanwhile, stop it and try again with --replace.",
};

export interface MoveOptions {
  from: { store: Store; media: Media };
  to: { store: Store; media: Media };
  /** True if both stores use the same pictures, which then stay. */
  sharesMedia?: boolean;
  /** Writes into a store that is not empty: an item with the same id is replaced, all others stay. */
  replace: boolean;
  report: (line: string) => void;
}

/**
 * Restores one store into another as if a backup lay between them. The source is not changed. Admin sessions and retry
 * keys are not moved: they expire.
 *
 * @returns the records that cannot be read and were not moved
 */
export async function moveData({
  from,
  to,
  sharesMedia = false,
  replace,
  report,
}: MoveOptions): Promise<DamageList> {
  const damaged = new DamageList();
  if (!replace) await refuseFull(to.store);
  await refuseInvalid(from.store, damaged);
  const records = sharesMedia
    ? storedRecordsOf(from.store, damaged.add)
    : recordsOf(from, { onDamage: damaged.add });
  const totals = await from.store.transfer.counts();
  const counts = noCounts();
  const { otherPictures } = await fillStore(
    withProgress(records, { totals, counts, report }),
    to.store,
    to.media,
    {
      retainsOthers: replace,
      failure: FAILURE,
    },
  );
  await putPictures(picturesOf(from.media), to.media, otherPictures);
  report("Every item was compared and is alike in both.");
  if (!sharesMedia) report(`pictures: ${counted(counts.pictures)}, alike in both`);
  return damaged;
}

async function refuseFull(store: Store): Promise<void> {
  const contents = await held(store);
  if (contents === "") return;
  throw new CommandError(
    `The target is not empty (${contents}). Choose an empty one, or add --replace to replace what has the same id ` +
      "and keep the rest.",
  );
}

async function refuseInvalid(store: Store, { add }: DamageList): Promise<void> {
  const invalid = new InvalidRecords();
  for await (const { kind, item } of storedRecordsOf(store, add)) invalid.check(kind, item);
  if (invalid.summary) {
    throw new CommandError(`Nothing was moved: the source holds what does not fit, ${invalid.summary}.`);
  }
}

interface Progress {
  totals: Readonly<Partial<Record<RecordKind, number>>>;
  counts: Counts;
  report: (line: string) => void;
}

/** Counts records on their way, and reports each kind once its last record was taken. */
async function* withProgress(
  records: AsyncIterable<BackupRecord>,
  { totals, counts, report }: Progress,
): AsyncGenerator<BackupRecord> {
  const left = [...STORED_KINDS];
  const reportKind = (kind: RecordKind) =>
    report(`${kind}: ${counted(counts[kind])} of ${counted(totals[kind] ?? 0)}`);
  const reportUntil = (kind: RecordKind | null) => {
    while (left[0] && left[0] !== kind) reportKind(left.shift() ?? left[0]);
  };
  for await (const record of records) {
    reportUntil(record.kind);
    counts[record.kind] += 1;
    yield record;
    if (isStored(record) && counts[record.kind] % REPORT_EVERY === 0) reportKind(record.kind);
  }
  reportUntil(null);
}
