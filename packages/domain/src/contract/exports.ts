import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { id, sentUserId, success } from "./fields.ts";
import { listedRecipe } from "./recipes.ts";

const text = z.string().check(z.maxLength(500));

/** The recipes to export: a collection, else what a list of recipes finds for the user, else all recipes that the user owns. */
const chosen = {
  userId: sentUserId,
  collection: z.optional(id),
  /** Ingredient terms joined by a literal `+`; the server reads them from the raw query. */
  search: z.optional(z.string().check(z.maxLength(2_000))),
  q: z.optional(text),
  tag: z.optional(text),
  /** Leaves others' recipes out of a search. */
  owner: z.optional(z.literal("me")),
  /** Leaves out of a search what the user leaves out. */
  exclude: z.optional(z.literal("mine")),
};

// The fixed path comes first: Express takes the first that matches.
export const getCookbook = defineEndpoint({
  method: "get",
  path: "/api/exports/cookbook",
  access: "user",
  rate: "export",
  summary: "Whole recipes by name, for a book that the browser prints.",
  query: z.object(chosen),
  response: z.object({
    success,
    /** The name of the collection; empty for everything and for a search. */
    title: z.string(),
    recipes: z.array(listedRecipe),
  }),
});

export const exportRecipes = defineEndpoint({
  method: "get",
  path: "/api/exports/:format",
  access: "user",
  rate: "export",
  summary:
    "Takes recipes away as a file: one's own without a query, else a collection or a search, as far as the user sees them. The formats: larder, paprika, mealie, tandoor, nextcloud, json-ld, cooklang, markdown, epub.",
  /** One of `EXPORT_FORMATS`. */
  params: z.object({ format: z.string() }),
  query: z.object(chosen),
  response: z.instanceof(Uint8Array),
  download: ["application/zip", "application/epub+zip", "application/ld+json"],
});

export type ExportQuery = z.infer<typeof exportRecipes.query>;
