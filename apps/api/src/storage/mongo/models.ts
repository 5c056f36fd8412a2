import { adminSessionSchema } from "./admin-session-store.ts";
import { apiTokenDocumentSchema } from "./api-token-store.ts";
import { archiveSourceDocumentSchema } from "./archive-source-store.ts";
import { blockSchema } from "./block-store.ts";
import { bookmarkSchema } from "./bookmark-document.ts";
import { collectionDocumentSchema, entryDocumentSchema } from "./collection-document.ts";
import { commentSchema } from "./comment-store.ts";
import { cookingNotesDocumentSchema } from "./cooking-notes-document.ts";
import { counterSchema } from "./counter-store.ts";
import { feedbackSchema } from "./feedback-store.ts";
import { generationDocumentSchema } from "./generation-store.ts";
import { householdDocumentSchema } from "./household-store.ts";
import { idempotencySchema } from "./idempotency-store.ts";
import { importDocumentSchema, importItemDocumentSchema } from "./import-store.ts";
import { noticeSchema } from "./notice-store.ts";
import { publicLinkDocumentSchema } from "./public-link-store.ts";
import { publicRatingSchema } from "./public-rating-store.ts";
import { pushSubscriptionDocumentSchema } from "./push-subscription-store.ts";
import { pushTimerDocumentSchema } from "./push-timer-store.ts";
import { recipeDocumentSchema } from "./recipe-document.ts";
import { recipeVersionDocumentSchema } from "./recipe-version-document.ts";
import { reportSchema } from "./report-store.ts";
import { requestSchema } from "./request-store.ts";
import { signInLinkDocumentSchema } from "./sign-in-link-store.ts";
import { signInSessionDocumentSchema } from "./sign-in-session-store.ts";
import { userSchema } from "./user-store.ts";
import type { Mongo } from "./mongo.ts";

export type Models = ReturnType<typeof createModels>;

/** Creates the models of all collections of the database, but for those of one file alone: search words and revisions. */
export function createModels(mongo: Mongo) {
  return {
    recipes: mongo.model("recipes", recipeDocumentSchema),
    versions: mongo.model("recipe_versions", recipeVersionDocumentSchema),
    bookmarks: mongo.model("bookmarks", bookmarkSchema),
    cookingNotes: mongo.model("cooking_notes", cookingNotesDocumentSchema),
    collections: mongo.model("collections", collectionDocumentSchema),
    collectionEntries: mongo.model("collection_entries", entryDocumentSchema),
    imports: mongo.model("imports", importDocumentSchema),
    importItems: mongo.model("import_items", importItemDocumentSchema),
    archiveSources: mongo.model("archive_sources", archiveSourceDocumentSchema),
    publicLinks: mongo.model("public_links", publicLinkDocumentSchema),
    publicRatings: mongo.model("public_ratings", publicRatingSchema),
    comments: mongo.model("comments", commentSchema),
    reports: mongo.model("reports", reportSchema),
    blocks: mongo.model("blocks", blockSchema),
    notices: mongo.model("notices", noticeSchema),
    users: mongo.model("users", userSchema),
    feedback: mongo.model("feedback", feedbackSchema),
    requests: mongo.model("requests", requestSchema),
    generations: mongo.model("generations", generationDocumentSchema),
    sessions: mongo.model("admin_sessions", adminSessionSchema),
    apiTokens: mongo.model("api_tokens", apiTokenDocumentSchema),
    signInSessions: mongo.model("sign_in_sessions", signInSessionDocumentSchema),
    signInLinks: mongo.model("sign_in_links", signInLinkDocumentSchema),
    households: mongo.model("household", householdDocumentSchema),
    counters: mongo.model("counters", counterSchema),
    idempotencyKeys: mongo.model("idempotency_keys", idempotencySchema),
    subscriptions: mongo.model("push_subscriptions", pushSubscriptionDocumentSchema),
    timers: mongo.model("push_timers", pushTimerDocumentSchema),
  };
}
