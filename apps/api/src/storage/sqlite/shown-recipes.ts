import { text } from "./columns.ts";
import type { Database, Row } from "./database.ts";
import { ListedRecords } from "./listed-records.ts";
import type { Shown } from "./recipe-rows.ts";
import { rowsById } from "./rows-by-id.ts";
import { UnreadableColumn } from "./sqlite-error.ts";

/** The number of recipes that one statement reads; other work runs between two of them. */
const BATCH = 25;

/** Reports whether a recipe of this owner and `visibility` is still in the list. */
type IsListed = (row: Row) => boolean;

/** Returns the recipes of a page. Must run within the snapshot in which they were found. */
export function shownRecipes<T>(db: Database, ids: readonly string[], shown: Shown<T>): T[] {
  const listed = new ListedRecords(db);
  const rowOf = rowsById(db, shown.sql, ids);
  const items = ids.flatMap((id) => readItem(listed, id, () => rowOf(id), shown) ?? []);
  listed.finish();
  return items;
}

/** Yields the recipes of a page, a batch at a time; those that are gone or not in the list any more are skipped. */
export async function* yieldRecipes<T>(
  db: Database,
  ids: readonly string[],
  shown: Shown<T>,
  isListed: IsListed,
): AsyncGenerator<T> {
  const listed = new ListedRecords(db);
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    const rowOf = await db.read(() => rowsById(db, shown.sql, batch));
    for (const id of batch) {
      const recipe = await db.read(() => readItem(listed, id, () => rowOf(id), shown, isListed));
      if (recipe !== null) yield recipe;
    }
  }
  listed.finish();
}

/** Null for a recipe that is gone, that is not in the list any more, or that cannot be read, which is reported. */
function readItem<T>(
  listed: ListedRecords,
  id: string,
  read: () => Row | undefined,
  { parse }: Shown<T>,
  isListed: IsListed = () => true,
): T | null {
  let isSkipped = false;
  const item = listed.read({ kind: "recipes", id }, () => {
    const row = read();
    isSkipped = !row || !isListed(row);
    if (!row || isSkipped) return null;
    if (row["json"] === null) throw new UnreadableColumn(`The recipe ${id} has a row and no content.`);
    return parse(text(row, "json"));
  });
  return isSkipped ? null : item;
}
