import type { StoredImportItem } from "@larder/domain/archive-import/archive-import";
import type { ImportStore } from "../../ports/archive-import-stores.ts";

const BATCH = 500;

/** Reads all entries of an import in their order. */
export async function* allItems(
  imports: Pick<ImportStore, "items">,
  importId: string,
): AsyncGenerator<StoredImportItem> {
  let after = -1;
  for (;;) {
    const { items } = await imports.items(importId, { after, limit: BATCH });
    yield* items;
    const last = items.at(-1);
    if (!last) return;
    after = last.index;
  }
}
