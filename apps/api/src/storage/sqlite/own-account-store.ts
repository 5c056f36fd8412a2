import { loginKey } from "@larder/domain/account/login-key";
import type { AccountUser, OwnAccountStore } from "../../ports/sign-in-stores.ts";
import { integer } from "./columns.ts";
import type { Database, Row } from "./database.ts";
import { putUser, storedUserOf } from "./user-store.ts";

export function createOwnAccountStore(db: Database): OwnAccountStore {
  const findBy = (column: "id" | "login_key", value: string) =>
    accountUserOf(db.row(`SELECT * FROM users WHERE ${column} = ? AND account <> ''`, value));
  const administrators = `SELECT count(*) AS n FROM users WHERE id <> ? AND CASE WHEN json_valid(account)
    THEN account ->> '$.role' = 'administrator' AND account ->> '$.suspendedAt' IS NULL END`;

  return {
    add: (user) =>
      db.write(() => {
        if (db.row("SELECT 1 FROM users WHERE login_key = ?", loginKey(user.account.login))) return false;
        putUser(db, user);
        return true;
      }),
    byLogin: (key) => db.read(() => findBy("login_key", key)),
    find: (uid) => db.read(() => findBy("id", uid)),
    list: () =>
      db.read(() =>
        db
          .rows("SELECT * FROM users WHERE account <> '' ORDER BY rowid")
          .flatMap((row) => accountUserOf(row) ?? []),
      ),
    change: (uid, change) =>
      db.write(() => {
        const user = findBy("id", uid);
        if (!user) return "unknown";
        const account = { ...user.account, ...change };
        const losesRole = isAdministrator(user.account) && !isAdministrator(account);
        if (losesRole && integer(db.row(administrators, uid), "n") === 0) return "last-administrator";
        db.run("UPDATE users SET account = ? WHERE id = ?", JSON.stringify(account), uid);
        return "changed";
      }),
    setLastSeen: (uid, lastSeenAt) =>
      db.write(() => {
        db.run("UPDATE users SET last_seen_at = ? WHERE id = ?", lastSeenAt, uid);
      }),
  };
}

function isAdministrator({ role, suspendedAt }: AccountUser["account"]): boolean {
  return role === "administrator" && suspendedAt === null;
}

function accountUserOf(row: Row | undefined): AccountUser | null {
  const user = row && storedUserOf(row);
  return user?.account ? { ...user, account: user.account } : null;
}
