import { DEFAULT_LANGUAGE, languageFrom } from "@larder/domain/language";
import type { User } from "@larder/domain/account/user";
import type { UserStore } from "../../ports/people-stores.ts";
import { integer, text } from "./columns.ts";
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
    setNameOnRecipes: (uid, nameOnRecipes) =>
      db.write(() => {
        db.run("UPDATE users SET name_on_recipes = ? WHERE id = ?", Number(nameOnRecipes), uid);
        return findUser(db, uid);
      }),
  };
}

export function putUser(
  db: Database,
  { id, email, preferredLanguage, displayName = "", nameOnRecipes = false }: User,
): void {
  db.run(
    `INSERT OR REPLACE INTO users (id, email, preferred_language, display_name, name_on_recipes)
     VALUES (?, ?, ?, ?, ?)`,
    id,
    email,
    preferredLanguage,
    displayName,
    Number(nameOnRecipes),
  );
}

export function userOf(row: Row): User {
  const displayName = text(row, "display_name");
  return {
    id: text(row, "id"),
    email: text(row, "email"),
    preferredLanguage: languageFrom(text(row, "preferred_language")),
    ...(displayName !== "" && { displayName }),
    ...(integer(row, "name_on_recipes") !== 0 && { nameOnRecipes: true }),
  };
}

export function findUser(db: Database, uid: string): User | null {
  const row = db.row("SELECT * FROM users WHERE id = ?", uid);
  return row ? userOf(row) : null;
}
