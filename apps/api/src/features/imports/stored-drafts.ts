import type { StoredImport } from "@larder/domain/archive-import/archive-import";
import type { ImportStore } from "../../ports/archive-import-stores.ts";
import { allItems } from "./import-items.ts";
import { pageEntry, PAGES } from "./reading/page-entries.ts";
import type { ReadArchive } from "./reading/read-archive.ts";

/** Reads the drafts of pages that were stored with the look, which fetched them; an item that is not listed has none. */
export function storedDrafts(imports: ImportStore, { id }: Pick<StoredImport, "id">): ReadArchive {
  const items = allItems(imports, id);
  return {
    ...PAGES,
    async next() {
      const { done, value: item } = await items.next();
      if (done) return null;
      const texts = item.status === "listed" ? await imports.texts(id, item.index) : null;
      if (!texts?.draft) return { kind: "unread", entry: item.entry, reason: "entry-unknown" };
      const original = texts.original ?? { type: "text", text: "" };
      return pageEntry(item.entry, texts.draft, { pictures: item.pictureAddresses, original });
    },
  };
}
