import { DEFAULT_LANGUAGE, interfaceLanguageFrom } from "@larder/domain/language";
import { loginKey } from "@larder/domain/account/login-key";
import type { KnownUser } from "@larder/domain/account/dietary-restrictions";
import { DEFAULT_VISIBILITIES } from "@larder/domain/recipe/visibility";
import { namedUserOf } from "../shared/named-user.ts";
import type { StoredUser, UserStore } from "../../ports/people-stores.ts";
import { integer, text } from "./columns.ts";
import type { Database, Row } from "./database.ts";

export function createUserStore(db: Database): UserStore {
  return {
    upsert: ({ id, email, displayName = "", preferredLanguage = DEFAULT_LANGUAGE, signInProvider = "" }) =>
      db.write(() => {
        db.run(
          `INSERT INTO users (id, email, preferred_language, display_name, sign_in_provider) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET email = excluded.email,
             display_name = iif(excluded.display_name = '', display_name, excluded.display_name),
             sign_in_provider = iif(excluded.sign_in_provider = '', sign_in_provider, excluded.sign_in_provider)`,
          id,
          email,
          preferredLanguage,
          displayName,
          signInProvider,
        );
        return findUser(db, id) ?? { id, email, preferredLanguage };
      }),
    find: (uid) => db.read(() => findUser(db, uid)),
    named: (uids) =>
      db.read(() =>
        db
          .rows("SELECT * FROM users WHERE id IN (SELECT value FROM json_each(?))", JSON.stringify(uids))
          .map((row) => namedUserOf(storedUserOf(row))),
      ),
    findNamed: (nameOrEmail) =>
      db.read(() => {
        const byLogin = db.row("SELECT * FROM users WHERE login_key = ?", loginKey(nameOrEmail));
        if (byLogin) return namedUserOf(storedUserOf(byLogin));
        const [first, second] = nameOrEmail.includes("@")
          ? db.rows(
              "SELECT * FROM users WHERE email IN (?, ?) LIMIT 2",
              nameOrEmail,
              nameOrEmail.toLowerCase(),
            )
          : [];
        return first && !second ? namedUserOf(storedUserOf(first)) : null;
      }),
    findMany: (uids) =>
      db.read(() =>
        db
          .rows("SELECT * FROM users WHERE id IN (SELECT value FROM json_each(?))", JSON.stringify(uids))
          .map(storedUserOf),
      ),
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
    setDefaultVisibility: (uid, visibility) =>
      db.write(() => {
        db.run("UPDATE users SET default_visibility = ? WHERE id = ?", visibility, uid);
        return findUser(db, uid);
      }),
    setDietaryRestrictions: (uid, restrictions) =>
      db.write(() => {
        db.run("UPDATE users SET restrictions = ? WHERE id = ?", JSON.stringify(restrictions), uid);
        return findUser(db, uid);
      }),
  };
}

export function putUser(
  db: Database,
  {
    id,
    email,
    preferredLanguage,
    displayName = "",
    nameOnRecipes = false,
    signInProvider = "",
    dietaryRestrictions,
    defaultVisibility,
    account,
    lastSeenAt = "",
  }: StoredUser,
): void {
  db.run(
    `INSERT OR REPLACE INTO users
       (id, email, preferred_language, display_name, name_on_recipes, sign_in_provider, restrictions,
        default_visibility, account, login_key, last_seen_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    email,
    preferredLanguage,
    displayName,
    Number(nameOnRecipes),
    signInProvider,
    dietaryRestrictions ? JSON.stringify(dietaryRestrictions) : "",
    defaultVisibility ?? "",
    account ? JSON.stringify(account) : "",
    account ? loginKey(account.login) : null,
    lastSeenAt,
  );
}

function userOf(row: Row): KnownUser {
  const displayName = text(row, "display_name");
  const restrictions = text(row, "restrictions");
  const chosen = text(row, "default_visibility");
  const defaultVisibility = DEFAULT_VISIBILITIES.find((visibility) => visibility === chosen);
  return {
    id: text(row, "id"),
    email: text(row, "email"),
    preferredLanguage: interfaceLanguageFrom(text(row, "preferred_language")),
    ...(displayName !== "" && { displayName }),
    ...(integer(row, "name_on_recipes") !== 0 && { nameOnRecipes: true }),
    ...(restrictions !== "" && { dietaryRestrictions: JSON.parse(restrictions) }),
    ...(defaultVisibility && { defaultVisibility }),
  };
}

/** Returns the user including the fields that API responses omit. */
export function storedUserOf(row: Row): StoredUser {
  const signInProvider = text(row, "sign_in_provider");
  const account = text(row, "account");
  const lastSeenAt = text(row, "last_seen_at");
  return {
    ...userOf(row),
    ...(signInProvider !== "" && { signInProvider }),
    ...(account !== "" && { account: JSON.parse(account) }),
    ...(lastSeenAt !== "" && { lastSeenAt }),
  };
}

export function findUser(db: Database, uid: string): KnownUser | null {
  const row = db.row("SELECT * FROM users WHERE id = ?", uid);
  return row ? userOf(row) : null;
}
