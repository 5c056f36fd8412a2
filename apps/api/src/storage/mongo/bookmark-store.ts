import type { Model } from "mongoose";
import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import type { BookmarkStore } from "../../ports/recipe-stores.ts";
import { forgottenBefore } from "../shared/limits.ts";
import { isSeen } from "../shared/listed.ts";
import { type BookmarkDocument, bookmarkId, recount } from "./bookmark-document.ts";
import type { CookingNotesDocument } from "./cooking-notes-document.ts";
import { createDocumentChanges } from "./change-document.ts";
import type { Mongo } from "./mongo.ts";
import { type RecipeDocument, SUMMARISED, summaryOf } from "./recipe-document.ts";

/** Recipes that are read at once while a list of bookmarks is sent. */
const BATCH = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * The largest number of keys per bookmark and day, more than any regular client sends. It bounds the document's size.
 */
const MAX_ANSWERS = 1_000;

interface Toggle {
  uid: string;
  recipeId: string;
  at: string;
  key: string | undefined;
}

export function createBookmarkStore(
  mongo: Mongo,
  recipes: Model<RecipeDocument>,
  bookmarks: Model<BookmarkDocument>,
  cookingNotes: Model<CookingNotesDocument>,
): BookmarkStore {
  const change = createDocumentChanges(bookmarks);

  return {
    toggle: (uid, recipeId, at, key) =>
      mongo.run(async () => {
        const _id = bookmarkId(uid, recipeId);
        const after = await change(_id, {
          changed: (before) => toggled(before, { uid, recipeId, at, key }),
          asRead: ({ isOn, toggles = null }) => ({ isOn, toggles }),
        });
        // After the toggle, for a retry too: should this have failed the first time, it is made good now.
        if (!(await recount(recipes, bookmarks, cookingNotes, recipeId))) {
          await bookmarks.deleteOne({ _id });
          return false;
        }
        return after.answers?.find((answer) => answer.key === key)?.isBookmarked ?? after.isOn;
      }),
    has: (uid, recipeId) =>
      mongo.run(
        async () => (await bookmarks.exists({ _id: bookmarkId(uid, recipeId), isOn: true })) !== null,
      ),
    async open(uid, named = new Set()) {
      const active = await mongo.run(() =>
        bookmarks.find({ uid, isOn: true }, { recipeId: 1 }).sort({ createdAt: -1, recipeId: -1 }).lean(),
      );
      const ids = active.map(({ recipeId }) => recipeId);
      async function* readAll(): AsyncGenerator<RecipeSummary> {
        for (let from = 0; from < ids.length; from += BATCH) {
          const batch = ids.slice(from, from + BATCH);
          const found = await mongo.run(() =>
            recipes
              .find({ _id: mongo.trusted({ $in: batch }), draft: null, hiddenBy: null }, SUMMARISED)
              .lean(),
          );
          const byId = new Map(found.map((document) => [document._id, document]));
          for (const id of batch) {
            const document = byId.get(id);
            if (document && isSeen(uid, document.userId, document.visibility, named.has(id)))
              yield summaryOf(document);
          }
        }
      }
      return { atMost: ids.length, items: readAll() };
    },
  };
}

/** Returns the bookmark after the toggle; the retry of an earlier toggle changes nothing. */
function toggled(before: BookmarkDocument | null, { uid, recipeId, at, key }: Toggle): BookmarkDocument {
  const answers = before?.answers?.filter((answer) => answer.at >= forgottenBefore(at)) ?? [];
  if (before && key !== undefined && answers.some((answer) => answer.key === key)) return before;
  const isOn = !before?.isOn;
  const createdAt = isOn ? at : before?.createdAt;
  if (key !== undefined) answers.push({ key, at, isBookmarked: isOn });
  return {
    _id: bookmarkId(uid, recipeId),
    uid,
    recipeId,
    isOn,
    toggles: (before?.toggles ?? 0) + 1,
    ...(createdAt !== undefined && { createdAt }),
    answers: answers.slice(-MAX_ANSWERS),
    ...(!isOn && { endsAt: new Date(Date.now() + DAY_MS) }),
  };
}
