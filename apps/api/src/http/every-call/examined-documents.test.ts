import { Mongoose } from "mongoose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../../ports/store.ts";
import { openMongoStore } from "../../storage/mongo/mongo-store.ts";
import { canExplain, createRecorder, examinedBy, isSum } from "../../storage/mongo/testing/examined.ts";
import { fillDatabase } from "../../storage/mongo/testing/large-database.ts";
import { ServerProxy } from "../../storage/mongo/testing/server-proxy.ts";
import { testDatabase, testServer } from "../../storage/mongo/testing/test-database.ts";
import { ENTRIES } from "../../testing/contract-calls.ts";
import { queriesOf } from "../../testing/every-call-queries.ts";
import { createEveryCallServer } from "../../testing/every-call-server.ts";

/** The documents or keys that may be examined for each that is answered with or changed. */
const MOST_EXAMINED = 3;

/** Collections that may be looked through, and why. */
const READ_WHOLE: Readonly<Record<string, string>> = {
  words: "the vocabulary is small, and no index finds parts of words",
};

/** Queries that may examine more, and why. */
const MORE: readonly (readonly [query: Readonly<Record<string, string>>, why: string])[] = [
  [{ search: "leek+egg" }, "an index finds one of two words, and the other is compared"],
  [{ q: "dish 7" }, "an index finds one of two words, and the other is compared"],
  [{ search: "po" }, "two letters are in very many words"],
  [{ q: "po" }, "two letters are in very many words"],
  [{ exclude: "mine" }, "what a recipe does not have is in no index"],
];

/** Calls that may examine more, and why. */
const EXAMINING: Readonly<Record<string, string>> = {
  nearestRecipes: "each food of the query is searched by each of its names",
  listDamagedRecords: "every record is read",
};

const operator = new Mongoose();
const database = testDatabase();
const isExplaining = testServer ? await canExplain((await operator.connect(database)).connection) : false;
if (!isExplaining) await operator.disconnect();

describe.skipIf(!isExplaining)("MongoDB with 50,000 recipes (needs a server with explain)", () => {
  const recorder = createRecorder();
  const proxy = ServerProxy.before(database, (message) => recorder.onMessage(message));
  let store: Store;
  let server: Awaited<ReturnType<typeof createEveryCallServer>>;
  beforeAll(async () => {
    await proxy.start();
    store = await openMongoStore({ uri: proxy.through(database), timeoutMs: 20_000 });
    await fillDatabase(store, operator.connection);
    server = await createEveryCallServer(store);
  }, 120_000);
  afterAll(async () => {
    await store.close();
    await proxy.stop();
    await operator.connection.dropDatabase();
    await operator.disconnect();
  });

  it.each(ENTRIES)(
    "examines at most three documents for each of an answer: %s",
    async (...entry) => {
      const [name] = entry;
      for (const query of queriesOf(entry)) {
        await server.call("own", entry, { query }, () => void recorder.take());
        const commands = recorder.take();
        const isExempt = MORE.some(([exempt]) =>
          Object.entries(exempt).every(([field, value]) => query[field] === value),
        );
        if (isExempt || Object.hasOwn(EXAMINING, name)) continue;
        for (const command of commands) {
          const collection = String(Object.values(command)[0]);
          if (isSum(command) || Object.hasOwn(READ_WHOLE, collection)) continue;
          const { examined, answered } = await examinedBy(operator.connection, command);
          const few = examined <= MOST_EXAMINED * Math.max(1, answered);
          expect.soft({ query, command, examined, answered, few }).toMatchObject({ few: true });
        }
      }
    },
    60_000,
  );
});
