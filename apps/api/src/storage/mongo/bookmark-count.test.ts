import { Mongoose } from "mongoose";
import { expect, it } from "vitest";
import { buildRecipe } from "../testing/store-cases/build-recipe.ts";
import { bookmarkSchema } from "./bookmark-document.ts";
import { cookingNotesDocumentSchema } from "./cooking-notes-document.ts";
import { createBookmarkStore } from "./bookmark-store.ts";
import { Mongo } from "./mongo.ts";
import { openMongoStore } from "./mongo-store.ts";
import { recipeDocumentSchema } from "./recipe-document.ts";
import { testDatabase, testServer } from "./testing/test-database.ts";

const AT = "2026-03-01T00:00:00.000Z";

it.skipIf(!testServer)("a count that was overtaken is not written over a newer one", async () => {
  const uri = testDatabase();
  const store = await openMongoStore({ uri });
  const [loved, rival] = [buildRecipe(), buildRecipe()];
  for (const recipe of [loved, rival]) await store.recipes.insert(recipe);
  await store.bookmarks.toggle("ana", rival.id, AT);

  // // Another, slow server: right after it has counted, another user sets a bookmark and counts too.
  let overtakes = 0;
  const slowSchema = bookmarkSchema.clone();
  slowSchema.post("countDocuments", async () => {
    overtakes += 1;
    if (overtakes === 1) await store.bookmarks.toggle("cy", loved.id, AT);
  });
  const slow = new Mongo({ uri });
  const recipes = slow.model("recipes", recipeDocumentSchema);
  const bookmarks = createBookmarkStore(
    slow,
    recipes,
    slow.model("bookmarks", slowSchema),
    slow.model("cooking_notes", cookingNotesDocumentSchema),
  );
  expect(await bookmarks.toggle("bo", loved.id, AT)).toBe(true);

  expect(overtakes).toBe(2);
  const { items } = await store.recipes.list({}, "popular", { limit: 1 });
  expect(items.map(({ id }) => id)).toEqual([loved.id]);
  await Promise.all([store.close(), slow.close()]);
  const operator = await new Mongoose().connect(uri);
  await operator.connection.dropDatabase();
  await operator.disconnect();
});
