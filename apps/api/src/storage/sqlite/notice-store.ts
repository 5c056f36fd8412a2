import type { StoredNotice } from "@larder/domain/community/notice";
import { REPORTED_KINDS } from "@larder/domain/community/report";
import type { NoticeStore } from "../../ports/community-stores.ts";
import { oneOf, text } from "./columns.ts";
import type { Database, Row } from "./database.ts";

export function createNoticeStore(db: Database): NoticeStore {
  return {
    of: (uid) =>
      db.read(() =>
        db.rows("SELECT * FROM notices WHERE uid = ? ORDER BY created_at DESC, id DESC", uid).map(noticeOf),
      ),
    put: (notice) => db.write(() => putNotice(db, notice)),
    remove: (uid, id) => db.write(() => void db.run("DELETE FROM notices WHERE id = ? AND uid = ?", id, uid)),
  };
}

export function putNotice(db: Database, notice: StoredNotice): void {
  const { id, userId, text: content, about, quote, createdAt } = notice;
  db.run(
    `INSERT INTO notices (id, uid, text, about, quote, created_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET uid = excluded.uid, text = excluded.text, about = excluded.about,
       quote = excluded.quote, created_at = excluded.created_at`,
    id,
    userId,
    content,
    about,
    quote,
    createdAt,
  );
}

export function noticeOf(row: Row): StoredNotice {
  return {
    id: text(row, "id"),
    userId: text(row, "uid"),
    text: text(row, "text"),
    about: oneOf(row, "about", REPORTED_KINDS),
    quote: text(row, "quote"),
    createdAt: text(row, "created_at"),
  };
}
