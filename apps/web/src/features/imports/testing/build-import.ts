import {
  type ArchiveImportWithPieces,
  type ImportItem,
  NO_COUNTS,
} from "@larder/domain/archive-import/archive-import";

/** Builds an import of a Paprika archive that waits for the cook's choice. */
export function buildImport(fields: Partial<ArchiveImportWithPieces> = {}): ArchiveImportWithPieces {
  return {
    id: "i1",
    state: "looked",
    failure: null,
    createdAt: "2026-11-28T20:00:00.000Z",
    updatedAt: "2026-11-28T20:00:00.000Z",
    files: [{ name: "My recipes.paprikarecipes", size: 900, pieces: 1, missing: [] }],
    addresses: 0,
    formats: ["paprika"],
    lacks: [],
    columns: null,
    counts: NO_COUNTS,
    progress: { done: 0, total: null },
    pictures: { done: 0, failed: 0, total: 0 },
    options: null,
    ...fields,
  };
}

/** Builds an entry that can be added. */
export function buildItem(index: number, fields: Partial<ImportItem> = {}): ImportItem {
  return {
    index,
    entry: `recipe-${index}.paprikarecipe`,
    name: `recipe-${index}`,
    format: "paprika",
    pictures: 1,
    ingredients: 5,
    steps: 3,
    tags: [],
    totalMinutes: 0,
    status: "listed",
    reason: null,
    problems: [],
    hasOriginal: true,
    recipe: null,
    existing: null,
    isChangedHere: false,
    ...fields,
  };
}
