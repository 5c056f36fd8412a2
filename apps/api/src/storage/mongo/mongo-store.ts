import type { Store } from "../../ports/store.ts";
import { createAccountStore } from "./account-store.ts";
import { adminSessionSchema, createAdminSessionStore } from "./admin-session-store.ts";
import { apiTokenDocumentSchema, createApiTokenStore } from "./api-token-store.ts";
import { blockSchema, createBlockStore } from "./block-store.ts";
import { bookmarkSchema } from "./bookmark-document.ts";
import { createBookmarkStore } from "./bookmark-store.ts";
import { collectionDocumentSchema, entryDocumentSchema } from "./collection-document.ts";
import { createCollectionStore } from "./collection-store.ts";
import { commentSchema, createCommentStore } from "./comment-store.ts";
import { cookingNotesDocumentSchema } from "./cooking-notes-document.ts";
import { createCookingNotesStore } from "./cooking-notes-store.ts";
import { counterSchema, createCounterStore } from "./counter-store.ts";
import { createFeedbackStore, feedbackSchema } from "./feedback-store.ts";
import { createGenerationStore, generationDocumentSchema } from "./generation-store.ts";
import { createIdempotencyStore, idempotencySchema } from "./idempotency-store.ts";
import { createHouseholdStore, householdDocumentSchema } from "./household-store.ts";
import { createOwnAccountStore } from "./own-account-store.ts";
import { createSignInLinkStore, signInLinkDocumentSchema } from "./sign-in-link-store.ts";
import { createSignInSessionStore, signInSessionDocumentSchema } from "./sign-in-session-store.ts";
import { Mongo, type MongoOptions } from "./mongo.ts";
import { recipeDocumentSchema, separateHidden } from "./recipe-document.ts";
import { createPublicLinkStore, publicLinkDocumentSchema } from "./public-link-store.ts";
import { createNoticeStore, noticeSchema } from "./notice-store.ts";
import { createPublicRatingStore, publicRatingSchema } from "./public-rating-store.ts";
import { createPushSubscriptionStore, pushSubscriptionDocumentSchema } from "./push-subscription-store.ts";
import { createPushTimerStore, pushTimerDocumentSchema } from "./push-timer-store.ts";
import { createRevisions } from "./recipe-revision.ts";
import { createRecipeStore } from "./recipe-store.ts";
import { recipeVersionDocumentSchema } from "./recipe-version-document.ts";
import { createRecipeHistory } from "./recipe-version-store.ts";
import { createReportStore, reportSchema } from "./report-store.ts";
import { createRequestStore, requestSchema } from "./request-store.ts";
import { createTransfer } from "./transfer.ts";
import { createUserStore, userSchema } from "./user-store.ts";
import { createSearchWords } from "./search-words.ts";

/**
 * Opens the store in a MongoDB database. The server need not be there yet: until it is, every call throws
 * `StoreUnavailable`. Throws at once when the address is no MongoDB address.
 */
export async function openMongoStore(options: MongoOptions): Promise<Store> {
  return createMongoStore(new Mongo(options));
}

/**
 * Opens the store for reading as of now, regardless of later writes. MongoDB retains older states for five minutes by
 * default, so longer reads fail; a server outside a replica set retains none.
 */
export async function openMongoSnapshot(uri: string): Promise<{ store: Store; isOneMoment: boolean }> {
  const mongo = new Mongo({ uri, oneMoment: true });
  const store = createMongoStore(mongo);
  await store.ping();
  return { store, isOneMoment: mongo.session !== null };
}

function createMongoStore(mongo: Mongo): Store {
  const recipes = mongo.model("recipes", recipeDocumentSchema);
  const versions = mongo.model("recipe_versions", recipeVersionDocumentSchema);
  const bookmarks = mongo.model("bookmarks", bookmarkSchema);
  const cookingNotes = mongo.model("cooking_notes", cookingNotesDocumentSchema);
  const collections = mongo.model("collections", collectionDocumentSchema);
  const collectionEntries = mongo.model("collection_entries", entryDocumentSchema);
  const publicLinks = mongo.model("public_links", publicLinkDocumentSchema);
  const publicRatings = mongo.model("public_ratings", publicRatingSchema);
  const comments = mongo.model("comments", commentSchema);
  const reports = mongo.model("reports", reportSchema);
  const blocks = mongo.model("blocks", blockSchema);
  const notices = mongo.model("notices", noticeSchema);
  const users = mongo.model("users", userSchema);
  const feedback = mongo.model("feedback", feedbackSchema);
  const requests = mongo.model("requests", requestSchema);
  const generations = mongo.model("generations", generationDocumentSchema);
  const sessions = mongo.model("admin_sessions", adminSessionSchema);
  const apiTokens = mongo.model("api_tokens", apiTokenDocumentSchema);
  const signInSessions = mongo.model("sign_in_sessions", signInSessionDocumentSchema);
  const signInLinks = mongo.model("sign_in_links", signInLinkDocumentSchema);
  const households = mongo.model("household", householdDocumentSchema);
  const counters = mongo.model("counters", counterSchema);
  const idempotencyKeys = mongo.model("idempotency_keys", idempotencySchema);
  const subscriptions = mongo.model("push_subscriptions", pushSubscriptionDocumentSchema);
  const timers = mongo.model("push_timers", pushTimerDocumentSchema);
  async function removeHanging(recipeId: string): Promise<void> {
    await bookmarks.deleteMany({ recipeId });
    await cookingNotes.deleteMany({ recipeId });
    await collectionEntries.deleteMany({ recipeId });
    await versions.deleteMany({ recipeId });
    await publicLinks.deleteMany({ "target.id": recipeId, "target.kind": "recipe" });
    await publicRatings.deleteMany({ recipeId });
    await comments.deleteMany({ recipeId });
    await reports.deleteMany({ recipeId });
  }
  mongo.upgrade(() => separateHidden(recipes));
  const words = createSearchWords(mongo);
  const { recipes: revision, collections: collectionRevision } = createRevisions(mongo);
  const history = createRecipeHistory(mongo, recipes, versions);
  return {
    recipes: createRecipeStore(mongo, recipes, removeHanging, words, revision, history),
    recipeVersions: history.store,
    bookmarks: createBookmarkStore(mongo, recipes, bookmarks, cookingNotes),
    cookingNotes: createCookingNotesStore(mongo, recipes, cookingNotes, bookmarks),
    collections: createCollectionStore(
      mongo,
      { recipes, collections, collectionEntries, publicLinks },
      collectionRevision,
    ),
    publicLinks: createPublicLinkStore(mongo, publicLinks),
    publicRatings: createPublicRatingStore(mongo, recipes, publicRatings),
    comments: createCommentStore(mongo, recipes, comments, (commentId) => reports.deleteMany({ commentId })),
    reports: createReportStore(mongo, recipes, comments, reports),
    blocks: createBlockStore(mongo, blocks),
    notices: createNoticeStore(mongo, notices),
    users: createUserStore(mongo, users),
    feedback: createFeedbackStore(mongo, feedback),
    requests: createRequestStore(mongo, requests),
    generations: createGenerationStore(mongo, generations, recipes),
    adminSessions: createAdminSessionStore(mongo, sessions),
    apiTokens: createApiTokenStore(mongo, apiTokens, users),
    ownAccounts: createOwnAccountStore(mongo, users),
    signInSessions: createSignInSessionStore(mongo, signInSessions, users),
    signInLinks: createSignInLinkStore(mongo, signInLinks),
    household: createHouseholdStore(mongo, households),
    counters: createCounterStore(mongo, counters),
    idempotency: createIdempotencyStore(mongo, idempotencyKeys),
    pushSubscriptions: createPushSubscriptionStore(mongo, subscriptions),
    pushTimers: createPushTimerStore(mongo, timers),
    accounts: createAccountStore(
      mongo,
      {
        recipes,
        versions,
        bookmarks,
        cookingNotes,
        collections,
        collectionEntries,
        publicLinks,
        publicRatings,
        comments,
        reports,
        blocks,
        notices,
        users,
        feedback,
        requests,
        generations,
        sessions,
        apiTokens,
        signInSessions,
        signInLinks,
        subscriptions,
        timers,
        idempotencyKeys,
      },
      { recipes: revision, collections: collectionRevision },
    ),
    transfer: createTransfer(
      mongo,
      {
        recipes,
        versions,
        bookmarks,
        cookingNotes,
        collections,
        collectionEntries,
        publicLinks,
        publicRatings,
        comments,
        reports,
        blocks,
        notices,
        users,
        feedback,
        requests,
        households,
      },
      [generations, sessions, apiTokens, signInSessions, signInLinks, subscriptions, timers, idempotencyKeys],
      words,
      { recipes: revision, collections: collectionRevision },
    ),
    ping: () => mongo.ping(),
    // The server checks its own files.
    findFileDamage: async () => [],
    close: () => mongo.close(),
  };
}
