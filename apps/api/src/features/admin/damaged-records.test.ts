import { expect, it } from "vitest";
import type { StoreTransfer } from "../../ports/store.ts";
import { STORED_SCHEMAS } from "../../ports/stored-schemas.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { damagedRecords } from "./damaged-records.ts";

it("names the misfits of every kind that is stored", async () => {
  const { store } = await createTestApp();
  const transfer: StoreTransfer = {
    ...store.transfer,
    async *read() {
      yield JSON.parse('{"id":"misfit"}');
    },
  };
  const { records, total } = await damagedRecords({ transfer });
  const kinds = Object.keys(STORED_SCHEMAS);
  expect(records.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
  expect(total).toBe(kinds.length);
});
