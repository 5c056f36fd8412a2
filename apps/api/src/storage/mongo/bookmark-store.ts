import type { Model } from "mongoose";
import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import type { BookmarkStore } from "../../ports/recipe-stores.ts";
import { forgottenBefore } from "../shared/limits.ts";
import { type BookmarkDocument, bookmarkId, recount } from "./bookmark-document.ts";
import type { CookingNotesDocument } from "./cooking-notes-document.ts";
import type { Mongo } from "./mongo.ts";
import { retryDuplicates } from "./mongo-error.ts";
import { type RecipeDocument, SUMMARISED, summaryOf } from "./recipe-document.ts";

/** Recipes that are read at once while a list of bookmarks is sent. */
const BATCH = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * The largest number of keys per bookmark and day, more than any regular client sends. It bounds the document's size.
 */
const MAX_ANSWERS = 1_000;

export function createBookmarkStore(
  mongo: Mongo,
  recipes: Model<RecipeDocument>,
  bookmarks: Model<BookmarkDocument>,
  cookingNotes: Model<CookingNotesDocument>,
): BookmarkStore {
  return {
    toggle: (uid, recipeId, at, key) =>
      mongo.run(async () => {
        const after = await retryDuplicates(() =>
          bookmarks
            .findOneAndUpdate({ _id: bookmarkId(uid, recipeId), uid, recipeId }, toggling(at, key), {
              upsert: true,
              returnDocument: "after",
              updatePipeline: true,
            })
            .lean(),
        );
        // After the toggle, for a retry too: should this have failed the first time, it is made good now.
        if (!(await recount(recipes, bookmarks, cookingNotes, recipeId))) {
          await bookmarks.deleteOne({ _id: after._id });
          return false;
        }
        return after.answers.find((answer) => answer.key === key)?.isBookmarked ?? after.isOn;
      }),
    has: (uid, recipeId) =>
      mongo.run(
        async () => (await bookmarks.exists({ _id: bookmarkId(uid, recipeId), isOn: true })) !== null,
      ),
    async open(uid) {
      const active = await mongo.run(() =>
        bookmarks.find({ uid, isOn: true }, { recipeId: 1 }).sort({ createdAt: -1, recipeId: -1 }).lean(),
      );
      const ids = active.map(({ recipeId }) => recipeId);
      async function* readAll(): AsyncGenerator<RecipeSummary> {
        for (let from = 0; from < ids.length; from += BATCH) {
          const batch = ids.slice(from, from + BATCH);
          const found = await mongo.run(() =>
            recipes
              .find({ _id: mongo.trusted({ $in: batch }), visibility: "shared", draft: null }, SUMMARISED)
              .lean(),
          );
          const byId = new Map(found.map((document) => [document._id, document]));
          for (const id of batch) {
            const document = byId.get(id);
            if (document) yield summaryOf(document);
          }
        }
      }
      return { atMost: ids.length, items: readAll() };
    },
  };
}

/**
 * The update of one toggle, computed by the database from the document as it is at that moment. Texts from outside
 * are literals: as expressions a leading `$` would name a field.
 */
function toggling(at: string, key: string | undefined) {
  const isKnown = key === undefined ? false : { $in: [{ $literal: key }, "$answers.key"] };
  const answer = { key: { $literal: key }, at, isBookmarked: "$isOn" };
  const answers = key === undefined ? "$answers" : { $concatArrays: ["$answers", [answer]] };
  return [
    {
      $set: {
        answers: {
          $filter: {
            input: { $ifNull: ["$answers", []] },
            cond: { $gte: ["$$this.at", forgottenBefore(at)] },
          },
        },
      },
    },
    { $set: { isKnown } },
    { $set: { isOn: { $cond: ["$isKnown", "$isOn", { $not: ["$isOn"] }] } } },
    {
      $set: {
        createdAt: { $cond: [{ $or: ["$isKnown", { $not: ["$isOn"] }] }, "$createdAt", at] },
        answers: { $cond: ["$isKnown", "$answers", { $slice: [answers, -MAX_ANSWERS] }] },
        endsAt: { $cond: ["$isOn", "$$REMOVE", new Date(Date.now() + DAY_MS)] },
      },
    },
    { $unset: "isKnown" },
  ];
}
