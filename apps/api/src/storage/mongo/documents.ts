import type { Model } from "mongoose";
import type { Page, PageRequest } from "../../ports/page.ts";
import { cursorOf, pageOf, positionOf } from "../shared/cursor.ts";
import type { Mongo } from "./mongo.ts";

/** A thing of the domain as it is stored: its id is the document's. */
export type Stored<T extends { id: string }> = Omit<T, "id"> & { _id: string };

export function stored<T extends { id: string }>({ id, ...rest }: T): Stored<T> {
  return { _id: id, ...rest };
}

/** Newest first. */
export async function listDocuments<D extends { _id: string; createdAt: string }, T>(
  model: Model<D>,
  wanted: Record<string, unknown>,
  { limit, cursor }: PageRequest,
  item: (document: D) => T,
  mongo: Mongo,
): Promise<Page<T>> {
  const position = positionOf(cursor, "new");
  const beyond = position && {
    createdAt: mongo.trusted({ $lte: position.createdAt }),
    $or: [
      { createdAt: mongo.trusted({ $lt: position.createdAt }) },
      { createdAt: position.createdAt, _id: mongo.trusted({ $lt: position.id }) },
    ],
  };
  const [total, documents] = await Promise.all([
    model.countDocuments(wanted),
    model
      .find({ ...wanted, ...beyond })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit + 1)
      .lean<D[]>(),
  ]);
  return pageOf(
    documents,
    total,
    { limit },
    {
      item,
      cursor: ({ createdAt, _id }) => cursorOf("new", { rank: 0, createdAt, id: _id }),
    },
  );
}
