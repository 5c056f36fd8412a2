import { afterEach, beforeEach } from "vitest";
import type { Store } from "../../../ports/store.ts";

/** The functions with which a suite of store cases gets its stores. */
export interface StoreHarness {
  /** An empty store. */
  open: () => Promise<Store>;
  close: (store: Store) => Promise<void>;
}

/** A fresh, empty store for every case; the answer gives the one of the case that runs. */
export function storePerCase({ open, close }: StoreHarness): () => Store {
  let store: Store | undefined;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(async () => {
    if (store) await close(store);
    store = undefined;
  });
  return () => {
    if (!store) throw new Error("There is a store only while a case runs.");
    return store;
  };
}
