import type { Model } from "mongoose";
import { isDuplicate } from "./mongo-error.ts";

interface Change<D> {
  /** Returns the document after the change; the document itself where there is nothing to change. */
  changed: (before: D | null) => D;
  /** Returns the fields by which a document that was changed meanwhile differs. */
  asRead: (before: D) => Record<string, unknown>;
}

/**
 * Creates a function that changes a document of a collection, or adds it, and returns it. The new document is computed
 * here, because not every server can compute one: it is written only over the document that was read, else the change
 * starts again. The changes of one process follow each other, so that they do not make each other start again.
 */
export function createDocumentChanges<D extends { _id: string }>(model: Model<D>) {
  const latest = new Map<string, Promise<unknown>>();

  /** @returns false when the stored document is another than before */
  async function write(before: D | null, after: D, asRead: Change<D>["asRead"]): Promise<boolean> {
    const { _id, ...fields } = after;
    if (before) return (await model.replaceOne({ _id, ...asRead(before) }, fields)).matchedCount === 1;
    try {
      await model.create([after]);
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  async function change(_id: string, { changed, asRead }: Change<D>): Promise<D> {
    for (;;) {
      const before = await model.findOne({ _id }).lean<D>();
      const after = changed(before);
      if (after === before || (await write(before, after, asRead))) return after;
    }
  }

  return (id: string, how: Change<D>): Promise<D> => {
    const own = (latest.get(id) ?? Promise.resolve()).then(() => change(id, how));
    const settled = own
      .catch(() => {})
      .finally(() => {
        if (latest.get(id) === settled) latest.delete(id);
      });
    latest.set(id, settled);
    return own;
  };
}
