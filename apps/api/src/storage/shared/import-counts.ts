import {
  type ImportCounts,
  type ItemStatus,
  itemStatusSchema,
  NO_COUNTS,
} from "@larder/domain/archive-import/archive-import";

/** The number of entries with a status, and of those with pictures among them. */
export interface StatusCount {
  status: string;
  count: number;
  withPictures: number;
}

/** The fields of the counts by the status that they count; `listed` has none of its own. */
const FIELDS: Readonly<Partial<Record<ItemStatus, keyof ImportCounts>>> = {
  present: "present",
  changed: "changed",
  unread: "unread",
  skipped: "skipped",
  added: "added",
  taken: "taken",
  failed: "failed",
  removed: "removed",
  stayed: "stayed",
};

/** Returns the counts of an import from those of its statuses. */
export function importCountsOf(rows: readonly StatusCount[]): ImportCounts {
  const counts = { ...NO_COUNTS };
  for (const { status, count, withPictures } of rows) {
    const known = itemStatusSchema.safeParse(status).data;
    if (known === undefined) continue;
    const field = FIELDS[known];
    if (field) counts[field] += count;
    if (known === "unread") continue;
    counts.recipes += count;
    counts.withPictures += withPictures;
  }
  return counts;
}
