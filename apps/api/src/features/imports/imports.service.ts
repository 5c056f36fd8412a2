import {
  type ArchiveImport,
  type ArchiveImportWithPieces,
  type ImportItem,
  type ImportOptions,
  type ImportState,
  type ItemStatus,
  type Original,
  type StoredImport,
  type StoredImportItem,
} from "@larder/domain/archive-import/archive-import";
import { cleanLine } from "@larder/domain/text/clean-text";
import { plainText } from "@larder/domain/text/plain-text";
import { AppError } from "../../http/errors/app-error.ts";
import { InvalidCursor } from "../../ports/page.ts";
import type { Ports } from "../../ports/ports.ts";
import type { PiecePosition } from "../../ports/upload-pieces.ts";
import { DEFAULT_OPTIONS } from "./add-entry.ts";
import { createImportFiles, type ImportSizeLimits, type SentImport, shownImport } from "./import-files.ts";
import type { ImportContext } from "./import-context.ts";
import { takeEntry } from "./take-entry.ts";

/** The states in which the files of an import can be read. */
const READABLE: readonly ImportState[] = ["uploading", "columns-needed", "looked", "unreadable"];
const DEFAULT_PAGE = 100;

export type ImportsService = ReturnType<typeof createImportsService>;

export function createImportsService({
  store,
  uploads,
  clock,
  newId,
  takeContent,
  limits,
  wake,
}: Pick<Ports, "store" | "uploads" | "clock" | "newId"> &
  Pick<ImportContext, "takeContent"> & {
    limits: ImportSizeLimits;
    /** Lets the work on imports begin. */
    wake: () => void;
  }) {
  const { imports } = store;
  const files = createImportFiles({ store, uploads, clock, newId, limits });
  const { withPieces } = files;

  /** Throws `import-not-found` also for another user's import. */
  async function owned(uid: string, id: string): Promise<StoredImport> {
    const stored = await imports.find(id);
    if (stored?.userId !== uid) throw new AppError("import-not-found");
    return stored;
  }

  async function ownedItem(uid: string, id: string, index: number): Promise<StoredImportItem> {
    await owned(uid, id);
    const item = await imports.item(id, index);
    if (!item) throw new AppError("not-found");
    return item;
  }

  /** Changes an import that is in one of these states; throws `import-state` in any other. */
  async function change(
    id: string,
    from: readonly ImportState[],
    fields: Parameters<typeof imports.change>[2],
  ): Promise<StoredImport> {
    const changed = await imports.change(id, from, { ...fields, updatedAt: clock().toISOString() });
    if (!changed) throw new AppError("import-state");
    wake();
    return changed;
  }

  return {
    async create(uid: string, sent: SentImport): Promise<ArchiveImportWithPieces> {
      return withPieces(await files.add(uid, sent));
    },

    list: async (uid: string): Promise<ArchiveImport[]> => (await imports.of(uid)).map(shownImport),
    get: async (uid: string, id: string) => withPieces(await owned(uid, id)),

    /** Stores a piece of a file; the same piece may be sent again. */
    async putPiece(uid: string, id: string, position: PiecePosition, bytes: Uint8Array): Promise<void> {
      await files.put(await owned(uid, id), position, bytes);
    },

    /** Begins the look, or returns one that is under way. */
    async beginListing(
      uid: string,
      id: string,
      columns: Readonly<Record<string, string>> | undefined,
    ): Promise<ArchiveImportWithPieces> {
      const stored = await owned(uid, id);
      if (stored.state === "looking") return withPieces(stored);
      if (!READABLE.includes(stored.state)) throw new AppError("import-state");
      if (stored.state === "uploading") {
        const shown = await withPieces(stored);
        if (shown.files.some(({ missing }) => missing.length > 0)) throw new AppError("upload-incomplete");
      }
      const fields = { state: "looking", failure: null, progress: { done: 0, total: null } } as const;
      const columnNames = columns ?? stored.columnNames;
      return withPieces(
        await change(id, READABLE, { ...fields, columnNames: columnNames && { ...columnNames } }),
      );
    },

    async items(
      uid: string,
      id: string,
      {
        status,
        cursor,
        limit = DEFAULT_PAGE,
      }: { status?: ItemStatus | undefined; cursor?: string | undefined; limit?: number | undefined },
    ) {
      await owned(uid, id);
      if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) throw new InvalidCursor();
      const after = cursor === undefined ? -1 : Number(cursor);
      const { items, total } = await imports.items(id, { status, after, limit: limit + 1 });
      const page = items.slice(0, limit);
      const last = page.at(-1);
      return {
        items: page.map(shownItem),
        total,
        nextCursor: items.length > limit && last ? String(last.index) : null,
      };
    },

    /** Begins to add what was listed, or returns what is under way. */
    async start(
      uid: string,
      id: string,
      sent: Partial<ImportOptions> & { leaveOut?: readonly number[]; takeChanged?: readonly number[] },
    ): Promise<ArchiveImportWithPieces> {
      const stored = await owned(uid, id);
      if (stored.state === "running") return withPieces(stored);
      if (stored.state !== "looked") throw new AppError("import-state");
      const { leaveOut = [], takeChanged = [], ...chosen } = sent;
      const given: ImportOptions = { ...DEFAULT_OPTIONS, ...withoutUndefined(chosen) };
      // As the tags of all recipes: in lower case, and none with a comma.
      const tag = cleanLine(plainText(given.tag))
        .toLowerCase()
        .replaceAll(/[\s,]+/g, " ")
        .trim();
      const options = { ...given, tag };
      await imports.changeItems(id, leaveOut, "listed", { status: "skipped" });
      await imports.changeItems(id, takeChanged, "changed", { isToBeTaken: true });
      const counts = await imports.counts(id);
      const { recipes, present, changed, skipped } = counts;
      const total = recipes - present - changed - skipped + Math.min(changed, new Set(takeChanged).size);
      const progress = { done: 0, total };
      return withPieces(await change(id, ["looked"], { state: "running", options, counts, progress }));
    },

    async original(uid: string, id: string, index: number): Promise<Original> {
      await owned(uid, id);
      const texts = await imports.texts(id, index);
      if (!texts?.original) throw new AppError("not-found");
      return texts.original;
    },

    /** Takes over what has changed there; an entry that was taken already stays as it is. */
    async take(uid: string, id: string, index: number): Promise<ImportItem> {
      const item = await ownedItem(uid, id, index);
      if (item.status === "taken") return shownItem(item);
      if (item.status !== "changed") throw new AppError("import-state");
      const changed = { ...item, ...(await takeEntry({ store, takeContent }, uid, item)) };
      await imports.changeItem(id, index, changed);
      const counts = await imports.counts(id);
      await imports.change(id, ["looked", "running", "done", "undone"], { counts });
      return shownItem(changed);
    },

    /** Begins to undo an import, or returns one that is being undone. */
    async undo(uid: string, id: string): Promise<ArchiveImportWithPieces> {
      const stored = await owned(uid, id);
      if (stored.state === "undoing" || stored.state === "undone") return withPieces(stored);
      const progress = { done: 0, total: stored.counts.added };
      // One that still runs stops first: what it has added until then is removed.
      return withPieces(await change(id, ["running", "done"], { state: "undoing", progress }));
    },

    /** Deletes an import; its recipes stay. */
    async remove(uid: string, id: string): Promise<void> {
      await owned(uid, id);
      await imports.remove(id);
      await uploads.remove(id);
    },
  };
}

function shownItem(item: StoredImportItem): ImportItem {
  const { importId: _id, ownId: _own, fingerprint: _print, digest: _digest, ...rest } = item;
  const { links: _links, pictureAddresses: _addresses, isToBeTaken: _taken, ...known } = rest;
  return known;
}

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
}
