import { DEFAULT_LANGUAGE, type InterfaceLanguage } from "@larder/domain/language";
import { loginKey } from "@larder/domain/account/login-key";
import type { DietaryRestrictions, KnownUser } from "@larder/domain/account/dietary-restrictions";
import { type Model, Schema } from "mongoose";
import type { DefaultVisibility } from "@larder/domain/recipe/visibility";
import { identityKey, type OwnAccount } from "../../ports/own-account.ts";
import type { StoredUser, UserStore } from "../../ports/people-stores.ts";
import { namedUserOf } from "../shared/named-user.ts";
import type { Mongo } from "./mongo.ts";
import { retryDuplicates } from "./mongo-error.ts";

export interface UserDocument {
  _id: string;
  email: string;
  preferredLanguage: InterfaceLanguage;
  displayName?: string;
  nameOnRecipes?: boolean;
  signInProvider?: string;
  dietaryRestrictions?: DietaryRestrictions;
  defaultVisibility?: DefaultVisibility;
  account?: OwnAccount;
  /** The form of the account's name by which it is found. */
  loginKey?: string;
  /** The keys of the account's identities; missing for an account without one, as a unique index wants it. */
  identityKeys?: string[];
  lastSeenAt?: string;
}

export const userSchema = new Schema<UserDocument>(
  {
    _id: String,
    email: String,
    preferredLanguage: String,
    displayName: String,
    nameOnRecipes: Boolean,
    signInProvider: String,
    dietaryRestrictions: Schema.Types.Mixed,
    defaultVisibility: String,
    account: Schema.Types.Mixed,
    loginKey: String,
    identityKeys: { type: [String], default: undefined },
    lastSeenAt: String,
  },
  { versionKey: false },
);
userSchema.index({ loginKey: 1 }, { unique: true, sparse: true });
userSchema.index({ email: 1 });
userSchema.index({ "account.role": 1 }, { sparse: true });
userSchema.index({ identityKeys: 1 }, { unique: true, sparse: true });

export function createUserStore(mongo: Mongo, users: Model<UserDocument>): UserStore {
  return {
    upsert: ({ id, email, displayName, signInProvider, preferredLanguage = DEFAULT_LANGUAGE }) =>
      mongo.run(async () => {
        const change = {
          $set: { email, ...(displayName && { displayName }), ...(signInProvider && { signInProvider }) },
          $setOnInsert: { preferredLanguage },
        };
        const options = { upsert: true, returnDocument: "after" } as const;
        return userOf(
          await retryDuplicates(() => users.findOneAndUpdate({ _id: id }, change, options).lean()),
        );
      }),
    find: (uid) =>
      mongo.run(async () => {
        const user = await users.findById(uid).lean();
        return user && userOf(user);
      }),
    named: (uids) =>
      mongo.run(async () => {
        const found = await users.find({ _id: mongo.trusted({ $in: [...uids] }) }).lean();
        return found.map((document) => namedUserOf(storedUserOf(document)));
      }),
    findNamed: (nameOrEmail) =>
      mongo.run(async () => {
        const byLogin = await users.findOne({ loginKey: loginKey(nameOrEmail) }).lean();
        if (byLogin) return namedUserOf(storedUserOf(byLogin));
        if (!nameOrEmail.includes("@")) return null;
        const addresses = mongo.trusted({ $in: [nameOrEmail, nameOrEmail.toLowerCase()] });
        const [first, second] = await users.find({ email: addresses }).limit(2).lean();
        return first && !second ? namedUserOf(storedUserOf(first)) : null;
      }),
    findMany: (uids) =>
      mongo.run(async () => {
        const found = await users.find({ _id: mongo.trusted({ $in: [...uids] }) }).lean();
        return found.map(storedUserOf);
      }),
    setLanguage: (uid, preferredLanguage) =>
      mongo.run(async () => {
        const change = { $set: { preferredLanguage } };
        const user = await users.findByIdAndUpdate(uid, change, { returnDocument: "after" }).lean();
        return user && userOf(user);
      }),
    setNameOnRecipes: (uid, nameOnRecipes) =>
      mongo.run(async () => {
        const change = nameOnRecipes
          ? { $set: { nameOnRecipes } }
          : { $unset: { nameOnRecipes: 1 as const } };
        const user = await users.findByIdAndUpdate(uid, change, { returnDocument: "after" }).lean();
        return user && userOf(user);
      }),
    setDefaultVisibility: (uid, defaultVisibility) =>
      mongo.run(async () => {
        const change = { $set: { defaultVisibility } };
        const user = await users.findByIdAndUpdate(uid, change, { returnDocument: "after" }).lean();
        return user && userOf(user);
      }),
    setDietaryRestrictions: (uid, dietaryRestrictions) =>
      mongo.run(async () => {
        const change = { $set: { dietaryRestrictions } };
        const user = await users.findByIdAndUpdate(uid, change, { returnDocument: "after" }).lean();
        return user && userOf(user);
      }),
  };
}

function userOf(document: UserDocument): KnownUser {
  const { _id, email, preferredLanguage, displayName, nameOnRecipes, dietaryRestrictions } = document;
  const { defaultVisibility } = document;
  return {
    id: _id,
    email,
    preferredLanguage,
    ...(displayName && { displayName }),
    ...(nameOnRecipes && { nameOnRecipes }),
    ...(dietaryRestrictions && { dietaryRestrictions }),
    ...(defaultVisibility && { defaultVisibility }),
  };
}

/** Returns the user including the fields that API responses omit. */
export function storedUserOf(document: UserDocument): StoredUser {
  const { signInProvider, account, lastSeenAt } = document;
  return {
    ...userOf(document),
    ...(signInProvider && { signInProvider }),
    ...(account && { account }),
    ...(lastSeenAt && { lastSeenAt }),
  };
}

/** Returns a user with the keys by which the account is found. */
export function withAccountKeys<T extends StoredUser>(user: T): T & AccountKeys {
  return { ...user, ...(user.account && accountKeys(user.account)) };
}

type AccountKeys = Pick<UserDocument, "loginKey" | "identityKeys">;

export function accountKeys({ login, identities = [] }: OwnAccount): AccountKeys {
  return {
    loginKey: loginKey(login),
    ...(identities.length > 0 && { identityKeys: identities.map(identityKey) }),
  };
}
