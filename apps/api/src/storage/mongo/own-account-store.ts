import type { Model } from "mongoose";
import type { AccountUser, OwnAccountStore } from "../../ports/sign-in-stores.ts";
import { stored } from "./documents.ts";
import type { Mongo } from "./mongo.ts";
import { isDuplicate } from "./mongo-error.ts";
import { storedUserOf, type UserDocument, withLoginKey } from "./user-store.ts";

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

  return {
    add: (user) =>
      mongo.run(async () => {
        try {
          await users.create([stored(withLoginKey(user))]);
          return true;
        } catch (error) {
          if (isDuplicate(error)) return false;
          throw error;
        }
      }),
    byLogin: (loginKey) => mongo.run(() => findBy({ loginKey })),
    find: (uid) => mongo.run(() => findBy({ _id: uid })),
    list: () =>
      mongo.run(async () => {
        const wanted = { account: mongo.trusted({ $exists: true }) };
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
    setLastSeen: (uid, lastSeenAt) =>
      mongo.run(async () => {
        await users.updateOne({ _id: uid }, { $set: { lastSeenAt } });
      }),
  };
}

function isAdministrator({ role, suspendedAt }: AccountUser["account"]): boolean {
  return role === "administrator" && suspendedAt === null;
}

function accountUserOf(document: UserDocument): AccountUser | null {
  const user = storedUserOf(document);
  return user.account ? { ...user, account: user.account } : null;
}
