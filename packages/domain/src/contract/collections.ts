import * as z from "zod/mini";
import {
  COLLECTION_LIMITS,
  collectionAudienceSchema,
  collectionCoverSchema,
  collectionNameSchema,
  collectionNoteSchema,
  collectionOrderSchema,
  collectionRuleSchema,
  collectionSchema,
  memberRoleSchema,
  sectionsSchema,
} from "../collection/collection.ts";
import { recipeSummarySchema } from "../recipe/recipe.ts";
import { defineEndpoint } from "./endpoint.ts";
import {
  countUpTo,
  cursor,
  done,
  id,
  idempotencyKey,
  idParams,
  ifMatch,
  pageAnswer,
  pageQuery,
  sentUserId,
  success,
  uid,
  userIdQuery,
} from "./fields.ts";

const collectionAnswer = z.object({ success, collection: collectionSchema });
const recipeIds = z.array(id).check(z.minLength(1), z.maxLength(COLLECTION_LIMITS.recipesAtOnce));

/**
 * The answer to the question whether own recipes that are not everybody's are shown to the readers of the collection.
 * Missing where it was not asked yet: then the error `private-recipes` names them in `details.recipes`, and nothing changes.
 */
const sharePrivate = z.optional(z.boolean());

/** A collection on the shelf of a reader. */
export const shelvedCollectionSchema = z.extend(collectionSchema, {
  /** The number of its recipes that this reader may see; null for a smart collection, which is counted when it is opened. */
  count: z.nullable(z.int()),
  /** Up to four recipes of those for its cover, the chosen one first; empty for a smart collection. */
  covers: z.array(
    z.pick(recipeSummarySchema, { id: true, name: true, image: true, tags: true, ingredientNames: true }),
  ),
});
export type ShelvedCollection = z.infer<typeof shelvedCollectionSchema>;

/** A recipe in a collection. */
export const collectedRecipeSchema = z.extend(recipeSummarySchema, { sectionId: z.nullable(z.string()) });
export type CollectedRecipe = z.infer<typeof collectedRecipeSchema>;

export const listCollections = defineEndpoint({
  method: "get",
  path: "/api/collections",
  access: "user",
  summary:
    "The collections that the user may read: own ones first, then those shared with the user by name, then those for all; each group with the latest change first.",
  query: z.object({ userId: sentUserId, ...pageQuery }),
  response: z.object({ success, collections: z.array(shelvedCollectionSchema), ...pageAnswer }),
});

export const createCollection = defineEndpoint({
  method: "post",
  path: "/api/collections",
  access: "user",
  summary: "Adds a private collection; with a `rule` a smart one, which stays smart.",
  headers: idempotencyKey,
  body: z.object({
    userId: sentUserId,
    name: collectionNameSchema,
    note: z.optional(collectionNoteSchema),
    order: z.optional(collectionOrderSchema),
    sections: z.optional(sectionsSchema),
    rule: z.optional(collectionRuleSchema),
  }),
  response: collectionAnswer,
  status: 201,
});

export const getCollection = defineEndpoint({
  method: "get",
  path: "/api/collections/:id",
  access: "user",
  summary: "One collection without its recipes, with an ETag that names its version.",
  params: idParams,
  query: userIdQuery,
  response: collectionAnswer,
});

export const updateCollection = defineEndpoint({
  method: "patch",
  path: "/api/collections/:id",
  access: "user",
  summary:
    "Changes the named fields of an own collection. Recipes of a section that is left out have no section then. A rule replaces the rule of a smart collection.",
  params: idParams,
  headers: ifMatch,
  body: z.object({
    userId: sentUserId,
    name: z.optional(collectionNameSchema),
    note: z.optional(collectionNoteSchema),
    cover: z.optional(collectionCoverSchema),
    order: z.optional(collectionOrderSchema),
    sections: z.optional(sectionsSchema),
    rule: z.optional(collectionRuleSchema),
  }),
  response: collectionAnswer,
});

export const deleteCollection = defineEndpoint({
  method: "delete",
  path: "/api/collections/:id",
  access: "user",
  summary: "Deletes an own collection; its recipes stay.",
  params: idParams,
  headers: ifMatch,
  query: userIdQuery,
  response: done,
});

export const listCollectionRecipes = defineEndpoint({
  method: "get",
  path: "/api/collections/:id/recipes",
  access: "user",
  summary:
    "The recipes of a collection that the user may see, as cards, a page at a time, in its order: those without a section first, then section by section.",
  params: idParams,
  query: z.object({
    userId: sentUserId,
    limit: z.optional(countUpTo(2_000)),
    cursor: z.optional(cursor),
  }),
  response: z.object({ success, recipes: z.array(collectedRecipeSchema), ...pageAnswer }),
});

export const addToCollection = defineEndpoint({
  method: "post",
  path: "/api/collections/:id/recipes",
  access: "user",
  summary:
    "Puts recipes into a collection, up to 1,000 at once. Where others read it and own recipes are not everybody's, `private-recipes` names those until `sharePrivate` says whether they are shown to its readers.",
  params: idParams,
  body: z.object({
    userId: sentUserId,
    recipeIds,
    /** The section into which they are put; those that are in the collection already stay where they are. */
    sectionId: z.optional(z.nullable(id)),
    sharePrivate,
  }),
  response: z.object({
    success,
    /** The ids of the recipes that were put in. */
    added: z.array(z.string()),
    /** The ids of those that were in it before. */
    present: z.array(z.string()),
    /** The ids of those that do not exist or that the user may not see. */
    notFound: z.array(z.string()),
  }),
});

export const removeFromCollection = defineEndpoint({
  method: "post",
  path: "/api/collections/:id/recipes/remove",
  access: "user",
  summary:
    "Takes recipes out of a collection; a reader who may not change it can take out own recipes. Those that are not in it do not matter.",
  params: idParams,
  body: z.object({ userId: sentUserId, recipeIds }),
  response: z.object({ success, removed: z.int() }),
});

export const moveInCollection = defineEndpoint({
  method: "put",
  path: "/api/collections/:id/recipes/:recipeId",
  access: "user",
  summary:
    "Moves a recipe of a collection into a section, before another recipe of that section or to its end.",
  params: z.object({ id, recipeId: id }),
  body: z.object({
    userId: sentUserId,
    sectionId: z.nullable(id),
    /** The id of the recipe before which it stands afterwards; null for the end of the section. */
    before: z.nullable(id),
  }),
  response: done,
});

export const setCollectionAudience = defineEndpoint({
  method: "put",
  path: "/api/collections/:id/audience",
  access: "user",
  viewers: "refused",
  summary:
    "Sets who reads an own collection. New members are named by their exact sign-in name or e-mail address, and those who stay by their id.",
  params: idParams,
  headers: ifMatch,
  body: z.object({
    userId: sentUserId,
    audience: collectionAudienceSchema,
    members: z
      .array(
        z.union([
          z.object({ userId: uid, role: memberRoleSchema }),
          z.object({
            person: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
            role: memberRoleSchema,
          }),
        ]),
      )
      .check(z.maxLength(COLLECTION_LIMITS.members)),
    sharePrivate,
  }),
  response: collectionAnswer,
});

export const leaveCollection = defineEndpoint({
  method: "delete",
  path: "/api/collections/:id/membership",
  access: "user",
  summary: "Ends the user's own membership of a collection that was shared with them by name.",
  params: idParams,
  query: userIdQuery,
  response: done,
});

export const listCollectionsOfRecipe = defineEndpoint({
  method: "get",
  path: "/api/recipes/:id/collections",
  access: "user",
  summary: "The ids of the collections that the user may change and that have this recipe.",
  params: idParams,
  query: userIdQuery,
  response: z.object({ success, collectionIds: z.array(z.string()) }),
});
