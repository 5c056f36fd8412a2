import type { Model } from "mongoose";
import { identityKey, type OwnAccount } from "../../ports/own-account.ts";
import type { AccountUser, OwnAccountStore } from "../../ports/sign-in-stores.ts";
import { stored } from "./documents.ts";
import type { Mongo } from "./mongo.ts";
import { isDuplicate } from "./mongo-error.ts";
import { accountKeys, storedUserOf, type UserDocument, withAccountKeys } from "./user-store.ts";

export function createOwnAccountStore(mongo: Mongo, users: Model<UserDocument>): OwnAccountStore {
  const findBy = async (wanted: Record<string, unknown>) => {
    const document = await users.findOne({ ...wanted, account: mongo.trusted({ $exists: true }) }).lean();
    return document && accountUserOf(document);
  };
  const countOthers = (uid: string) =>
    users.countDocuments({
      _id: mongo.trusted({ $ne: uid }),
      "account.role": "administrator",
      "account.suspendedAt": null,
    });

  /**
   * Reports whether another user has one of the keys. The unique index says so too, also of users who are added at once,
   * but not every server looks into the lists.
   */
  const isTaken = async (uid: string, { identityKeys = [] }: Pick<UserDocument, "identityKeys">) => {
    if (identityKeys.length === 0) return false;
    const other = {
      _id: mongo.trusted({ $ne: uid }),
      identityKeys: mongo.trusted({ $in: identityKeys }),
    };
    return (await users.exists(other)) !== null;
  };

  return {
    add: (user) =>
      mongo.run(async () => {
        if (await isTaken(user.id, accountKeys(user.account))) return false;
        try {
          await users.create([stored(withAccountKeys(user))]);
          return true;
        } catch (error) {
          if (isDuplicate(error)) return false;
          throw error;
        }
      }),
    addTo: (uid, account) =>
      mongo.run(async () => {
        const without = { _id: uid, account: mongo.trusted({ $exists: false }) };
        const change = { account, ...accountKeys(account) };
        if (await isTaken(uid, change)) return false;
        try {
          return (await users.updateOne(without, { $set: change })).matchedCount === 1;
        } catch (error) {
          if (isDuplicate(error)) return false;
          throw error;
        }
      }),
    byIdentity: (identity) => mongo.run(() => findBy({ identityKeys: identityKey(identity) })),
    byLogin: (loginKey) => mongo.run(() => findBy({ loginKey })),
    find: (uid) => mongo.run(() => findBy({ _id: uid })),
    list: () =>
      mongo.run(async () => {
        // Every account has this key, by which a sparse index finds them all.
        const wanted = { loginKey: mongo.trusted({ $exists: true }) };
        const found = await users.find(wanted).sort({ "account.createdAt": 1, _id: 1 }).lean();
        return found.flatMap((document) => accountUserOf(document) ?? []);
      }),
    change: (uid, change) =>
      mongo.run(async () => {
        const user = await findBy({ _id: uid });
        if (!user) return "unknown";
        const losesRole = isAdministrator(user.account) && !isAdministrator({ ...user.account, ...change });
        if (losesRole && (await countOthers(uid)) === 0) return "last-administrator";
        const fields = Object.entries(change).map(([name, value]) => [`account.${name}`, value] as const);
        await users.updateOne({ _id: uid }, { $set: Object.fromEntries(fields) });
        // Two administrators who take the role from each other at once: the later one gives it back.
        if (!losesRole || (await countOthers(uid)) > 0) return "changed";
        const { role, suspendedAt } = user.account;
        await users.updateOne(
          { _id: uid },
          { $set: { "account.role": role, "account.suspendedAt": suspendedAt } },
        );
        return "last-administrator";
      }),
    changeLists: (uid, change) =>
      mongo.run(async () => {
        for (;;) {
          const user = await findBy({ _id: uid });
          if (!user) return "unknown";
          const lists = change(user.account);
          const account = { ...user.account, ...lists };
          const { identityKeys } = accountKeys(account);
          const fields = Object.entries(lists ?? {}).map(
            ([name, value]) => [`account.${name}`, value] as const,
          );
          if (fields.length === 0) return "changed";
          if (lists?.identities && (await isTaken(uid, { identityKeys }))) return "taken";
          try {
            const { matchedCount } = await users.updateOne(
              { _id: uid, ...unchangedLists(mongo, user.account) },
              {
                $set: { ...Object.fromEntries(fields), ...(identityKeys && { identityKeys }) },
                ...(!identityKeys && { $unset: { identityKeys: 1 as const } }),
              },
            );
            if (matchedCount === 1) return "changed";
          } catch (error) {
            if (isDuplicate(error)) return "taken";
            throw error;
          }
        }
      }),
    setLastSeen: (uid, lastSeenAt) =>
      mongo.run(async () => {
        await users.updateOne({ _id: uid }, { $set: { lastSeenAt } });
      }),
  };
}

/** Matches the account while its lists are as they were read. */
function unchangedLists(mongo: Mongo, { passkeys, identities }: OwnAccount): Record<string, unknown> {
  const as = (list: unknown) =>
    list === undefined ? mongo.trusted({ $exists: false }) : mongo.trusted({ $eq: list });
  return { "account.passkeys": as(passkeys), "account.identities": as(identities) };
}

function isAdministrator({ role, suspendedAt }: AccountUser["account"]): boolean {
  return role === "administrator" && suspendedAt === null;
}

/** Returns null for a user of another provider. */
export function accountUserOf(document: UserDocument): AccountUser | null {
  const user = storedUserOf(document);
  return user.account ? { ...user, account: user.account } : null;
}
