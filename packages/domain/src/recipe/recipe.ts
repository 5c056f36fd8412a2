import * as z from "zod/mini";
import { EDITABLE_FIELDS, forTextFields } from "./editable-fields.ts";
import { isGroupKey } from "./group-key.ts";
import { ingredientNames } from "./ingredient-names.ts";
import { LIMITS } from "../limits.ts";
import { VISIBILITIES } from "./visibility.ts";

const text = z.string().check(z.maxLength(LIMITS.textLength));
const shortText = z.string().check(z.maxLength(LIMITS.shortTextLength));
const minutes = z.int().check(z.nonnegative(), z.maximum(LIMITS.minutes));
const atMost = <T extends z.core.$ZodType>(length: number, entry: T) =>
  z.array(entry).check(z.maxLength(length));
const shortTexts = atMost(LIMITS.listEntries, shortText);

/** An http or https address; all other schemes are rejected. */
export const webUrl = z.string().check(
  z.maxLength(LIMITS.urlLength),
  z.refine((url) => /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url)),
);

/** A row of an ingredient list. */
export const ingredientRowSchema = z.object({
  ingredient_name: shortText,
  unit: shortText,
  /** A number, or the text as written when it is none: "a handful", "2-3". */
  measure: z.union([z.number().check(z.nonnegative()), shortText]),
  /** The ends of a range whose `measure` is text. */
  measureMin: z.optional(z.number().check(z.nonnegative())),
  measureMax: z.optional(z.number().check(z.nonnegative())),
  prep_style: shortText,
  /** The line as it was written. */
  text: z.optional(text),
});

const ingredientRows = atMost(LIMITS.rowsPerGroup, ingredientRowSchema);

export const ingredientsSchema = z
  .record(z.string().check(z.refine(isGroupKey)), ingredientRows)
  .check(z.refine((groups) => Object.keys(groups).length <= LIMITS.groups));

/** The use of a listed ingredient by a sub-step. */
export const stepUseSchema = z.object({
  /** The group of the ingredient list, and the index of the row in it. */
  group: z.string(),
  i: z.int(),
  /** All of it, a portion of it, or what earlier steps have not taken. */
  part: z.enum(["all", "part", "rest"]),
  /** The offsets of the words in `description` that name it; null where it is only meant. */
  start: z.nullable(z.int()),
  end: z.nullable(z.int()),
  /** The amount that the sub-step states, with its unit as the list writes it, or by its id. */
  amount: z.nullable(z.object({ min: z.number(), max: z.number(), unit: z.nullable(z.string()) })),
  /** Whether a cook set it, the rows of the sub-step state it, or it was found in the sentence. */
  origin: z.enum(["cook", "recipe", "found"]),
});

export const subStepSchema = z.object({
  description: text,
  tip: z.optional(text),
  why: z.optional(text),
  analogy: z.optional(text),
  action_id: z.optional(shortText),
  duration_minutes: z.optional(z.number().check(z.nonnegative(), z.maximum(LIMITS.minutes))),
  ingredients: z.optional(ingredientRows),
  /**
   * Its uses of the ingredient list. Those that a cook set are stored; an empty list is a cook's statement that it takes
   * nothing. Others are found for each answer, and missing where there are none.
   */
  uses: z.optional(z.array(stepUseSchema)),
});

export const stepSchema = z.object({
  main_step: text,
  tip: z.optional(text),
  why: z.optional(text),
  analogy: z.optional(text),
  /** Steps of one group can run side by side. */
  parallel_group: z.optional(z.union([z.number(), shortText])),
  sub_steps: atMost(LIMITS.subStepsPerStep, subStepSchema),
});

export const durationSchema = z.object({
  prep_time_minutes: minutes,
  cook_time_minutes: minutes,
  total_time_minutes: minutes,
  /** The total as it is shown: "1h 20m". */
  formatted: shortText,
});

export const toolSchema = z.object({ tool_name: shortText, purpose: shortText });

export const reviewSchema = z.object({
  author: z.optional(shortText),
  rating: z.optional(z.number()),
  text,
});

export const MEDIA = ["web", "tiktok", "instagram", "pinterest", "youtube", "book", "other"] as const;
export const mediumSchema = z.enum(MEDIA);

/** The source of an imported recipe. */
export const importedUrlSchema = z.object({
  url: webUrl,
  source: shortText,
  author: shortText,
  medium: mediumSchema,
});

export const imageSchema = z.object({
  /**
   * A path of Larder's own media. `normaliseRecipe` accepts no other; recipes stored before that rule may hold another
   * site's address.
   */
  url: z.string().check(
    z.maxLength(LIMITS.urlLength),
    z.refine((url) => /^\/media\/[\w./-]+$/.test(url) || /^https?:\/\/[^\s/]/i.test(url)),
  ),
  width: z.optional(z.int().check(z.positive())),
  height: z.optional(z.int().check(z.positive())),
  /** A tiny version of the picture, shown enlarged until it has loaded; see `picture-sources.ts`. */
  blurhash: z.optional(shortText),
  /** The picture's main colour as `#rrggbb`. */
  colour: z.optional(shortText),
});

/** Another recipe that a recipe uses: a sauce, a dough. */
export const linkedRecipeSchema = z.object({
  name: z.string().check(z.maxLength(EDITABLE_FIELDS.name.maxLength)),
  /** Its id, where it is a recipe of this server; whether a reader may see that one is decided by each answer. */
  id: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  /** Its slug, which answers add to the id; it is not stored. */
  slug: z.optional(z.string()),
});

/** The fields that are filled in where the source does not state them. */
export const ASSUMABLE = ["duration", "servings", "steps", "ingredients"] as const;

/** The content of a recipe: everything that its author writes. */
export const recipeDraftSchema = z.object({
  name: z.string().check(z.maxLength(EDITABLE_FIELDS.name.maxLength)),
  abstract: z.optional(text),
  ...forTextFields((field) => z.optional(z.string().check(z.maxLength(EDITABLE_FIELDS[field].maxLength)))),
  rating: z.optional(z.number().check(z.nonnegative(), z.maximum(5))),
  url: z.optional(webUrl),
  source: z.optional(shortText),
  servings: z.number().check(z.minimum(1), z.maximum(EDITABLE_FIELDS.servings.max)),
  calories_per_serving: z.optional(z.number().check(z.nonnegative())),
  tags: atMost(EDITABLE_FIELDS.tags.maxEntries, shortText),
  category: shortTexts,
  dietary_preferences: shortTexts,
  reviews: atMost(LIMITS.listEntries, reviewSchema),
  /** The cook's notes about the recipe, each a text of its own, in order. */
  notes: z.optional(atMost(EDITABLE_FIELDS.notes.maxEntries, text)),
  history: z.optional(text),
  did_you_know: z.optional(text),
  tools: atMost(EDITABLE_FIELDS.tools.maxEntries, toolSchema),
  duration: durationSchema,
  ingredients: ingredientsSchema,
  steps: atMost(EDITABLE_FIELDS.steps.maxEntries, stepSchema),
  importedUrl: z.optional(importedUrlSchema),
  image: z.optional(imageSchema),
  /** Further pictures, in order; `image` comes before them. */
  moreImages: z.optional(atMost(EDITABLE_FIELDS.moreImages.maxEntries, imageSchema)),
  /** The address of a film that shows how the recipe is cooked. */
  video: z.optional(webUrl),
  linkedRecipes: z.optional(atMost(EDITABLE_FIELDS.linkedRecipes.maxEntries, linkedRecipeSchema)),
  language: z.optional(shortText),
  assumed: z.optional(z.array(z.enum(ASSUMABLE))),
});

/** The origin of an assumed value: a fixed default, or the times of the recipe's own steps. */
const assumedFrom = z.enum(["default", "reckoned"]);

// What was stored may come from another version, which knew other codes. These schemas check what readers rely on, and are
// short because every page of the web client loads them.
const storedDanger = z.object({
  code: z.string(),
  where: z.object({ part: z.string(), index: z.int() }),
  quote: z.string(),
  words: z.optional(z.array(z.string())),
});
const storedRequest = z.object({
  excluded: z.array(z.object({ words: z.string() })),
  diets: z.array(z.object({ diet: z.string(), words: z.string() })),
});

/** The recipe that another one was copied from, as it was then. */
const originSchema = z.object({
  recipeId: z.string(),
  name: z.string(),
  version: z.int().check(z.positive()),
  /** The author that it named; a display name that its owner shows is not stored with copies. */
  author: z.optional(z.string()),
  /** The digest of its content, which shows whether it has changed since. */
  digest: z.string(),
});

/** A recipe of the collection: a draft with the fields that only the server sets. */
export const recipeSchema = z.extend(recipeDraftSchema, {
  /** The origin of each value that `assumed` names. Missing in recipes that were stored before this field existed. */
  assumedFrom: z.optional(
    z.object({
      duration: z.optional(assumedFrom),
      servings: z.optional(assumedFrom),
      steps: z.optional(assumedFrom),
      ingredients: z.optional(assumedFrom),
    }),
  ),
  /** The total in minutes from the times of the steps, where `duration` is assumed and the steps state any. */
  reckonedMinutes: z.optional(minutes),
  id: z.string(),
  slug: z.string(),
  /** The owner's id; empty when the owner's account was deleted. */
  userId: z.string(),
  /**
   * True when `author` is the owner's display name, which the server wrote at the owner's request; missing otherwise.
   */
  authorIsOwner: z.optional(z.boolean()),
  /** The page it was imported from in canonical form; no two recipes share one. */
  sourceUrl: z.optional(webUrl),
  /** The original JSON text of a recipe that was added from JSON; visible to its owner only. */
  originalJson: z.optional(z.string()),
  /** The recipe that this one was copied from, or of which its owner has last seen this version; visible to its owner only. */
  origin: z.optional(originSchema),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The version, counted from 1; `If-Match` compares it. */
  version: z.int().check(z.positive()),
  visibility: z.enum(VISIBILITIES),
  /** The id of the administrator who took it from all lists; its owner still sees it. Empty where none was stored. */
  hiddenBy: z.optional(z.string()),
  /** What the maker of a generated recipe notes for its cook: see `MakerNote`. */
  makerNotes: z.optional(z.array(z.object({ code: z.string(), words: z.array(z.string()) }))),
  /** The dangers found in it when it was last written: see `Danger`. Missing where there are none. */
  warnings: z.optional(z.array(storedDanger)),
  /** The request that it was generated for, as it was understood: see `RecipeRequest`. */
  request: z.optional(storedRequest),
  /** True for a generated recipe that its owner has not kept yet; only the owner sees it. */
  draft: z.optional(z.literal(true)),
  /** The time at which a draft is deleted unless it is kept. */
  expiresAt: z.optional(z.iso.datetime()),
});

/** The part of a recipe that a list shows. */
export const recipeSummarySchema = z.extend(
  z.pick(recipeSchema, {
    id: true,
    name: true,
    slug: true,
    tags: true,
    duration: true,
    servings: true,
    userId: true,
    image: true,
    language: true,
    assumed: true,
    reckonedMinutes: true,
    expiresAt: true,
  }),
  {
    /** Missing for a recipe that everybody sees. */
    visibility: z.optional(z.enum(VISIBILITIES)),
    ingredientNames: z.array(z.string()),
  },
);

export type IngredientRow = z.infer<typeof ingredientRowSchema>;
export type Ingredients = z.infer<typeof ingredientsSchema>;
export type StepUse = z.infer<typeof stepUseSchema>;
export type SubStep = z.infer<typeof subStepSchema>;
export type Step = z.infer<typeof stepSchema>;
export type Duration = z.infer<typeof durationSchema>;
export type Tool = z.infer<typeof toolSchema>;
export type Medium = z.infer<typeof mediumSchema>;
export type ImportedUrl = z.infer<typeof importedUrlSchema>;
export type RecipeImage = z.infer<typeof imageSchema>;
export type LinkedRecipe = z.infer<typeof linkedRecipeSchema>;
export type RecipeDraft = z.infer<typeof recipeDraftSchema>;
export type Recipe = z.infer<typeof recipeSchema>;
export type RecipeSummary = z.infer<typeof recipeSummarySchema>;

/** Returns the ingredients that the steps name, in order. */
export function usedRows({ steps }: Pick<RecipeDraft, "steps">): IngredientRow[] {
  return steps.flatMap(({ sub_steps }) => sub_steps.flatMap(({ ingredients = [] }) => ingredients));
}

/** Returns the part of a recipe that a list shows. */
export function summarise(recipe: Recipe): RecipeSummary {
  const { id, name, slug, tags, duration, servings, userId, image, language, assumed } = recipe;
  const { reckonedMinutes, expiresAt, visibility } = recipe;
  return {
    id,
    name,
    slug,
    tags,
    duration,
    servings,
    userId,
    ...(image && { image }),
    ...(language && { language }),
    ...(assumed && { assumed }),
    ...(reckonedMinutes !== undefined && { reckonedMinutes }),
    ...(expiresAt && { expiresAt }),
    ...(visibility !== "shared" && { visibility }),
    ingredientNames: ingredientNames(recipe.ingredients),
  };
}
