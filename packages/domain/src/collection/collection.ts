import * as z from "zod/mini";
import { namedUserSchema } from "../community/named-user.ts";
import { LIMITS } from "../limits.ts";

export const COLLECTION_LIMITS = {
  /** The collections of one user. */
  perUser: 200,
  /** The recipes of one collection. */
  recipes: 5_000,
  nameLength: 120,
  noteLength: 2_000,
  sections: 40,
  sectionNameLength: 120,
  members: 50,
  /** The recipes that one call adds or takes out. */
  recipesAtOnce: 1_000,
  terms: 20,
  tags: 20,
  days: 3_650,
} as const;

/** Who reads a collection besides its owner: no other user, the named members, or every user of the server. */
export const COLLECTION_AUDIENCES = ["private", "people", "all"] as const;
export const collectionAudienceSchema = z.enum(COLLECTION_AUDIENCES);
export type CollectionAudience = z.infer<typeof collectionAudienceSchema>;

export const MEMBER_ROLES = ["reader", "editor"] as const;
export const memberRoleSchema = z.enum(MEMBER_ROLES);
export type MemberRole = z.infer<typeof memberRoleSchema>;

/** As their owner arranged them, or by a rule; recipes of one section are together in each. */
export const COLLECTION_ORDERS = ["hand", "new", "name", "shortest"] as const;
export const collectionOrderSchema = z.enum(COLLECTION_ORDERS);
export type CollectionOrder = z.infer<typeof collectionOrderSchema>;

const oneLine = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const ref = z.string().check(z.regex(/^[\w-]{1,64}$/));
const at = z.iso.datetime();

export const collectionNameSchema = oneLine(COLLECTION_LIMITS.nameLength);
export const collectionNoteSchema = z.string().check(z.trim(), z.maxLength(COLLECTION_LIMITS.noteLength));

/** A part of a collection with a heading. Recipes without a section come first. */
export const sectionSchema = z.object({ id: ref, name: oneLine(COLLECTION_LIMITS.sectionNameLength) });
export type Section = z.infer<typeof sectionSchema>;

export const sectionsSchema = z.array(sectionSchema).check(
  z.maxLength(COLLECTION_LIMITS.sections),
  z.refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length),
);

/**
 * The search of a smart collection. Every condition that is there must hold; it runs for each reader over the recipes that
 * this reader may see, with this reader's own ratings and cooking dates.
 */
export const collectionRuleSchema = z.object({
  /** Texts of which each must be found in the name or in an ingredient name. */
  terms: z.array(oneLine(LIMITS.shortTextLength)).check(z.maxLength(COLLECTION_LIMITS.terms)),
  /** Tags that a recipe must have, all of them. */
  tags: z.array(oneLine(LIMITS.shortTextLength)).check(z.maxLength(COLLECTION_LIMITS.tags)),
  /** The longest total time in minutes. */
  maxMinutes: z.optional(z.int().check(z.minimum(1), z.maximum(LIMITS.minutes))),
  /** The least own rating of the reader. */
  minRating: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
  /** The reader has not cooked it for so many days, or never. */
  notCookedForDays: z.optional(z.int().check(z.minimum(1), z.maximum(COLLECTION_LIMITS.days))),
});
export type CollectionRule = z.infer<typeof collectionRuleSchema>;

/** The cover is drawn from the recipes in it, or is the picture of one of them, named by its id. */
export const collectionCoverSchema = z.union([z.literal("drawn"), ref]);

/** A collection as it is stored. */
export const storedCollectionSchema = z.object({
  id: z.string(),
  /** The owner's id. */
  userId: z.string(),
  name: z.string(),
  note: z.string(),
  cover: z.string(),
  order: collectionOrderSchema,
  sections: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Null for a collection whose recipes were put into it. */
  rule: z.nullable(collectionRuleSchema),
  audience: collectionAudienceSchema,
  /** Remembered while the audience is another one; they read it while the audience is `people` alone. */
  members: z.array(z.object({ userId: z.string(), role: memberRoleSchema })),
  createdAt: at,
  updatedAt: at,
  /** The version, counted from 1; `If-Match` compares it. Recipes that are put in or taken out do not count. */
  version: z.int().check(z.positive()),
});
export type StoredCollection = z.infer<typeof storedCollectionSchema>;

/** A recipe in a collection as it is stored. */
export const collectionEntrySchema = z.object({
  collectionId: z.string(),
  recipeId: z.string(),
  /** Null where it has no section. */
  sectionId: z.nullable(z.string()),
  /** Orders the recipes of a section by hand. */
  position: z.number(),
  addedAt: at,
  /** The id of the user who put it in; empty where that account was deleted. */
  addedBy: z.string(),
  /** True when the recipe's owner has shown a recipe that is not everybody's to the readers of this collection, knowingly. */
  isShared: z.boolean(),
});
export type CollectionEntry = z.infer<typeof collectionEntrySchema>;

/** What a reader may do with a collection. */
export const collectionRoleSchema = z.enum(["owner", ...MEMBER_ROLES]);
export type CollectionRole = z.infer<typeof collectionRoleSchema>;

/** A collection as one of its readers sees it. */
export const collectionSchema = z.extend(z.omit(storedCollectionSchema, { userId: true, members: true }), {
  owner: namedUserSchema,
  /** The reader's own role. */
  role: collectionRoleSchema,
  /** The named members; empty for a reader who is not the owner. */
  members: z.array(z.extend(namedUserSchema, { role: memberRoleSchema })),
});
export type Collection = z.infer<typeof collectionSchema>;
