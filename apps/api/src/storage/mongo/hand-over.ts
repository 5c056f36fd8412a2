import { mergedNotes } from "@larder/domain/account/merged-notes";
import { bookmarkId, recount } from "./bookmark-document.ts";
import { handOverCollections } from "./collection-accounts.ts";
import { blockDocumentOf } from "./block-store.ts";
import { cookingNotesId } from "./cooking-notes-document.ts";
import type { Models } from "./models.ts";
import type { Mongo } from "./mongo.ts";
import { isDuplicate } from "./mongo-error.ts";
import { replaceOwnAuthor } from "./own-author.ts";
import { ownSourceKey, sourceUrlIn } from "../shared/source-key.ts";
import { publicRatingDocumentOf } from "./public-rating-store.ts";
import { changeReporter } from "./report-store.ts";
import { type PushTimerDocument, timerDocumentId } from "./push-timer-store.ts";
import type { Revisions } from "./recipe-revision.ts";

/** Where the second user has a recipe from the same page, the key stays that of a user who is gone. */
async function handOverSourceKeys(
  mongo: Mongo,
  recipes: Models["recipes"],
  from: string,
  to: string,
): Promise<void> {
  const keyed = mongo.trusted({ $gte: `${from} `, $lt: `${from}!` });
  for (const { _id, sourceUrl = "" } of await recipes.find({ sourceUrl: keyed }, { sourceUrl: 1 }).lean()) {
    const change = { $set: { sourceUrl: ownSourceKey(sourceUrlIn(sourceUrl), to) } };
    await unlessThere(recipes.updateOne({ _id, userId: from }, change));
  }
}

/**
 * Makes everything of one user another's. The user who gives goes last, and every step does nothing where it was done
 * before: what fails halfway is finished by doing it again.
 */
export async function handOver(
  mongo: Mongo,
  models: Models,
  revisions: Revisions,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const revision = revisions.recipes;
  const { recipes, bookmarks, cookingNotes, publicLinks, users, feedback, requests } = models;
  const { signInSessions, signInLinks } = models;
  const { generations, sessions, apiTokens, subscriptions, timers, idempotencyKeys } = models;
  await handOverSourceKeys(mongo, recipes, from, to);
  await revision.after(() =>
    recipes.updateMany({ userId: from }, { $set: { userId: to }, $inc: { version: 1 } }),
  );

  for (const { _id, recipeId, createdAt, isOn } of await bookmarks.find({ uid: from }).lean()) {
    if (isOn) {
      const bookmark = { uid: to, recipeId, ...(createdAt !== undefined && { createdAt }), isOn: true };
      await unlessThere(
        bookmarks.updateOne(
          { _id: bookmarkId(to, recipeId), isOn: mongo.trusted({ $ne: true }) },
          { $set: bookmark, $unset: { endsAt: 1 } },
          { upsert: true },
        ),
      );
    }
    await bookmarks.deleteOne({ _id });
    await recount(recipes, bookmarks, cookingNotes, recipeId);
  }

  for (const { _id, recipeId, rating, note, cooked } of await cookingNotes.find({ uid: from }).lean()) {
    const id = cookingNotesId(to, recipeId);
    const own = await cookingNotes.findById(id).lean();
    const { cooked: days, ...rest } = mergedNotes(own, { rating, note, cooked });
    const merged = { uid: to, recipeId, ...rest, cooked: [...days] };
    await cookingNotes.replaceOne({ _id: id }, merged, { upsert: true });
    await cookingNotes.deleteOne({ _id });
    await recount(recipes, bookmarks, cookingNotes, recipeId);
  }

  await revisions.collections.after(() => handOverCollections(models, from, to));
  await publicLinks.updateMany({ userId: from }, { $set: { userId: to } });
  for (const { _id, document } of await models.imports.find({ userId: from }).lean()) {
    const moved = { userId: to, document: JSON.stringify({ ...JSON.parse(document), userId: to }) };
    await models.imports.updateOne({ _id }, { $set: moved, $inc: { revision: 1 } });
  }
  await models.archiveSources.updateMany({ uid: from }, { $set: { uid: to } });
  await handOverCommunity(mongo, models, { from, to });

  await subscriptions.updateMany({ uid: from }, { $set: { uid: to } });
  for (const { _id, ...timer } of await timers.find({ uid: from }).lean<PushTimerDocument[]>()) {
    const taken = { $set: { ...timer, uid: to } };
    await timers.updateOne({ _id: timerDocumentId(to, timer.timerId) }, taken, { upsert: true });
    await timers.deleteOne({ _id });
  }
  await feedback.updateMany({ userId: from }, { $set: { userId: to } });
  await requests.updateMany({ userId: from }, { $set: { userId: to } });
  // A question that is being answered has its place by the user who asked it.
  const answered: Record<string, unknown> = { uid: from, outcome: mongo.trusted({ $ne: "running" }) };
  await generations.updateMany(answered, { $set: { uid: to } });
  await sessions.deleteMany({ uid: from });
  await apiTokens.deleteMany({ uid: from });
  await signInSessions.deleteMany({ uid: from });
  await signInLinks.deleteMany({ uid: from });
  await idempotencyKeys.deleteMany({ uid: from });
  const giver = await users.findById(from).lean();
  if (!giver) return;
  const { preferredLanguage, displayName, nameOnRecipes } = giver;
  const settings = { preferredLanguage, ...(nameOnRecipes && { nameOnRecipes }) };
  await users.updateOne({ _id: to }, { $set: settings });
  if (displayName) {
    const nameless = mongo.trusted({ $in: [null, ""] });
    await users.updateOne({ _id: to, displayName: nameless }, { $set: { displayName } });
  }
  const taker = await users.findById(to).lean();
  await replaceOwnAuthor({ mongo, recipes, revision }, to, taker?.displayName || null);
  await users.deleteOne({ _id: from });
}

/** Moves what the user said of recipes. Where both did the same, the second user's stays; no user blocks themselves. */
async function handOverCommunity(
  mongo: Mongo,
  { publicRatings, comments, reports, blocks, notices }: Models,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const { _id, recipeId, stars, createdAt } of await publicRatings.find({ uid: from }).lean()) {
    const rating = { uid: to, recipeId, stars, createdAt };
    await unlessThere(publicRatings.create([publicRatingDocumentOf(rating)]));
    await publicRatings.deleteOne({ _id });
  }
  await comments.updateMany({ userId: from }, { $set: { userId: to } });
  await comments.updateMany({ hiddenBy: from }, { $set: { hiddenBy: to } });
  await notices.updateMany({ userId: from }, { $set: { userId: to } });
  await changeReporter(mongo, reports, from, to);
  const either = await blocks.find({ $or: [{ uid: from }, { userId: from }] }).lean();
  for (const { _id, name, createdAt, ...pair } of either) {
    const uid = pair.uid === from ? to : pair.uid;
    const userId = pair.userId === from ? to : pair.userId;
    const block = blockDocumentOf({ uid, userId, name, createdAt });
    if (uid !== userId) await unlessThere(blocks.create([block]));
    await blocks.deleteOne({ _id });
  }
}

/** Waits for a write that does nothing where a document with the same key is there already. */
async function unlessThere(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}
