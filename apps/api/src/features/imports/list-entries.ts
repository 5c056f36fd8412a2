import type { StoredImport } from "@larder/domain/archive-import/archive-import";
import { IMPORT_LIMITS } from "@larder/domain/archive-import/archive-import";
import type { NewImportItem } from "../../ports/archive-import-stores.ts";
import { changeImport, type ImportContext, type ImportWork } from "./import-context.ts";
import { listedItem } from "./listed-item.ts";
import { type OwnRecipes, readOwnRecipes } from "./present-recipes.ts";
import { openUpload } from "./reading/open-upload.ts";
import { type ReadArchive, UnreadableArchive } from "./reading/read-archive.ts";

/** The number of entries that are stored at a time. */
const BATCH = 50;

/** Begins to read all entries of an import and to list them; adds nothing. A look that was broken off begins anew. */
export function createListing(context: ImportContext, stored: StoredImport): ImportWork {
  const { store, uploads, settings } = context;
  const { id } = stored;
  const isOfAddresses = stored.addresses > 0;
  let opened: { archive: ReadArchive; own: OwnRecipes } | null = null;
  let read = 0;
  /** The number of recipes that are not here yet. */
  let fresh = 0;
  /** The fingerprints of the entries that were listed as new: the same archive may lie twice in a folder. */
  const listed = new Set<string>();
  let batch: NewImportItem[] = [];

  const change = (fields: Parameters<typeof changeImport>[3]) =>
    changeImport(context, id, ["looking"], fields);

  async function open() {
    await store.imports.clearItems(id);
    [read, fresh] = [0, 0];
    listed.clear();
    const archive = isOfAddresses
      ? context.readAddresses(stored)
      : await openUpload(uploads, stored, settings);
    opened = { archive, own: await readOwnRecipes(store, stored.userId) };
    return opened;
  }

  /** Stores the entries that were read; false when the import is gone. */
  async function flush(): Promise<boolean> {
    await store.imports.putItems(batch);
    batch = [];
    const total = isOfAddresses ? stored.addresses : null;
    return change({ progress: { done: read, total } });
  }

  async function goOn(isOver: () => boolean): Promise<boolean> {
    const { archive, own } = opened ?? (await open());
    if (archive.columns) {
      const { names, rows } = archive.columns;
      const { shownColumns, shownRows } = IMPORT_LIMITS;
      await change({
        state: "columns-needed",
        formats: [...archive.formats],
        columns: {
          names: names.slice(0, shownColumns),
          rows: rows.slice(0, shownRows).map((row) => row.slice(0, shownColumns)),
        },
      });
      return true;
    }
    while (!isOver()) {
      const entry = await archive.next();
      if (!entry) return finish(archive);
      const index = read;
      read += 1;
      const item = onceOnly(listedItem(id, index, entry, own));
      const draft = isOfAddresses && entry.kind === "recipe" ? entry.draft : item.draft;
      batch.push({ ...item, draft });
      fresh += item.status === "listed" ? 1 : 0;
      if (fresh >= settings.recipes) return finishEarly(archive, own);
      if ((isOfAddresses || batch.length >= BATCH) && !(await flush())) return true;
    }
    return !(await flush());
  }

  /** Returns an entry that equals an earlier one of the same import as one that is here. */
  function onceOnly(item: NewImportItem): NewImportItem {
    if (item.status !== "listed") return item;
    if (listed.has(item.fingerprint)) return { ...item, status: "present", reason: "listed-twice" };
    listed.add(item.fingerprint);
    return item;
  }

  /** Ends at the limit of recipes, and says so where more follow: the next import passes over those that are here by then. */
  async function finishEarly(archive: ReadArchive, own: OwnRecipes): Promise<boolean> {
    const next = await archive.next();
    if (next) {
      const cut = listedItem(id, read, { kind: "unread", entry: next.entry, reason: "entry-unknown" }, own);
      batch.push({ ...cut, reason: "entries-many" });
      read += 1;
    }
    return finish(archive);
  }

  async function finish({ formats, lacks }: ReadArchive): Promise<boolean> {
    await flush();
    const counts = await store.imports.counts(id);
    const isEmpty = counts.recipes + counts.unread === 0;
    await change({
      state: isEmpty ? "unreadable" : "looked",
      failure: isEmpty ? "archive-empty" : null,
      formats: [...formats],
      lacks: [...lacks],
      columns: null,
      counts,
      progress: { done: read, total: read },
    });
    return true;
  }

  return {
    async work(isOver) {
      try {
        return await goOn(isOver);
      } catch (error) {
        if (!(error instanceof UnreadableArchive)) throw error;
        await change({ state: "unreadable", failure: error.failure });
        return true;
      }
    },
    close: async () => opened?.archive.close(),
  };
}
