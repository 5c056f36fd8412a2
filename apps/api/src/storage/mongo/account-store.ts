import type { Model } from "mongoose";
import type { AccountItems, AccountStore, Leaving } from "../../ports/account-store.ts";
import { batches as batchesOf } from "./batches.ts";
import { adminSessionOf } from "./admin-session-store.ts";
import { apiTokenOf } from "./api-token-store.ts";
import { archiveSourceOf } from "./archive-source-store.ts";
import { blockOf } from "./block-store.ts";
import { recount } from "./bookmark-document.ts";
import { leaveCollections } from "./collection-accounts.ts";
import { collectionOf } from "./collection-document.ts";
import { commentOf } from "./comment-store.ts";
import { cookingNotesItemOf } from "./cooking-notes-document.ts";
import { feedbackOf } from "./feedback-store.ts";
import { generationOf } from "./generation-store.ts";
import { handOver } from "./hand-over.ts";
import type { Models } from "./models.ts";
import type { Mongo } from "./mongo.ts";
import { noticeOf } from "./notice-store.ts";
import { replaceOwnAuthor } from "./own-author.ts";
import { publicLinkOf } from "./public-link-store.ts";
import { publicRatingOf } from "./public-rating-store.ts";
import { changeReporter, reportOf } from "./report-store.ts";
import { subscriberOf } from "./push-subscription-store.ts";
import { timerOf } from "./push-timer-store.ts";
import { removeDependents } from "./recipe-dependents.ts";
import { recipeOf } from "./recipe-document.ts";
import { SHARED } from "./recipe-filter.ts";
import type { Revisions } from "./recipe-revision.ts";
import { requestOf } from "./request-store.ts";
import { signInSessionOf } from "./sign-in-session-store.ts";

type Batch<T> = (after: string) => Promise<{ items: T[]; lastId: string } | null>;

const BATCH = 200;
/** The time limit of a call in milliseconds: it does more work than others. */
const TIMEOUT_MS = 20_000;

export function createAccountStore(mongo: Mongo, models: Models, revisions: Revisions): AccountStore {
  const revision = revisions.recipes;
  const { recipes, versions, bookmarks, cookingNotes, publicLinks, users, feedback, requests } = models;
  const { publicRatings, comments, reports, blocks, notices } = models;
  const { signInSessions, signInLinks, collections } = models;
  const { generations, sessions, apiTokens, subscriptions, timers, idempotencyKeys } = models;

  function of<D extends { _id: string }, T>(
    model: Model<D>,
    wanted: Record<string, unknown>,
    item: (document: D) => T,
  ): Batch<T> {
    return async (after) => {
      const documents = await model
        .find({ ...wanted, _id: mongo.trusted({ $gt: after }) })
        .sort({ _id: 1 })
        .limit(BATCH)
        .lean<D[]>();
      const last = documents.at(-1);
      return last ? { items: documents.map(item), lastId: last._id } : null;
    };
  }

  const batches: { readonly [K in keyof AccountItems]: (uid: string) => Batch<AccountItems[K]> } = {
    recipes: (userId) => of(recipes, { userId }, recipeOf),
    bookmarks: (uid) =>
      of(bookmarks, { uid, isOn: true }, ({ recipeId, createdAt = "" }) => ({ recipeId, createdAt })),
    cookingNotes: (uid) => of(cookingNotes, { uid }, cookingNotesItemOf),
    collections: (userId) => of(collections, { userId }, collectionOf),
    imports: (userId) => of(models.imports, { userId }, ({ document }) => JSON.parse(document)),
    archiveSources: (uid) => of(models.archiveSources, { uid }, archiveSourceOf),
    publicLinks: (userId) => of(publicLinks, { userId }, publicLinkOf),
    publicRatings: (uid) => of(publicRatings, { uid }, publicRatingOf),
    comments: (userId) => of(comments, { userId }, commentOf),
    reports: (userId) => of(reports, { "entries.userId": userId }, reportOf),
    blocks: (uid) => of(blocks, { uid }, blockOf),
    notices: (userId) => of(notices, { userId }, noticeOf),
    feedback: (userId) => of(feedback, { userId }, feedbackOf),
    requests: (userId) => of(requests, { userId }, requestOf),
    generations: (uid) => of(generations, { uid }, generationOf),
    pushSubscriptions: (uid) => of(subscriptions, { uid }, subscriberOf),
    timers: (uid) => of(timers, { uid }, timerOf),
    apiTokens: (uid) => of(apiTokens, { uid }, apiTokenOf),
    signInSessions: (uid) => of(signInSessions, { uid }, signInSessionOf),
    adminSessions: (uid) => of(sessions, { uid }, adminSessionOf),
  };

  /** Removes some of the recipes that shall go, with what hangs on them. @returns whether there may be more */
  async function removeSome({ uid, recipes: fate }: Leaving): Promise<boolean> {
    // Shared recipes stay; the others are those that are not.
    const going: Record<string, unknown> =
      fate === "keep" ? { userId: uid, $nor: [SHARED] } : { userId: uid };
    const ids = (await recipes.find(going, { _id: 1 }).limit(BATCH).lean()).map(({ _id }) => _id);
    if (ids.length === 0) return false;
    await revision.after(() => recipes.deleteMany({ _id: mongo.trusted({ $in: ids }), userId: uid }));
    await removeDependents(mongo, models, ids);
    return true;
  }

  /** Removes the versions of the recipes that stay: the owner alone saw them. */
  async function leaveVersions({ uid }: Leaving): Promise<void> {
    const own = recipes.find({ userId: uid }, { _id: 1 }).lean().cursor({ batchSize: BATCH });
    for await (const batch of batchesOf(own, BATCH))
      await versions.deleteMany({ recipeId: mongo.trusted({ $in: batch.map(({ _id }) => _id) }) });
  }

  async function leaveRecipes({ uid }: Leaving): Promise<void> {
    // A name that the owner had shown goes with the owner; an author that was typed stays.
    await replaceOwnAuthor({ mongo, recipes, revision }, uid, null);
    await revision.after(() =>
      recipes.updateMany(
        { userId: uid },
        { $set: { userId: "" }, $unset: { originalJson: 1, origin: 1, past: 1 }, $inc: { version: 1 } },
      ),
    );
  }

  /**
   * Removes the user's bookmarks: turns them off, recounts their recipes, and only then deletes them, so that another
   * try repeats the counts of a failed one.
   */
  async function leaveBookmarks({ uid }: Leaving): Promise<void> {
    const left = await bookmarks.find({ uid }, { recipeId: 1 }).lean();
    await bookmarks.updateMany({ uid }, { $set: { isOn: false } });
    for (const { recipeId } of left) await recount(recipes, bookmarks, cookingNotes, recipeId);
    await bookmarks.deleteMany({ uid });
  }

  /** Deletes the user's cooking notes and recounts their recipes, as `leaveBookmarks` does for bookmarks. */
  async function leaveCookingNotes({ uid }: Leaving): Promise<void> {
    const left = await cookingNotes.find({ uid }, { recipeId: 1 }).lean();
    await cookingNotes.updateMany({ uid }, { $set: { cooked: [] } });
    for (const { recipeId } of left) await recount(recipes, bookmarks, cookingNotes, recipeId);
    await cookingNotes.deleteMany({ uid });
  }

  /** Removes what the user said of recipes, with the reports of it. */
  async function leaveCommunity({ uid, alias }: Leaving): Promise<void> {
    await publicRatings.deleteMany({ uid });
    for (;;) {
      const own = await comments.find({ userId: uid }, { _id: 1 }).limit(BATCH).lean();
      if (own.length === 0) break;
      const these = mongo.trusted({ $in: own.map(({ _id }) => _id) });
      await reports.deleteMany({ commentId: these });
      await comments.deleteMany({ _id: these });
    }
    await comments.updateMany({ hiddenBy: uid }, { $set: { hiddenBy: alias } });
    await changeReporter(mongo, reports, uid, null);
    await blocks.deleteMany({ uid });
    await blocks.deleteMany({ userId: uid });
    await notices.deleteMany({ userId: uid });
  }

  /** Removes the user's imports with their entries. */
  async function leaveImports({ uid }: Leaving): Promise<void> {
    const own = await models.imports.find({ userId: uid }, { _id: 1 }).lean();
    const importId = mongo.trusted({ $in: own.map(({ _id }) => _id) });
    await models.importItems.deleteMany({ importId });
    await models.imports.deleteMany({ userId: uid });
    await models.archiveSources.deleteMany({ uid });
  }

  async function leaveMessages({ uid, email }: Leaving): Promise<void> {
    const bySender = { userId: uid };
    const byAddress = {
      userId: mongo.trusted({ $exists: false }),
      email: mongo.trusted({ $regex: `^${escaped(email)}$`, $options: "i" }),
    };
    const unowned = { $set: { email: "" }, $unset: { userId: 1 } };
    for (const wanted of email === "" ? [bySender] : [bySender, byAddress]) {
      await feedback.updateMany(wanted, unowned);
      await requests.updateMany(wanted, unowned);
    }
  }

  return {
    handOver: (from, to) => mongo.run(() => handOver(mongo, models, revisions, { from, to }), TIMEOUT_MS),

    async *read(kind, uid) {
      const next = batches[kind](uid);
      let after = "";
      for (;;) {
        const since = after;
        const batch = await mongo.run(() => next(since), TIMEOUT_MS);
        if (!batch) return;
        yield* batch.items;
        after = batch.lastId;
      }
    },

    async remove(leaving) {
      while (await mongo.run(() => removeSome(leaving), TIMEOUT_MS)) continue;
      await mongo.run(async () => {
        const { uid, alias } = leaving;
        await leaveVersions(leaving);
        await leaveRecipes(leaving);
        await leaveBookmarks(leaving);
        await leaveCookingNotes(leaving);
        await revisions.collections.after(() => leaveCollections(models, uid));
        await leaveImports(leaving);
        await publicLinks.deleteMany({ userId: uid });
        await leaveCommunity(leaving);
        await subscriptions.deleteMany({ uid });
        await timers.deleteMany({ uid });
        await idempotencyKeys.deleteMany({ uid });
        await sessions.deleteMany({ uid });
        await apiTokens.deleteMany({ uid });
        await signInSessions.deleteMany({ uid });
        await signInLinks.deleteMany({ uid });
        await generations.updateMany({ runningFor: uid }, { $set: { runningFor: alias } });
        await generations.updateMany({ uid }, { $set: { uid: alias } });
        await leaveMessages(leaving);
        await users.deleteOne({ _id: uid });
      }, TIMEOUT_MS);
    },
  };
}

/** A text that a pattern is to find as it is. */
function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
