import type { Store } from "../../ports/store.ts";
import { createAccountStore } from "./account-store.ts";
import { createAdminSessionStore } from "./admin-session-store.ts";
import { createApiTokenStore } from "./api-token-store.ts";
import { createArchiveSourceStore } from "./archive-source-store.ts";
import { createBlockStore } from "./block-store.ts";
import { createBookmarkStore } from "./bookmark-store.ts";
import { createCollectionStore } from "./collection-store.ts";
import { createCommentStore } from "./comment-store.ts";
import { createCookingNotesStore } from "./cooking-notes-store.ts";
import { createCounterStore } from "./counter-store.ts";
import { createFeedbackStore } from "./feedback-store.ts";
import { createGenerationStore } from "./generation-store.ts";
import { createIdempotencyStore } from "./idempotency-store.ts";
import { createImportStore } from "./import-store.ts";
import { createHouseholdStore } from "./household-store.ts";
import { createOwnAccountStore } from "./own-account-store.ts";
import { createSignInLinkStore } from "./sign-in-link-store.ts";
import { createSignInSessionStore } from "./sign-in-session-store.ts";
import { createModels } from "./models.ts";
import { Mongo, type MongoOptions } from "./mongo.ts";
import { separateHidden } from "./recipe-document.ts";
import { createPublicLinkStore } from "./public-link-store.ts";
import { createNoticeStore } from "./notice-store.ts";
import { createPublicRatingStore } from "./public-rating-store.ts";
import { createPushSubscriptionStore } from "./push-subscription-store.ts";
import { createPushTimerStore } from "./push-timer-store.ts";
import { createRevisions } from "./recipe-revision.ts";
import { createRecipeStore } from "./recipe-store.ts";
import { createRecipeHistory } from "./recipe-version-store.ts";
import { createReportStore } from "./report-store.ts";
import { createRequestStore } from "./request-store.ts";
import { createTransfer } from "./transfer.ts";
import { createUserStore } from "./user-store.ts";
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
  const models = createModels(mongo);
  const { recipes, versions, bookmarks, cookingNotes, publicLinks, publicRatings } = models;
  const { comments, reports, users } = models;
  mongo.upgrade(() => separateHidden(recipes));
  const words = createSearchWords(mongo);
  const revisions = createRevisions(mongo);
  const history = createRecipeHistory(mongo, recipes, versions);
  return {
    recipes: createRecipeStore(mongo, models, words, revisions.recipes, history),
    recipeVersions: history.store,
    bookmarks: createBookmarkStore(mongo, recipes, bookmarks, cookingNotes),
    cookingNotes: createCookingNotesStore(mongo, recipes, cookingNotes, bookmarks),
    collections: createCollectionStore(mongo, models, revisions.collections),
    imports: createImportStore(mongo, models.imports, models.importItems),
    archiveSources: createArchiveSourceStore(mongo, recipes, models.archiveSources),
    publicLinks: createPublicLinkStore(mongo, publicLinks),
    publicRatings: createPublicRatingStore(mongo, recipes, publicRatings),
    comments: createCommentStore(mongo, recipes, comments, (commentId) => reports.deleteMany({ commentId })),
    reports: createReportStore(mongo, recipes, comments, reports),
    blocks: createBlockStore(mongo, models.blocks),
    notices: createNoticeStore(mongo, models.notices),
    users: createUserStore(mongo, users),
    feedback: createFeedbackStore(mongo, models.feedback),
    requests: createRequestStore(mongo, models.requests),
    generations: createGenerationStore(mongo, models.generations, recipes),
    adminSessions: createAdminSessionStore(mongo, models.sessions),
    apiTokens: createApiTokenStore(mongo, models.apiTokens, users),
    ownAccounts: createOwnAccountStore(mongo, users),
    signInSessions: createSignInSessionStore(mongo, models.signInSessions, users),
    signInLinks: createSignInLinkStore(mongo, models.signInLinks),
    household: createHouseholdStore(mongo, models.households),
    counters: createCounterStore(mongo, models.counters),
    idempotency: createIdempotencyStore(mongo, models.idempotencyKeys),
    pushSubscriptions: createPushSubscriptionStore(mongo, models.subscriptions),
    pushTimers: createPushTimerStore(mongo, models.timers),
    accounts: createAccountStore(mongo, models, revisions),
    transfer: createTransfer(mongo, models, words, revisions),
    ping: () => mongo.ping(),
    // The server checks its own files.
    findFileDamage: async () => [],
    close: () => mongo.close(),
  };
}
