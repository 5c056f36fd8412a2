import type { Model } from "mongoose";
import type { Mongo } from "./mongo.ts";
import type { RecipeDocument } from "./recipe-document.ts";
import type { RecipeRevision } from "./recipe-revision.ts";

/** Replaces the author of the owner's recipes that have `authorIsOwner`, or removes it with the mark. */
export async function replaceOwnAuthor(
  { mongo, recipes, revision }: { mongo: Mongo; recipes: Model<RecipeDocument>; revision: RecipeRevision },
  userId: string,
  author: string | null,
): Promise<void> {
  const signed = { userId, authorIsOwner: true };
  await revision.after(() =>
    author === null
      ? recipes.updateMany(signed, { $unset: { author: 1, authorIsOwner: 1 }, $inc: { version: 1 } })
      : recipes.updateMany(
          { ...signed, author: mongo.trusted({ $ne: author }) },
          { $set: { author }, $inc: { version: 1 } },
        ),
  );
}
