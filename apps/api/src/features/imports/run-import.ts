import type { StoredImport, StoredImportItem } from "@larder/domain/archive-import/archive-import";
import { AppError } from "../../http/errors/app-error.ts";
import type { ImportItemChange } from "../../ports/archive-import-stores.ts";
import { StoreUnavailable } from "../../ports/store.ts";
import { addEntry, DEFAULT_OPTIONS } from "./add-entry.ts";
import { restoreCollections } from "./archived-collections.ts";
import { changeImport, type ImportContext, type ImportWork } from "./import-context.ts";
import { allItems } from "./import-items.ts";
import type { ReadRecipe } from "./reading/archive-messages.ts";
import { importedRecipeId } from "./hashes.ts";
import { duplicateOf } from "./listed-item.ts";
import { type OwnRecipes, readOwnRecipes } from "./present-recipes.ts";
import { openUpload } from "./reading/open-upload.ts";
import { type ReadArchive, UnreadableArchive } from "./reading/read-archive.ts";
import { resolveLinks } from "./resolve-links.ts";
import { storedDrafts } from "./stored-drafts.ts";
import { takeEntry } from "./take-entry.ts";

/** The time in milliseconds after which the progress is stored again. */
const PROGRESS_MS = 500;
/** Reasons of entries that have stopped the thread: their files are not read again. */
const STOPPED = new Set(["entry-slow", "entry-too-large"]);

/** The entries of an import that are still to be added, by their names in the archive. */
interface Pending {
  total: number;
  taken: StoredImportItem[];
  /** The entries with one name, in their order; an entry that is not to be added is null. */
  byEntry: Map<string, (StoredImportItem | null)[]>;
  left: number;
  without: string[];
}

/**
 * Adds the chosen entries of an import, one after the other, then the links between them and the collections. One that
 * cannot be added is listed as failed and never ends the others.
 */
export function createRun(context: ImportContext, stored: StoredImport): ImportWork {
  const { store, uploads, clock } = context;
  const { id, userId } = stored;
  let opened: { archive: ReadArchive; pending: Pending; own: OwnRecipes } | null = null;
  let isFull = false;
  let progressAt = 0;

  async function open() {
    const pending = await readPending();
    const archive =
      stored.addresses > 0
        ? storedDrafts(store.imports, stored)
        : await openUpload(uploads, stored, { ...context.settings, without: pending.without });
    // What was added since the look, by another import of the same archive, must not be added again.
    opened = { archive, pending, own: await readOwnRecipes(store, userId) };
    return opened;
  }

  async function readPending(): Promise<Pending> {
    const pending: Pending = { total: 0, taken: [], byEntry: new Map(), left: 0, without: [] };
    for await (const item of allItems(store.imports, id)) {
      const isTaken = item.status === "changed" && item.isToBeTaken;
      if (item.status === "unread" && STOPPED.has(item.reason ?? "")) {
        pending.without.push(item.entry);
        continue;
      }
      if (isTaken) pending.taken.push(item);
      const isAdded = item.status === "listed";
      const same = pending.byEntry.get(item.entry) ?? [];
      pending.byEntry.set(item.entry, [...same, isAdded ? item : null]);
      pending.left += isAdded ? 1 : 0;
    }
    const counts = await store.imports.counts(id);
    pending.total = counts.added + counts.failed + counts.taken + pending.left + pending.taken.length;
    return pending;
  }

  /** Stores the progress from time to time; false when the import is gone or no longer runs. */
  async function report(pending: Pending, isForced = false): Promise<boolean> {
    const now = clock().getTime();
    if (!isForced && now - progressAt < PROGRESS_MS) return true;
    progressAt = now;
    const done = pending.total - pending.left - pending.taken.length;
    const counts = await store.imports.counts(id);
    return changeImport(context, id, ["running"], { counts, progress: { done, total: pending.total } });
  }

  /** Does the work on one entry, and stores what came of it. */
  async function settle(item: StoredImportItem, work: () => Promise<ImportItemChange>): Promise<void> {
    try {
      await store.imports.changeItem(id, item.index, await work());
    } catch (error) {
      // The store will answer again, and the import then goes on with this entry.
      if (error instanceof StoreUnavailable) throw error;
      const code = error instanceof AppError ? error.code : null;
      isFull ||= code === "quota-reached";
      if (code === null) context.report(error, id);
      await store.imports.changeItem(id, item.index, { status: "failed", reason: reasonOf(code) });
    }
  }

  const takeOne = (item: StoredImportItem) => settle(item, () => takeEntry(context, userId, item));

  async function addOne(
    item: StoredImportItem,
    entry: ReadRecipe,
    { archive, own }: { archive: ReadArchive; own: OwnRecipes },
  ): Promise<void> {
    await settle(item, async () => {
      const found = duplicateOf(entry, own);
      const here = found && own.recipe(found.recipeId);
      if (here && here.id !== importedRecipeId(userId, id, item.index)) {
        const { id: recipeId, name, slug } = here;
        return { status: "present", existing: { id: recipeId, name, slug } };
      }
      if (isFull) throw new AppError("quota-reached");
      return addEntry(context, stored, item, entry, (index) => archive.picture(index));
    });
  }

  async function goOn(isOver: () => boolean): Promise<boolean> {
    const { archive, pending, own } = opened ?? (await open());
    for (let item = pending.taken[0]; item; item = pending.taken[0]) {
      if (isOver()) return !(await report(pending, true));
      await takeOne(item);
      pending.taken.shift();
      if (!(await report(pending))) return true;
    }
    while (pending.left > 0) {
      if (isOver()) return !(await report(pending, true));
      const entry = await archive.next();
      if (!entry) {
        await failRest(pending, "entry-damaged");
        break;
      }
      const item = pending.byEntry.get(entry.entry)?.shift();
      if (!item) continue;
      if (entry.kind === "recipe") await addOne(item, entry, { archive, own });
      else await store.imports.changeItem(id, item.index, { status: "failed", reason: entry.reason });
      pending.left -= 1;
      if (!(await report(pending))) return true;
    }
    return finish(archive);
  }

  async function failRest(pending: Pending, reason: string): Promise<void> {
    for (const item of [...pending.byEntry.values()].flat())
      if (item) await store.imports.changeItem(id, item.index, { status: "failed", reason });
    pending.left = 0;
  }

  async function finish(archive: ReadArchive): Promise<boolean> {
    await resolveLinks(context, stored);
    const collections = await archive.collections();
    const collectionIds = await restoreCollections(context, stored, collections);
    const { fetchPictures } = stored.options ?? DEFAULT_OPTIONS;
    let total = 0;
    if (fetchPictures)
      for await (const item of allItems(store.imports, id))
        if (item.status === "added") total += item.pictureAddresses.length;
    const counts = await store.imports.counts(id);
    const done = counts.added + counts.failed + counts.taken;
    const isChanged = await changeImport(context, id, ["running"], {
      state: "done",
      counts,
      collectionIds,
      progress: { done, total: done },
      pictures: { done: 0, failed: 0, total },
    });
    // Only then: what is not done needs it.
    if (isChanged) await uploads.remove(id);
    return true;
  }

  return {
    async work(isOver) {
      try {
        return await goOn(isOver);
      } catch (error) {
        if (!(error instanceof UnreadableArchive)) throw error;
        const pending = opened?.pending ?? (await readPending());
        await failRest(pending, "entry-damaged");
        return finish(storedDrafts(store.imports, stored));
      }
    },
    close: async () => opened?.archive.close(),
  };
}

/** Returns the reason of a failure that a user understands. */
function reasonOf(code: string | null): string {
  switch (code) {
    case "quota-reached":
    case "recipe-name-required":
      return code;
    case "recipe-not-found":
    case "not-yours":
      return "recipe-gone";
    default:
      return "not-stored";
  }
}
