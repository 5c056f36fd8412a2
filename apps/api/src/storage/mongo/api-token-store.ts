import { type Model, Schema } from "mongoose";
import type { ApiTokenStore, StoredApiToken } from "../../ports/api-token-store.ts";
import { type Stored, stored } from "./documents.ts";
import type { Mongo } from "./mongo.ts";
import { storedUserOf, type UserDocument } from "./user-store.ts";

export type ApiTokenDocument = Stored<StoredApiToken>;

export const apiTokenDocumentSchema = new Schema<ApiTokenDocument>(
  {
    _id: String,
    uid: String,
    tokenHash: String,
    name: String,
    scope: String,
    createdAt: String,
    expiresAt: String,
    lastUsedAt: String,
  },
  { versionKey: false },
);
apiTokenDocumentSchema.index({ tokenHash: 1 }, { unique: true });
apiTokenDocumentSchema.index({ uid: 1, createdAt: -1 });

export function createApiTokenStore(
  mongo: Mongo,
  tokens: Model<ApiTokenDocument>,
  users: Model<UserDocument>,
): ApiTokenStore {
  return {
    insert: (token, limit) =>
      mongo.run(async () => {
        const { uid, createdAt } = token;
        await tokens.deleteMany({ uid, expiresAt: mongo.trusted({ $lte: createdAt }) });
        // Tokens that are made at once may be a few more than the limit, which only has to hold off masses.
        if ((await tokens.countDocuments({ uid })) >= limit) return false;
        await tokens.create([stored(token)]);
        return true;
      }),
    // Not by a join, which not every server of the protocol has.
    findWithUser: (tokenHash) =>
      mongo.run(async () => {
        const token = await tokens.findOne({ tokenHash }).lean();
        if (!token) return null;
        const user = await users.findById(token.uid).lean();
        return { token: apiTokenOf(token), user: user && storedUserOf(user) };
      }),
    of: (uid) =>
      mongo.run(async () => {
        const found = await tokens.find({ uid }).sort({ createdAt: -1, _id: -1 }).lean();
        return found.map(apiTokenOf);
      }),
    touch: (id, lastUsedAt) =>
      mongo.run(async () => {
        await tokens.updateOne({ _id: id }, { $set: { lastUsedAt } });
      }),
    remove: (uid, id) =>
      mongo.run(async () => {
        await tokens.deleteOne({ _id: id, uid });
      }),
  };
}

export function apiTokenOf({ _id, ...token }: ApiTokenDocument): StoredApiToken {
  return { id: _id, ...token };
}
