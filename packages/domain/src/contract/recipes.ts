import * as z from "zod/mini";
import { EDITABLE_FIELD_NAMES, type EditableField } from "../recipe/editable-fields.ts";
import { linkedRecipeSchema, type RecipeDraft, recipeSchema, recipeSummarySchema } from "../recipe/recipe.ts";
import { VISIBILITIES } from "../recipe/visibility.ts";
import { defineEndpoint } from "./endpoint.ts";
import {
  countUpTo,
  done,
  id,
  idParams,
  idempotencyKey,
  ifMatch,
  pageAnswer,
  pageQuery,
  sentUserId,
  success,
  userIdQuery,
  cursor,
} from "./fields.ts";

const RECIPE_BODY_BYTES = 256 * 1024;

/** Any JSON for a recipe, an object or a list with one recipe in it: `normaliseRecipe` repairs what it can. */
const anyRecipe = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]);

/** A recipe in the bare list: complete, except what only its owner sees, and with links by name alone. */
export const listedRecipe = z.extend(z.omit(recipeSchema, { originalJson: true, origin: true }), {
  linkedRecipes: z.optional(z.array(z.pick(linkedRecipeSchema, { name: true }))),
});

const searchText = z.string().check(z.maxLength(500));
const listQuery = {
  userId: sentUserId,
  /** Ingredient terms joined by a literal `+`; the server reads them from the raw query. */
  search: z.optional(z.string().check(z.maxLength(2_000))),
  q: z.optional(searchText),
  tag: z.optional(searchText),
  owner: z.optional(z.literal("me")),
  /** Leaves out the recipes that have what the user leaves out. */
  exclude: z.optional(z.literal("mine")),
  sort: z.optional(z.enum(["new", "popular", "name", "shortest"])),
  cursor: z.optional(cursor),
};

export const listRecipeSummaries = defineEndpoint({
  method: "get",
  path: "/api/recipes",
  access: "reader",
  summary: "The collection as cards, a page at a time.",
  when: { view: "summary" },
  query: z.object({
    ...listQuery,
    view: z.literal("summary"),
    /** The last two are by the notes of the user. */
    sort: z.optional(z.enum(["new", "popular", "name", "shortest", "liked", "cooked"])),
    limit: z.optional(countUpTo(2_000)),
  }),
  response: z.object({ success, recipes: z.array(recipeSummarySchema), ...pageAnswer }),
});

export const listRecipes = defineEndpoint({
  method: "get",
  path: "/api/recipes",
  access: "reader",
  summary: "The collection, newest first, whole recipes, at most 2,000 an answer.",
  query: z.object({ ...listQuery, limit: z.optional(countUpTo(2_000)) }),
  response: z.object({ success, recipes: z.array(listedRecipe), ...pageAnswer }),
});

export const listTags = defineEndpoint({
  method: "get",
  path: "/api/recipes/tags",
  access: "reader",
  summary: "Every tag with the number of its recipes, most used first.",
  query: userIdQuery,
  response: z.object({ success, tags: z.array(z.object({ tag: z.string(), count: z.int() })) }),
});

export const getRecipe = defineEndpoint({
  method: "get",
  path: "/api/recipes/slug/:slug",
  access: "reader",
  summary: "One whole recipe, with an ETag that names its version.",
  params: z.object({ slug: z.string() }),
  query: userIdQuery,
  response: z.object({ success, recipe: recipeSchema }),
});

export const createRecipe = defineEndpoint({
  method: "post",
  path: "/api/recipes",
  access: "user",
  viewers: "refused",
  summary:
    "Adds a recipe: of our own shape, an older one, or a document of schema.org with one recipe in it.",
  bodyLimit: RECIPE_BODY_BYTES,
  headers: idempotencyKey,
  body: z.object({
    userId: sentUserId,
    recipe: anyRecipe,
    originalJson: z.optional(z.unknown()),
    importedUrl: z.optional(z.unknown()),
    /** Who sees the recipe; the user's default where it is missing. */
    visibility: z.optional(z.enum(VISIBILITIES)),
  }),
  response: z.object({ success, recipe: recipeSchema }),
  status: 201,
});

const editable = Object.fromEntries(
  (EDITABLE_FIELD_NAMES satisfies readonly (keyof RecipeDraft)[]).map((field) => [
    field,
    z.optional(z.unknown()),
  ]),
) as Record<EditableField, z.ZodMiniOptional<z.ZodMiniUnknown>>;

export const updateRecipe = defineEndpoint({
  method: "patch",
  path: "/api/recipes/:id",
  access: "user",
  viewers: "refused",
  summary: "Changes the named fields of one's own recipe; `If-Match` guards against a change meanwhile.",
  bodyLimit: RECIPE_BODY_BYTES,
  params: idParams,
  headers: ifMatch,
  body: z.object({
    userId: sentUserId,
    ...editable,
    /** Null removes the JSON that was sent with the recipe. */
    originalJson: z.optional(z.null()),
  }),
  response: z.object({ success, recipe: recipeSchema }),
});

export const deleteRecipe = defineEndpoint({
  method: "delete",
  path: "/api/recipes/:id",
  access: "user",
  viewers: "refused",
  summary: "Deletes one's own recipe; `If-Match` as with a change.",
  params: idParams,
  headers: ifMatch,
  query: userIdQuery,
  body: z.optional(z.object({ userId: sentUserId })),
  response: done,
});

export const setRecipeVisibility = defineEndpoint({
  method: "put",
  path: "/api/recipes/:id/visibility",
  access: "user",
  viewers: "refused",
  summary:
    "Sets who sees one's own recipe: `private`, `shared` with everybody here, or `link`, private but for its public page.",
  params: idParams,
  body: z.object({ userId: sentUserId, visibility: z.enum(VISIBILITIES) }),
  response: z.object({ success, recipe: recipeSchema }),
});

export const listHiddenRecipes = defineEndpoint({
  method: "get",
  path: "/api/admin/recipes",
  access: "admin",
  summary: "The recipes that were taken from the shared list, newest first.",
  query: z.object({ userId: sentUserId, ...pageQuery }),
  response: z.object({ success, recipes: z.array(recipeSummarySchema), ...pageAnswer }),
});

export const setRecipeHidden = defineEndpoint({
  method: "patch",
  path: "/api/admin/recipes/:id",
  access: "admin",
  summary: "Hides a recipe from all but its owner, or shows it again.",
  params: z.object({ id }),
  body: z.object({ userId: sentUserId, isHidden: z.boolean() }),
  response: done,
});
