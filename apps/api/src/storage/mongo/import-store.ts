import type { StoredImport, StoredImportItem } from "@larder/domain/archive-import/archive-import";
import { type Model, Schema } from "mongoose";
import type { ImportStore, NewImportItem } from "../../ports/archive-import-stores.ts";
import { importCountsOf } from "../shared/import-counts.ts";
import { isUnfinished, WAITING_STATES } from "../shared/import-states.ts";
import { packed, unpacked } from "../shared/item-texts.ts";
import type { Mongo } from "./mongo.ts";

/** An import as JSON, because the names of a table's columns may be any text, and the fields by which it is found. */
export interface ImportDocument {
  _id: string;
  userId: string;
  state: string;
  isUnfinished: boolean;
  createdAt: string;
  updatedAt: string;
  /** Counts its changes: one is made from the state before it. */
  revision: number;
  document: string;
}

export interface ImportItemDocument {
  _id: string;
  importId: string;
  itemIndex: number;
  status: string;
  hasPictures: boolean;
  document: string;
  original?: Buffer | null;
  draft?: Buffer | null;
}

export const importDocumentSchema = new Schema<ImportDocument>(
  {
    _id: String,
    userId: String,
    state: String,
    isUnfinished: Boolean,
    createdAt: String,
    updatedAt: String,
    revision: Number,
    document: String,
  },
  { versionKey: false },
);
importDocumentSchema.index({ userId: 1, createdAt: -1 });
importDocumentSchema.index({ isUnfinished: 1, createdAt: 1 });
importDocumentSchema.index({ state: 1, updatedAt: 1 });

export const importItemDocumentSchema = new Schema<ImportItemDocument>(
  {
    _id: String,
    importId: String,
    itemIndex: Number,
    status: String,
    hasPictures: Boolean,
    document: String,
    original: Buffer,
    draft: Buffer,
  },
  { versionKey: false },
);
importItemDocumentSchema.index({ importId: 1, itemIndex: 1 });
importItemDocumentSchema.index({ importId: 1, status: 1, itemIndex: 1 });

const TRIES = 20;
/** The time limit of a call in milliseconds that may concern thousands of entries. */
const TIMEOUT_MS = 20_000;

export function createImportStore(
  mongo: Mongo,
  imports: Model<ImportDocument>,
  items: Model<ImportItemDocument>,
): ImportStore {
  async function itemAt(importId: string, index: number): Promise<StoredImportItem | null> {
    const found = await items.findById(itemId(importId, index), { document: 1 }).lean();
    return found && itemOf(found);
  }

  async function updateItem(item: StoredImportItem): Promise<void> {
    await items.updateOne({ _id: itemId(item.importId, item.index) }, { $set: fieldsOfItem(item) });
  }

  return {
    insert: (stored, limit) =>
      mongo.run(async () => {
        // Imports that are made at once may be a few more than the limit, which only has to hold off masses.
        if ((await imports.countDocuments({ userId: stored.userId })) >= limit) return false;
        await imports.create([{ _id: stored.id, ...fieldsOf(stored), revision: 1 }]);
        return true;
      }),
    find: (id) =>
      mongo.run(async () => {
        const found = await imports.findById(id).lean();
        return found && importOf(found);
      }),
    of: (userId) =>
      mongo.run(async () => {
        const found = await imports.find({ userId }).sort({ createdAt: -1, _id: -1 }).lean();
        return found.map(importOf);
      }),
    change: (id, from, change) =>
      mongo.run(async () => {
        for (let tries = 0; tries < TRIES; tries += 1) {
          const found = await imports.findById(id).lean();
          const before = found && importOf(found);
          if (!before || !from.includes(before.state)) return null;
          const after = { ...before, ...change };
          const { modifiedCount } = await imports.updateOne(
            { _id: id, revision: found.revision },
            { $set: { ...fieldsOf(after), revision: found.revision + 1 } },
          );
          if (modifiedCount > 0) return after;
        }
        throw new Error(`The import ${id} was changed by others ${TRIES} times.`);
      }),
    unfinished: () =>
      mongo.run(async () => {
        const found = await imports.find({ isUnfinished: true }).sort({ createdAt: 1, _id: 1 }).lean();
        return found.map(importOf);
      }),
    abandoned: (before) =>
      mongo.run(async () => {
        const waiting = {
          state: mongo.trusted({ $in: [...WAITING_STATES] }),
          updatedAt: mongo.trusted({ $lt: before }),
        };
        const found = await imports.find(waiting, { _id: 1 }).lean();
        return found.map(({ _id }) => _id);
      }),
    remove: (id) =>
      mongo.run(async () => {
        await imports.deleteOne({ _id: id });
        await items.deleteMany({ importId: id });
      }, TIMEOUT_MS),

    putItems: (added) =>
      mongo.run(async () => {
        if (added.length === 0) return;
        await items.bulkWrite(
          added.map((item) => ({
            replaceOne: {
              filter: { _id: itemId(item.importId, item.index) },
              replacement: documentOfItem(item),
              upsert: true,
            },
          })),
        );
      }, TIMEOUT_MS),
    clearItems: (importId) =>
      mongo.run(async () => {
        await items.deleteMany({ importId });
      }, TIMEOUT_MS),
    items: (importId, { status, after, limit }) =>
      mongo.run(async () => {
        const wanted = { importId, ...(status !== undefined && { status }) };
        const found = await items
          .find({ ...wanted, itemIndex: mongo.trusted({ $gt: after }) }, { document: 1 })
          .sort({ itemIndex: 1 })
          .limit(limit)
          .lean();
        return { items: found.map(itemOf), total: await items.countDocuments(wanted) };
      }),
    item: (importId, index) => mongo.run(() => itemAt(importId, index)),
    texts: (importId, index) =>
      mongo.run(async () => {
        const found = await items.findById(itemId(importId, index), { original: 1, draft: 1 }).lean();
        return (
          found && { original: unpacked(bytesOf(found.original)), draft: unpacked(bytesOf(found.draft)) }
        );
      }),
    changeItem: (importId, index, change) =>
      mongo.run(async () => {
        const before = await itemAt(importId, index);
        if (before) await updateItem({ ...before, ...change });
      }),
    changeItems: (importId, indexes, from, change) =>
      mongo.run(async () => {
        const ids = mongo.trusted({ $in: indexes.map((index) => itemId(importId, index)) });
        const found = await items.find({ _id: ids, status: from }, { document: 1 }).lean();
        if (found.length === 0) return;
        await items.bulkWrite(
          found.map((document) => ({
            updateOne: {
              filter: { _id: document._id },
              update: { $set: fieldsOfItem({ ...itemOf(document), ...change }) },
            },
          })),
        );
      }, TIMEOUT_MS),
    counts: (importId) =>
      mongo.run(async () => {
        const rows = await items.aggregate<{ _id: string; count: number; withPictures: number }>([
          { $match: { importId } },
          {
            $group: {
              _id: "$status",
              count: { $sum: 1 },
              withPictures: { $sum: { $cond: ["$hasPictures", 1, 0] } },
            },
          },
        ]);
        return importCountsOf(rows.map(({ _id, ...row }) => ({ status: _id, ...row })));
      }),
  };
}

function itemId(importId: string, index: number): string {
  return `${importId}:${index}`;
}

function fieldsOf(stored: StoredImport) {
  const { userId, state, createdAt, updatedAt } = stored;
  const document = JSON.stringify(stored);
  return { userId, state, createdAt, updatedAt, isUnfinished: isUnfinished(stored), document };
}

function importOf({ document }: Pick<ImportDocument, "document">): StoredImport {
  return JSON.parse(document);
}

function fieldsOfItem(item: StoredImportItem) {
  return { status: item.status, hasPictures: item.pictures > 0, document: JSON.stringify(item) };
}

function documentOfItem({ original, draft, ...item }: NewImportItem): Omit<ImportItemDocument, "_id"> {
  return {
    importId: item.importId,
    itemIndex: item.index,
    ...fieldsOfItem(item),
    original: bufferOf(packed(original)),
    draft: bufferOf(packed(draft)),
  };
}

function itemOf({ document }: Pick<ImportItemDocument, "document">): StoredImportItem {
  return JSON.parse(document);
}

function bufferOf(bytes: Uint8Array | null): Buffer | null {
  return bytes && Buffer.from(bytes);
}

/** A lean document holds the driver's own type of bytes. */
function bytesOf(value: unknown): Uint8Array | null {
  if (value instanceof Uint8Array) return value;
  if (typeof value !== "object" || value === null || !("buffer" in value)) return null;
  return value.buffer instanceof Uint8Array ? value.buffer : null;
}
