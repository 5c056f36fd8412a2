import { COLLECTION_LIMITS } from "@larder/domain/collection/collection";
import { watched } from "@/lib/browser/watched";

export type Selection = ReturnType<typeof createSelection>;

/** The recipes that one call puts into a collection. */
export const SELECTABLE = COLLECTION_LIMITS.recipesAtOnce;

/** Creates the selection of recipes of a list. Each card watches it, so that a press renders no other card. */
export function createSelection() {
  const ids = watched<ReadonlySet<string>>(new Set());
  return {
    get: ids.get,
    useValue: ids.useValue,
    /** @returns false where no more can be selected */
    toggle(id: string): boolean {
      const next = new Set(ids.get());
      if (!next.delete(id)) {
        if (next.size >= SELECTABLE) return false;
        next.add(id);
      }
      ids.set(next);
      return true;
    },
    /** Selects these as well, as far as the limit allows. */
    add(more: readonly string[]): void {
      ids.set(new Set([...new Set([...ids.get(), ...more])].slice(0, SELECTABLE)));
    },
    clear: () => ids.set(new Set()),
  };
}
