import { mongo, Schema } from "mongoose";
import { describe, expect, it } from "vitest";
import { StoreUnavailable } from "../../ports/store.ts";
import { createIndexes, type Indexed, removeExpired } from "./indexes.ts";

const schema = new Schema({ slug: String, address: String, uid: String, endsAt: Date });
schema.index({ slug: 1 }, { unique: true });
schema.index({ address: 1 }, { unique: true, partialFilterExpression: { address: { $exists: true } } });
schema.index({ uid: 1 }, { partialFilterExpression: { uid: { $exists: true } } });
schema.index({ endsAt: 1 }, { expireAfterSeconds: 60 });

const refusal = (code: number, message = "no") => new mongo.MongoServerError({ message, code });

/** A collection of a server that knows every option but these, and notes what it is asked. */
function collectionWithout(unknown: readonly string[], error: Error = refusal(238)) {
  const created: object[] = [];
  const removed: object[] = [];
  const collection = {
    name: "recipes",
    async createIndex(fields: object, options: object) {
      if (unknown.some((option) => option in options)) throw error;
      created.push({ fields, ...options });
    },
    async deleteMany(filter: object) {
      removed.push(filter);
    },
  };
  // A fake of the two calls that are made; a real server is behind the store suite.
  return { created, removed, collection: collection as unknown as Indexed["collection"] };
}

describe("createIndexes", () => {
  it("creates every index as the schema says where the server knows all options", async () => {
    const { collection, created } = collectionWithout([]);
    expect(await createIndexes({ schema, collection })).toEqual([]);
    expect(created).toHaveLength(4);
    expect(created[3]).toMatchObject({ fields: { endsAt: 1 }, expireAfterSeconds: 60 });
  });

  it("creates an index without the options that the server does not know", async () => {
    const { collection, created } = collectionWithout(["partialFilterExpression", "expireAfterSeconds"]);
    await createIndexes({ schema, collection });
    expect(created.map((index) => JSON.stringify(index).replace(/,?"background":\w+/, ""))).toEqual([
      '{"fields":{"slug":1},"unique":true}',
      '{"fields":{"address":1},"unique":true,"sparse":true}',
      '{"fields":{"uid":1}}',
      '{"fields":{"endsAt":1}}',
    ]);
  });

  it("returns what the server does not expire", async () => {
    const { collection, removed } = collectionWithout(["expireAfterSeconds"]);
    const [expiry, ...others] = await createIndexes({ schema, collection });
    expect(others).toEqual([]);
    if (expiry) await removeExpired(expiry, Date.UTC(2026, 0, 1, 12, 1));
    expect(removed).toEqual([{ endsAt: { $lt: new Date(Date.UTC(2026, 0, 1, 12)) } }]);
  });

  it.each([
    ["in the words of MongoDB", refusal(11_000)],
    [
      "in the words of FerretDB",
      refusal(1, "[registry.go:498] constraint failed: UNIQUE constraint failed: index 'slug' (2067)"),
    ],
  ])("names the collection with conflicting entries, %s", async (_, error) => {
    const { collection } = collectionWithout(["unique"], error);
    const creation = createIndexes({ schema, collection });
    await expect(creation).rejects.toThrow(/The collection recipes holds entries that must differ/);
    await expect(creation).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it("fails with any other error", async () => {
    const { collection } = collectionWithout(["unique"], refusal(13));
    await expect(createIndexes({ schema, collection })).rejects.toMatchObject({ code: 13 });
  });
});
