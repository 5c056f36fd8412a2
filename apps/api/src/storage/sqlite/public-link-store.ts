import type { LinkTarget, PublicLink } from "@larder/domain/account/public-link";
import type { PublicLinkStore } from "../../ports/public-link-store.ts";
import { integer, text, textOrNull } from "./columns.ts";
import type { Database, Row } from "./database.ts";

export function createPublicLinkStore(db: Database): PublicLinkStore {
  const find = (uid: string, id: string) =>
    db.row("SELECT * FROM public_links WHERE uid = ? AND id = ?", uid, id);
  return {
    insert: (link, limit) =>
      db.write(() => {
        const count = db.row("SELECT count(*) AS n FROM public_links WHERE uid = ?", link.userId);
        if (integer(count, "n") >= limit) return false;
        putPublicLink(db, link);
        return true;
      }),
    findByToken: (token) =>
      db.read(() => {
        const row = db.row("SELECT * FROM public_links WHERE token = ?", token);
        return row ? publicLinkOf(row) : null;
      }),
    of: (uid, target) =>
      db.read(() => {
        const narrowed = target ? "AND target_kind = ? AND target_id = ?" : "";
        return db
          .rows(
            `SELECT * FROM public_links WHERE uid = ? ${narrowed} ORDER BY created_at DESC, id DESC`,
            uid,
            ...(target ? [target.kind, target.id] : []),
          )
          .map(publicLinkOf);
      }),
    change: (uid, id, change) =>
      db.write(() => {
        const before = find(uid, id);
        if (!before) return null;
        const after = { ...publicLinkOf(before), ...change };
        putPublicLink(db, after);
        return after;
      }),
    remove: (uid, id) =>
      db.write(() => {
        db.run("DELETE FROM public_links WHERE uid = ? AND id = ?", uid, id);
      }),
  };
}

/** Writes a link as it is, in place of the one with its id. */
export function putPublicLink(db: Database, link: PublicLink): void {
  db.run(
    `INSERT INTO public_links
       (id, token, uid, target_kind, target_id, shown_name, allows_indexing, shows_unlisted, created_at, ends_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET token = excluded.token, uid = excluded.uid,
       target_kind = excluded.target_kind, target_id = excluded.target_id, shown_name = excluded.shown_name,
       allows_indexing = excluded.allows_indexing, shows_unlisted = excluded.shows_unlisted, created_at = excluded.created_at, ends_at = excluded.ends_at`,
    link.id,
    link.token,
    link.userId,
    link.target.kind,
    link.target.id,
    link.shownName,
    link.allowsIndexing ? 1 : 0,
    link.showsUnlisted ? 1 : 0,
    link.createdAt,
    link.endsAt,
  );
}

/** Removes all links to a recipe or a collection, with which they go. */
export function removeLinksTo(db: Database, { kind, id }: LinkTarget): void {
  db.run("DELETE FROM public_links WHERE target_kind = ? AND target_id = ?", kind, id);
}

export function publicLinkOf(row: Row): PublicLink {
  return {
    id: text(row, "id"),
    token: text(row, "token"),
    userId: text(row, "uid"),
    target: {
      kind: text(row, "target_kind") === "collection" ? "collection" : "recipe",
      id: text(row, "target_id"),
    },
    shownName: text(row, "shown_name"),
    allowsIndexing: integer(row, "allows_indexing") === 1,
    ...(integer(row, "shows_unlisted") === 1 && { showsUnlisted: true }),
    createdAt: text(row, "created_at"),
    endsAt: textOrNull(row, "ends_at"),
  };
}
