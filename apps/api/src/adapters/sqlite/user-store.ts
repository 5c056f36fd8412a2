import { DEFAULT_LANGUAGE, languageFrom } from "@larder/domain/language";
import type { User } from "@larder/domain/user";
import type { UserStore } from "../../ports/people-stores.ts";
import { text } from "./columns.ts";
import type { Database, Row } from "./database.ts";

export function createUserStore(db: Database): UserStore {
  return {
    upsert: ({ id, email, displayName = "", preferredLanguage = DEFAULT_LANGUAGE }) =>
      db.write(() => {
        db.run(
          `INSERT INTO users (id, email, preferred_language, display_name) VALUES (?, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET email = excluded.email,
             display_name = iif(excluded.display_name = '', display_name, excluded.display_name)`,
          id,
          email,
          preferredLanguage,
          displayName,
        );
        return findUser(db, id) ?? { id, email, preferredLanguage };
      }),
    find: (uid) => db.read(() => findUser(db, uid)),
    setLanguage: (uid, language) =>
      db.write(() => {
        db.run("UPDATE users SET preferred_language = ? WHERE id = ?", language, uid);
        return findUser(db, uid);
      }),
  };
}

export function putUser(db: Database, { id, email, preferredLanguage, displayName = "" }: User): void {
  db.run(
    "INSERT OR REPLACE INTO users (id, email, preferred_language, display_name) VALUES (?, ?, ?, ?)",
    id,
    email,
    preferredLanguage,
    displayName,
  );
}

export function userOf(row: Row): User {
  const displayName = text(row, "display_name");
  return {
    id: text(row, "id"),
    email: text(row, "email"),
    preferredLanguage: languageFrom(text(row, "preferred_language")),
    ...(displayName !== "" && { displayName }),
  };
}

function findUser(db: Database, uid: string): User | null {
  const row = db.row("SELECT * FROM users WHERE id = ?", uid);
  return row ? userOf(row) : null;
}
