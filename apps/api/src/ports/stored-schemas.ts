import { collectionEntrySchema, storedCollectionSchema } from "@larder/domain/collection/collection";
import { archiveSourceSchema } from "@larder/domain/archive-import/archive-source";
import { cookingNotesSchema } from "@larder/domain/account/cooking-notes";
import { feedbackSchema } from "@larder/domain/account/feedback";
import { publicLinkSchema } from "@larder/domain/account/public-link";
import { storedBlockSchema } from "@larder/domain/community/block";
import { storedCommentSchema } from "@larder/domain/community/comment";
import { storedNoticeSchema } from "@larder/domain/community/notice";
import { publicRatingSchema } from "@larder/domain/community/public-rating";
import { storedReportSchema } from "@larder/domain/community/report";
import { recipeSchema } from "@larder/domain/recipe/recipe";
import { recipeVersionSchema } from "@larder/domain/recipe/recipe-version";
import { queuedRequestSchema } from "@larder/domain/account/queued-request";
import { knownUserSchema } from "@larder/domain/account/dietary-restrictions";
import { householdSchema } from "@larder/domain/account/own-account";
import { roleSchema } from "@larder/domain/account/role";
import * as z from "zod/mini";
import { HOUSEHOLD_ID } from "./sign-in-stores.ts";
import type { StoredItems, StoredKind } from "./store.ts";

const ownAccountSchema = z.object({
  login: z.string(),
  passwordHash: z.nullable(z.string()),
  role: roleSchema,
  createdAt: z.iso.datetime(),
  suspendedAt: z.nullable(z.iso.datetime()),
  passkeys: z.optional(
    z.array(
      z.object({
        id: z.string(),
        publicKey: z.string(),
        counter: z.int(),
        transports: z.array(z.string()),
        name: z.string(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.nullable(z.iso.datetime()),
      }),
    ),
  ),
  identities: z.optional(
    z.array(
      z.object({
        issuer: z.string(),
        subject: z.string(),
        grantsAdministrator: z.optional(z.literal(true)),
      }),
    ),
  ),
});

/**
 * The schemas that an item must satisfy for the API to return it; a store does not check its items. What belongs to recipes
 * comes after them, entries after their collections, and reports after comments.
 */
export const STORED_SCHEMAS: Readonly<Record<StoredKind, z.ZodMiniType>> = {
  recipes: recipeSchema,
  recipeVersions: recipeVersionSchema,
  users: z.extend(knownUserSchema, {
    signInProvider: z.optional(z.string()),
    account: z.optional(ownAccountSchema),
    lastSeenAt: z.optional(z.iso.datetime()),
  }),
  bookmarks: z.object({ uid: z.string(), recipeId: z.string(), createdAt: z.iso.datetime() }),
  cookingNotes: z.extend(cookingNotesSchema, { uid: z.string(), recipeId: z.string() }),
  collections: storedCollectionSchema,
  collectionEntries: collectionEntrySchema,
  archiveSources: archiveSourceSchema,
  publicLinks: publicLinkSchema,
  publicRatings: publicRatingSchema,
  comments: storedCommentSchema,
  reports: storedReportSchema,
  blocks: storedBlockSchema,
  notices: storedNoticeSchema,
  feedback: feedbackSchema,
  requests: queuedRequestSchema,
  household: z.extend(householdSchema, { id: z.literal(HOUSEHOLD_ID) }),
};

/** Every kind of items, in the order in which they must be written into a store. */
export const STORED_KINDS = Object.keys(STORED_SCHEMAS) as readonly StoredKind[];

/** Returns a value for every kind of items. */
export function byStoredKind<T>(valueOf: (kind: StoredKind) => T): Record<StoredKind, T> {
  return Object.fromEntries(STORED_KINDS.map((kind) => [kind, valueOf(kind)])) as Record<StoredKind, T>;
}

/** Returns the paths of the fields that do not fit the schema of a kind; null when the item fits. */
export function misfitsOf(kind: StoredKind, item: unknown): string[] | null {
  const { error } = STORED_SCHEMAS[kind].safeParse(item);
  return error ? [...new Set(error.issues.map(({ path }) => path.join(".")))] : null;
}

/** Returns the key that is unique among the items of this kind. */
export function storedKeyOf(item: StoredItems[StoredKind]): string {
  if ("id" in item) return item.id;
  if ("storedDigest" in item) return item.recipeId;
  if ("version" in item) return JSON.stringify([item.recipeId, item.version]);
  if ("collectionId" in item) return JSON.stringify([item.collectionId, item.recipeId]);
  return JSON.stringify([item.uid, "recipeId" in item ? item.recipeId : item.userId]);
}
