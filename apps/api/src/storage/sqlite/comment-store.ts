import type { StoredComment } from "@larder/domain/community/comment";
import { readPictureAddress } from "@larder/domain/picture/picture-address";
import type { CommentFilter, CommentStore } from "../../ports/community-stores.ts";
import { cursorOf, pageOf, positionOf } from "../shared/cursor.ts";
import { integer, text, textOrNull } from "./columns.ts";
import { type Condition, type Database, intact, type Row } from "./database.ts";
import { ListedRecords } from "./listed-records.ts";

/** The most comments with one picture that are looked up. */
const MOST_OF_PICTURE = 20;

export function createCommentStore(db: Database): CommentStore {
  return {
    insert: (comment) => db.write(() => putComment(db, comment)),
    find: (id) =>
      db.read(() => {
        const row = db.row("SELECT * FROM comments WHERE id = ?", id);
        return row ? intact({ kind: "comments", id }, () => commentOf(row)) : null;
      }),
    list: (filter, { limit, cursor }) =>
      db.read(() => {
        const seen = seenBy(filter);
        const counted = `SELECT count(*) AS total FROM comments WHERE ${seen.sql}`;
        const position = positionOf(cursor, "new");
        const rows = db.rows(
          `SELECT *, (${counted}) AS total FROM comments
           WHERE ${seen.sql} ${position ? "AND (created_at, id) < (?, ?)" : ""}
           ORDER BY created_at DESC, id DESC LIMIT ?`,
          ...seen.values,
          ...seen.values,
          ...(position ? [position.createdAt, position.id] : []),
          limit + 1,
        );
        const total = rows[0] ?? (position ? db.row(counted, ...seen.values) : { total: 0 });
        const listed = new ListedRecords(db);
        const page = pageOf(
          rows,
          integer(total, "total"),
          { limit },
          {
            item: (row) => listed.read({ kind: "comments", id: text(row, "id") }, () => commentOf(row)),
            cursor: (row) =>
              cursorOf("new", { rank: 0, createdAt: text(row, "created_at"), id: text(row, "id") }),
          },
        );
        listed.finish();
        return page;
      }),
    countSince: (uid, recipeId, since) =>
      db.read(() => {
        const sql = "SELECT count(*) AS n FROM comments WHERE uid = ? AND recipe_id = ? AND created_at >= ?";
        return integer(db.row(sql, uid, recipeId, since), "n");
      }),
    remove: (id) => db.write(() => db.run("DELETE FROM comments WHERE id = ?", id) > 0),
    setHidden: (id, hiddenBy) =>
      db.write(() => db.run("UPDATE comments SET hidden_by = ? WHERE id = ?", hiddenBy, id) > 0),
    ofPicture: (pictureId) =>
      db.read(() =>
        db
          .rows(
            `SELECT recipe_id, uid, hidden_by FROM comments WHERE picture_id = ? LIMIT ${MOST_OF_PICTURE}`,
            pictureId,
          )
          .map((row) => ({
            recipeId: text(row, "recipe_id"),
            userId: text(row, "uid"),
            ...hiddenIn(row),
          })),
      ),
  };
}

/** Builds the condition for the comments that a reader sees. */
function seenBy({ recipeId, reader = "", except }: CommentFilter): Condition {
  return {
    sql: `recipe_id = ? AND (hidden_by IS NULL OR uid = ?)
      ${except.length > 0 ? "AND uid NOT IN (SELECT value FROM json_each(?))" : ""}`,
    values: [recipeId, reader, ...(except.length > 0 ? [JSON.stringify(except)] : [])],
  };
}

/**
 * Adds a comment, or replaces the one with its id.
 *
 * @returns false when the recipe is gone
 */
export function putComment(db: Database, comment: StoredComment): boolean {
  const { id, recipeId, userId, text: content, image, createdAt, hiddenBy = null } = comment;
  return (
    db.run(
      `INSERT INTO comments (id, recipe_id, uid, text, image, picture_id, created_at, hidden_by)
       SELECT ?, id, ?, ?, ?, ?, ?, ? FROM recipes WHERE id = ?
       ON CONFLICT (id) DO UPDATE SET recipe_id = excluded.recipe_id, uid = excluded.uid, text = excluded.text,
         image = excluded.image, picture_id = excluded.picture_id, created_at = excluded.created_at,
         hidden_by = excluded.hidden_by`,
      id,
      userId,
      content,
      image ? JSON.stringify(image) : null,
      (image && readPictureAddress(image.url)?.id) ?? null,
      createdAt,
      hiddenBy,
      recipeId,
    ) > 0
  );
}

export function commentOf(row: Row): StoredComment {
  const image = textOrNull(row, "image");
  return {
    id: text(row, "id"),
    recipeId: text(row, "recipe_id"),
    userId: text(row, "uid"),
    text: text(row, "text"),
    ...(image !== null && { image: JSON.parse(image) }),
    createdAt: text(row, "created_at"),
    ...hiddenIn(row),
  };
}

function hiddenIn(row: Row): Pick<StoredComment, "hiddenBy"> {
  const hiddenBy = textOrNull(row, "hidden_by");
  return hiddenBy === null ? {} : { hiddenBy };
}
