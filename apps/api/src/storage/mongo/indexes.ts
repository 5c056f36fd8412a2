import { type IndexDefinition, type IndexOptions, type Model, mongo } from "mongoose";
import { StoreUnavailable } from "../../ports/store.ts";
import { isDuplicate } from "./mongo-error.ts";

const NOT_IMPLEMENTED = 238;

/** A collection with the schema of its documents. */
export interface Indexed {
  schema: Pick<Model<unknown>["schema"], "indexes">;
  collection: Pick<Model<unknown>["collection"], "name" | "createIndex" | "deleteMany">;
}

/** Documents of a collection that end when the date in a field is so long ago. */
export interface Expiry {
  collection: Indexed["collection"];
  field: string;
  afterSeconds: number;
}

/**
 * Creates the indexes of a collection. A server that does not know an option gets an index without it.
 *
 * @returns the documents that the server does not remove by itself
 * @throws StoreUnavailable if a unique index finds entries that are equal
 */
export async function createIndexes({ schema, collection }: Indexed): Promise<Expiry[]> {
  const expiries: Expiry[] = [];
  for (const [fields, options] of schema.indexes()) {
    try {
      await createIndex(collection, fields, options);
    } catch (error) {
      if (!isNotImplemented(error)) throw error;
      await createIndex(collection, fields, withoutUnknown(options));
      const [field] = Object.keys(fields);
      const { expireAfterSeconds } = options;
      if (field !== undefined && expireAfterSeconds !== undefined)
        expiries.push({ collection, field, afterSeconds: Number(expireAfterSeconds) });
    }
  }
  return expiries;
}

export async function removeExpired({ collection, field, afterSeconds }: Expiry, now: number): Promise<void> {
  await collection.deleteMany({ [field]: { $lt: new Date(now - afterSeconds * 1000) } });
}

async function createIndex(
  collection: Indexed["collection"],
  fields: IndexDefinition,
  options: IndexOptions,
): Promise<void> {
  try {
    await collection.createIndex(fields as mongo.IndexSpecification, options as mongo.CreateIndexesOptions);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new StoreUnavailable(
      `The collection ${collection.name} holds entries that must differ but do not; remove one of each.`,
      { cause: error },
    );
  }
}

/** A sparse index stands in for a partial one: each unique partial index here is over the documents with its field. */
function withoutUnknown(options: IndexOptions): IndexOptions {
  const { expireAfterSeconds: _, partialFilterExpression, ...known } = options;
  return { ...known, ...(known.unique && partialFilterExpression && { sparse: true }) };
}

function isNotImplemented(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === NOT_IMPLEMENTED;
}
