import type {
  ImportCounts,
  ImportState,
  ItemStatus,
  Original,
  StoredImport,
  StoredImportItem,
} from "@larder/domain/archive-import/archive-import";
import type { ArchiveSource } from "@larder/domain/archive-import/archive-source";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";

/** The texts of an entry, which are stored apart from it and compressed. */
export interface ItemTexts {
  original: Original | null;
  /** The draft of an entry that has changed since its import; null for others, which are read again. */
  draft: RecipeDraft | null;
}

export type NewImportItem = StoredImportItem & ItemTexts;

/** The fields of an import that change while it goes on. */
export type ImportChange = Partial<Omit<StoredImport, "id" | "userId" | "createdAt">>;
export type ImportItemChange = Partial<Omit<StoredImportItem, "importId" | "index">>;

/** The imports of all users, with their entries. */
export interface ImportStore {
  /** Stores a new import; false when its user has `limit` of them. */
  insert(stored: StoredImport, limit: number): Promise<boolean>;
  find(id: string): Promise<StoredImport | null>;
  /** Returns the imports of a user, newest first. */
  of(uid: string): Promise<StoredImport[]>;
  /**
   * Changes an import that is in one of these states, in one step.
   *
   * @returns null when it is in another state, or gone
   */
  change(id: string, from: readonly ImportState[], change: ImportChange): Promise<StoredImport | null>;
  /** Returns the imports that are being looked at, added or undone, or that have pictures to fetch; oldest first. */
  unfinished(): Promise<StoredImport[]>;
  /** Returns the ids of imports that wait for their users since before this moment, with their uploads. */
  abandoned(before: string): Promise<string[]>;
  /** Removes an import with its entries. */
  remove(id: string): Promise<void>;

  /** Adds entries; one with the same index is replaced. */
  putItems(items: readonly NewImportItem[]): Promise<void>;
  /** Removes all entries of an import. */
  clearItems(importId: string): Promise<void>;
  /**
   * Returns entries in their order, after an index.
   *
   * @param filter `status` for those with one status alone
   */
  items(
    importId: string,
    filter: { status?: ItemStatus | undefined; after: number; limit: number },
  ): Promise<{ items: StoredImportItem[]; total: number }>;
  item(importId: string, index: number): Promise<StoredImportItem | null>;
  /** Returns the texts of an entry; null where there is no such entry. */
  texts(importId: string, index: number): Promise<ItemTexts | null>;
  changeItem(importId: string, index: number, change: ImportItemChange): Promise<void>;
  /** Changes the entries with these indexes that have one status. */
  changeItems(
    importId: string,
    indexes: readonly number[],
    from: ItemStatus,
    change: Pick<ImportItemChange, "status" | "isToBeTaken">,
  ): Promise<void>;
  counts(importId: string): Promise<ImportCounts>;
}

/** The sources of imported recipes. One is removed with its recipe. */
export interface ArchiveSourceStore {
  of(uid: string): Promise<ArchiveSource[]>;
  find(recipeId: string): Promise<ArchiveSource | null>;
  /** Stores the source of a recipe, in place of an earlier one; nothing where there is no such recipe. */
  put(source: ArchiveSource): Promise<void>;
}
