import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Mongoose } from "mongoose";
import { openMongoStore } from "../mongo/mongo-store.ts";
import { ServerProxy } from "../mongo/testing/server-proxy.ts";
import { testDatabase, testServer } from "../mongo/testing/test-database.ts";
import { openSqliteStore } from "../sqlite/sqlite-store.ts";
import type { Store } from "../../ports/store.ts";

/** A place for a store of one test, in which everything may go wrong. */
export interface TestLocation {
  dataDir: string;
  /** The environment variables that point a server to the store. */
  env: Record<string, string>;
  /** @param patienceMs how long a call may wait; as in production when nothing is said */
  open: (timeoutMs?: number) => Promise<Store>;
  /** True if a store that hangs can still be read. */
  readsOn: boolean;
  /** Lets the store hang: a server that is stopped, or another program that writes to the file without end. */
  hold: () => Promise<void>;
  release: () => Promise<void>;
  remove: () => Promise<void>;
}

async function sqliteLocation(): Promise<TestLocation> {
  const dataDir = await mkdtemp(join(tmpdir(), "larder-place-"));
  const file = join(dataDir, "larder.sqlite");
  let other: DatabaseSync | null = null;
  return {
    dataDir,
    env: {},
    open: (timeoutMs) =>
      openSqliteStore({ file, ...(timeoutMs !== undefined && { busyTimeoutMs: timeoutMs }) }),
    readsOn: true,
    async hold() {
      other = new DatabaseSync(file);
      other.exec("BEGIN IMMEDIATE");
    },
    async release() {
      other?.close();
      other = null;
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** Opens a MongoDB store together with the proxy to its server. */
export async function mongoLocation(): Promise<TestLocation & { proxy: ServerProxy }> {
  const dataDir = await mkdtemp(join(tmpdir(), "larder-place-"));
  const database = testDatabase();
  const proxy = ServerProxy.before(database);
  await proxy.start();
  const uri = proxy.through(database);
  return {
    proxy,
    dataDir,
    env: { MONGODB_URI: uri },
    open: (timeoutMs) => openMongoStore({ uri, ...(timeoutMs !== undefined && { timeoutMs }) }),
    readsOn: false,
    hold: async () => proxy.freeze(),
    release: async () => proxy.thaw(),
    async remove() {
      await proxy.stop();
      const operator = await new Mongoose().connect(database);
      await operator.connection.dropDatabase();
      await operator.disconnect();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A place of each kind; of MongoDB only where there is a server for tests. */
export const testLocations: [name: string, make: () => Promise<TestLocation>][] = [
  ["SQLite", sqliteLocation],
  ...(testServer ? ([["MongoDB", mongoLocation]] as [string, () => Promise<TestLocation>][]) : []),
];
