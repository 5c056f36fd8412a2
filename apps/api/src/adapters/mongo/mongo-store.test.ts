import { randomUUID } from "node:crypto";
import { Mongoose } from "mongoose";
import { afterAll, beforeAll, describe } from "vitest";
import type { Store } from "../../ports.ts";
import { closedStoreCases, storeCases } from "../../testing/store-cases/store-cases.ts";
import { openMongoStore } from "./mongo-store.ts";

const server = process.env["MONGODB_URI"];

describe.skipIf(!server)("the MongoDB store", () => {
  const uri = databaseUri(server ?? "", `larder_test_${randomUUID().slice(0, 8)}`);
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

function databaseUri(uri: string, database: string): string {
  if (uri === "") return "";
  const url = new URL(uri);
  url.pathname = `/${database}`;
  return url.href;
}
