import { loginKey } from "@larder/domain/account/login-key";
import { identityKey, type OwnAccount, type ProviderIdentity } from "../../ports/own-account.ts";
import type { AccountUser, OwnAccountStore } from "../../ports/sign-in-stores.ts";
import { integer, text } from "./columns.ts";
import type { Database, Row } from "./database.ts";
import { putUser, storedUserOf } from "./user-store.ts";

export function createOwnAccountStore(db: Database): OwnAccountStore {
  const findBy = (column: "id" | "login_key", value: string) =>
    accountUserOf(db.row(`SELECT * FROM users WHERE ${column} = ? AND account <> ''`, value));
  // The condition of an index, word for word.
  const administrators = `SELECT count(*) AS n FROM users WHERE id <> ? AND CASE WHEN json_valid(account)
    THEN account ->> '$.role' = 'administrator' AND account ->> '$.suspendedAt' IS NULL END`;

  const ownerOf = (identity: ProviderIdentity) => {
    const row = db.row("SELECT uid FROM user_identities WHERE key = ?", identityKey(identity));
    return row ? text(row, "uid") : null;
  };
  const isTaken = ({ login, identities = [] }: OwnAccount) =>
    db.row("SELECT 1 FROM users WHERE login_key = ?", loginKey(login)) !== undefined ||
    identities.some((identity) => ownerOf(identity) !== null);

  return {
    add: (user) =>
      db.write(() => {
        if (isTaken(user.account)) return false;
        putUser(db, user);
        return true;
      }),
    addTo: (uid, account) =>
      db.write(() => {
        const wanted = db.row("SELECT 1 FROM users WHERE id = ? AND account = ''", uid);
        if (!wanted || isTaken(account)) return false;
        db.run(
          "UPDATE users SET account = ?, login_key = ? WHERE id = ?",
          JSON.stringify(account),
          loginKey(account.login),
          uid,
        );
        return true;
      }),
    byLogin: (key) => db.read(() => findBy("login_key", key)),
    byIdentity: (identity) =>
      db.read(() => {
        const uid = ownerOf(identity);
        return uid === null ? null : findBy("id", uid);
      }),
    find: (uid) => db.read(() => findBy("id", uid)),
    list: () =>
      db.read(() =>
        db
          .rows("SELECT * FROM users INDEXED BY users_login WHERE login_key IS NOT NULL ORDER BY rowid")
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
    changeLists: (uid, change) =>
      db.write(() => {
        const user = findBy("id", uid);
        if (!user) return "unknown";
        const lists = change(user.account);
        const isFree = (identity: ProviderIdentity) => [null, uid].includes(ownerOf(identity));
        if (!(lists?.identities ?? []).every(isFree)) return "taken";
        const account = { ...user.account, ...lists };
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

/** Returns the user of a row; null for none, and for a user of another provider. */
export function accountUserOf(row: Row | undefined): AccountUser | null {
  const user = row && storedUserOf(row);
  return user?.account ? { ...user, account: user.account } : null;
}
