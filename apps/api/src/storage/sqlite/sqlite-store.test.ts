import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import type { Store } from "../../ports/store.ts";
import { closedStoreCases, storeCases } from "../testing/store-cases/store-cases.ts";
import { openSqliteStore } from "./sqlite-store.ts";

const close = (store: Store) => store.close();

describe("the SQLite store in memory", () => {
  const open = () => openSqliteStore({ file: ":memory:" });
  storeCases({ open, close });
  closedStoreCases({ open });
});

describe("the SQLite store in a file", () => {
  let folder = "";
  let files = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "larder-store-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const open = () => {
    files += 1;
    return openSqliteStore({ file: join(folder, `${files}.sqlite`) });
  };
  storeCases({ open, close });
  closedStoreCases({ open });
});
