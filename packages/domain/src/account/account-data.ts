import { storedImportSchema } from "../archive-import/archive-import.ts";
import { archiveSourceSchema } from "../archive-import/archive-source.ts";
import * as z from "zod/mini";
import { apiTokenSchema } from "./api-token.ts";
import { ACCOUNT_FILE_VERSION } from "./account-restore.ts";
import { memberRoleSchema, storedCollectionSchema } from "../collection/collection.ts";
import { cookingNotesSchema } from "./cooking-notes.ts";
import { feedbackSchema } from "./feedback.ts";
import { generationSchema } from "../generation/generation.ts";
import { publicLinkSchema } from "./public-link.ts";
import { pushTimerSchema } from "./push.ts";
import { blockSchema } from "../community/block.ts";
import { storedCommentSchema } from "../community/comment.ts";
import { noticeSchema } from "../community/notice.ts";
import { starsSchema } from "../community/public-rating.ts";
import { reportedKindSchema, reportEntrySchema } from "../community/report.ts";
import { recipeSchema } from "../recipe/recipe.ts";
import { recipeRequestSchema } from "../recipe/recipe-request.ts";
import { recipeRefSchema } from "../recipe/recipe-ref.ts";
import { recipeVersionSchema } from "../recipe/recipe-version.ts";
import { queuedRequestSchema } from "./queued-request.ts";
import { knownUserSchema } from "./dietary-restrictions.ts";

const at = z.iso.datetime();

/** The request of a generated recipe with all its fields; one of another version as far as readers rely on it. */
const wholeRequest = z.union([recipeRequestSchema, recipeSchema.shape.request]);

/** All data that the server stores about one user, as the user downloads it. Lists may be long. */
export const accountDataSchema = z.object({
  larder: z.literal("account"),
  version: z.literal(ACCOUNT_FILE_VERSION),
  exportedAt: at,
  user: knownUserSchema,
  /** The user's own recipes, hidden ones too. */
  recipes: z.array(z.extend(recipeSchema, { request: z.optional(wholeRequest) })),
  /** The earlier versions of these recipes. */
  recipeVersions: z.array(recipeVersionSchema),
  bookmarks: z.array(z.object({ recipe: recipeRefSchema, bookmarkedAt: at })),
  cookingNotes: z.array(z.extend(cookingNotesSchema, { recipe: recipeRefSchema })),
  /** The user's own collections, without their members, with the recipes in them that the user may see. */
  collections: z.array(
    z.extend(z.omit(storedCollectionSchema, { userId: true, members: true, version: true }), {
      recipes: z.array(z.object({ recipe: recipeRefSchema, sectionId: z.nullable(z.string()) })),
    }),
  ),
  /** The collections of others that were shared with the user by name. */
  memberships: z.array(z.object({ name: z.string(), role: memberRoleSchema })),
  /** The user's public links with the tokens of their addresses: "/s/" and the token. */
  /** The imports of whole collections, with their progress; without the reports on their entries. */
  imports: z.array(z.omit(storedImportSchema, { userId: true })),
  /** The entries of archives that recipes were imported from. */
  archiveSources: z.array(z.omit(archiveSourceSchema, { uid: true })),
  publicLinks: z.array(z.omit(publicLinkSchema, { userId: true })),
  publicRatings: z.array(z.object({ recipe: recipeRefSchema, stars: starsSchema, ratedAt: at })),
  /** The user's comments, also hidden ones, without the administrator who has hidden them. */
  comments: z.array(
    z.extend(z.omit(storedCommentSchema, { recipeId: true, userId: true, hiddenBy: true }), {
      recipe: recipeRefSchema,
    }),
  ),
  /** The user's reports of recipes and comments. */
  reports: z.array(
    z.extend(reportEntrySchema, {
      kind: reportedKindSchema,
      recipe: recipeRefSchema,
      commentId: z.optional(z.string()),
    }),
  ),
  blocks: z.array(blockSchema),
  /** The administrator's warnings that the user has not dismissed. */
  notices: z.array(noticeSchema),
  feedback: z.array(feedbackSchema),
  /** The user's recipe requests, without the administrator's notes about them. */
  requests: z.array(z.omit(queuedRequestSchema, { notes: true })),
  /** The user's recent generations: time and cost, never the text of the query. */
  generations: z.array(generationSchema),
  /** The user's push subscriptions, without their secrets. */
  pushBrowsers: z.array(z.object({ service: z.string(), subscribedAt: at })),
  timers: z.array(z.extend(pushTimerSchema, { id: z.string() })),
  /** The user's tokens for scripts, without their secrets. */
  apiTokens: z.array(apiTokenSchema),
  adminSessions: z.array(z.object({ openedAt: at, lastSeenAt: at })),
  /** The browsers in which the user is signed in with an account of this server. */
  devices: z.array(z.object({ browser: z.string(), signedInAt: at, lastSeenAt: at })),
  passkeys: z.array(z.object({ name: z.string(), createdAt: at, lastUsedAt: z.nullable(at) })),
  /** The users of sign-in providers who are this user. */
  identities: z.array(z.object({ issuer: z.string(), subject: z.string() })),
});

export type AccountData = z.infer<typeof accountDataSchema>;

/** Returns the name of a downloaded account file, by the UTC date: "larder-data-2026-03-01.json". */
export function accountFileName(now: Date): string {
  return `larder-data-${now.toISOString().slice(0, 10)}.json`;
}

/** Returns whether the typed address is the user's own. Ignores case and surrounding spaces. */
export function isSameAddress(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.trim().toLowerCase();
}
