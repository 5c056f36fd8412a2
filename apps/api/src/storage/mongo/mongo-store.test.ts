import { Mongoose } from "mongoose";
import { afterAll, beforeAll, describe } from "vitest";
import type { Store } from "../../ports/store.ts";
import { closedStoreCases, storeCases } from "../testing/store-cases/store-cases.ts";
import { openMongoStore } from "./mongo-store.ts";
import { testDatabase, testServer } from "./testing/test-database.ts";

describe.skipIf(!testServer)("the MongoDB store", () => {
  const uri = testDatabase();
  const operator = new Mongoose();
  let store: Store;

  beforeAll(async () => {
    store = await openMongoStore({ uri });
    await operator.connect(uri);
  });
  afterAll(async () => {
    await store.close();
    await operator.connection.dropDatabase();
    await operator.disconnect();
  });

  // Making a database anew for every case would mean making its indexes anew; emptying it is enough. Words stay: a
  // vocabulary may know too many.
  storeCases({
    open: async () => {
      await store.ping();
      for (const { name } of await operator.connection.listCollections()) {
        if (name !== "words") await operator.connection.collection(name).deleteMany({});
      }
      return store;
    },
    close: async () => {},
  });
  closedStoreCases({ open: () => openMongoStore({ uri }) });
});
