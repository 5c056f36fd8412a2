import type { ReportDamage } from "../../ports/damaged-record.ts";
import type { Store } from "../../ports/store.ts";
import { createAccountStore } from "./account-store.ts";
import { createAdminSessionStore } from "./admin-session-store.ts";
import { createArchiveSourceStore } from "./archive-source-store.ts";
import { createApiTokenStore } from "./api-token-store.ts";
import { createBlockStore } from "./block-store.ts";
import { createBookmarkStore } from "./bookmark-store.ts";
import { checkFile } from "./check-file.ts";
import { createCollectionStore } from "./collection-store.ts";
import { createCommentStore } from "./comment-store.ts";
import { createCookingNotesStore } from "./cooking-notes-store.ts";
import { createCounterStore } from "./counter-store.ts";
import { createFeedbackStore } from "./feedback-store.ts";
import { createGenerationStore } from "./generation-store.ts";
import type { Database } from "./database.ts";
import { createHouseholdStore } from "./household-store.ts";
import { createOwnAccountStore } from "./own-account-store.ts";
import { createSignInLinkStore } from "./sign-in-link-store.ts";
import { createSignInSessionStore } from "./sign-in-session-store.ts";
import { DiskReserve } from "./disk-reserve.ts";
import { openDatabase } from "./open-database.ts";
import { createIdempotencyStore } from "./idempotency-store.ts";
import { createImportStore } from "./import-store.ts";
import { createPublicLinkStore } from "./public-link-store.ts";
import { createNoticeStore } from "./notice-store.ts";
import { createPublicRatingStore } from "./public-rating-store.ts";
import { createPushSubscriptionStore } from "./push-subscription-store.ts";
import { createPushTimerStore } from "./push-timer-store.ts";
import { createRecipeStore } from "./recipe-store.ts";
import { createRecipeVersionStore } from "./recipe-version-store.ts";
import { createReportStore } from "./report-store.ts";
import { createRequestStore } from "./request-store.ts";
import { createTransfer } from "./transfer.ts";
import { createUserStore } from "./user-store.ts";

export interface SqliteOptions {
  /** The database file, created with its folder when it is missing; ":memory:" is discarded when it is closed. */
  file: string;
  /** The longest wait in milliseconds while another program has the store locked. */
  busyTimeoutMs?: number;
  /** Called for each record that a list skips because it cannot be read, each time again. */
  onDamage?: ReportDamage;
  /** True if 8 MB of disk space are reserved for deletions. */
  reserve?: boolean;
}

const BUSY_TIMEOUT_MS = 3_000;
const PING_TIMEOUT_MS = 800;

/** Opens the store in a file; throws `StoreUnavailable`, saying why, when the file cannot be used. */
export async function openSqliteStore({
  file,
  busyTimeoutMs = BUSY_TIMEOUT_MS,
  onDamage,
  reserve = false,
}: SqliteOptions): Promise<Store> {
  const db = await openDatabase({ file, busyTimeoutMs, ...(onDamage && { onDamage }) });
  const store = storeIn(db, busyTimeoutMs);
  return reserve ? withReserve(store, file) : store;
}

/** Sets disk space aside with which recipes and accounts can be deleted when the disk is full. */
function withReserve(store: Store, file: string): Store {
  const reserve = new DiskReserve(file);
  reserve.fill();
  const { recipes, accounts } = store;
  return {
    ...store,
    recipes: { ...recipes, remove: (...recipe) => reserve.whileDeleting(() => recipes.remove(...recipe)) },
    accounts: { ...accounts, remove: (leaving) => reserve.whileDeleting(() => accounts.remove(leaving)) },
  };
}

/** The store in a database that is open already. */
export function storeIn(db: Database, busyTimeoutMs = BUSY_TIMEOUT_MS): Store {
  return {
    recipes: createRecipeStore(db),
    recipeVersions: createRecipeVersionStore(db),
    bookmarks: createBookmarkStore(db),
    cookingNotes: createCookingNotesStore(db),
    collections: createCollectionStore(db),
    imports: createImportStore(db),
    archiveSources: createArchiveSourceStore(db),
    publicLinks: createPublicLinkStore(db),
    publicRatings: createPublicRatingStore(db),
    comments: createCommentStore(db),
    reports: createReportStore(db),
    blocks: createBlockStore(db),
    notices: createNoticeStore(db),
    users: createUserStore(db),
    feedback: createFeedbackStore(db),
    requests: createRequestStore(db),
    generations: createGenerationStore(db),
    adminSessions: createAdminSessionStore(db),
    apiTokens: createApiTokenStore(db),
    ownAccounts: createOwnAccountStore(db),
    signInSessions: createSignInSessionStore(db),
    signInLinks: createSignInLinkStore(db),
    household: createHouseholdStore(db),
    counters: createCounterStore(db),
    idempotency: createIdempotencyStore(db),
    pushSubscriptions: createPushSubscriptionStore(db),
    pushTimers: createPushTimerStore(db),
    accounts: createAccountStore(db),
    transfer: createTransfer(db),
    // A store that can be read but not written is not ready.
    ping: () => db.write(() => {}, Math.min(PING_TIMEOUT_MS, busyTimeoutMs)),
    findFileDamage: () => checkFile(db.file),
    close: async () => db.close(),
  };
}
