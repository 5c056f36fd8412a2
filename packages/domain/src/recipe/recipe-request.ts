import * as z from "zod/mini";
import { RECIPE_LANGUAGES } from "../language.ts";
import { REQUEST_DANGERS } from "./request-danger.ts";

/** The diets, faiths and stages of life that a request can name; `diets.ts` says what each bars. */
export const DIET_IDS = [
  "vegan",
  "vegetarian",
  "pescatarian",
  "gluten-free",
  "dairy-free",
  "halal",
  "kosher",
  "jain",
  "low-fodmap",
  "keto",
  "low-carb",
  "low-salt",
  "low-fat",
  "diabetic",
  "paleo",
  "pregnancy",
  "weak-immunity",
  "baby",
  "toddler",
] as const;
export type DietId = (typeof DIET_IDS)[number];

/** The appliances and vessels that a request can ask for or rule out. */
export const TOOL_IDS = [
  "air-fryer",
  "slow-cooker",
  "pressure-cooker",
  "microwave",
  "oven",
  "stove",
  "barbecue",
  "blender",
  "mixer",
  "food-processor",
  "rice-cooker",
  "bread-machine",
  "wok",
  "pan",
  "pot",
  "tray",
  "grill",
  "kettle",
  "waffle-iron",
  "ice-cream-machine",
] as const;
export type ToolId = (typeof TOOL_IDS)[number];

/** The states in which a request says that a food is. */
export const FOOD_STATES = [
  "leftover",
  "cooked",
  "ripe",
  "stale",
  "raw",
  "frozen",
  "tinned",
  "dried",
] as const;
export type FoodState = (typeof FOOD_STATES)[number];

export const requestedFoodSchema = z.object({
  /** The words of the query. */
  words: z.string(),
  /** The id of the food; null when its words name no known food. */
  food: z.nullable(z.string()),
  /** The amount; `unit` is the id of a unit of measure, null for a count. */
  quantity: z.nullable(
    z.object({ min: z.number(), max: z.optional(z.number()), unit: z.nullable(z.string()) }),
  ),
  state: z.nullable(z.enum(FOOD_STATES)),
});

export const exclusionSchema = z.object({
  /** The words of the query that name what is left out. */
  words: z.string(),
  /** Ids of foods, which bar their kinds and the compounds that have them too. */
  foods: z.array(z.string()),
  /** Contents that no food of the recipe may have: see `food/content.ts`. */
  contents: z.array(z.string()),
  /** True for an allergy, an intolerance, or a food that an eater cannot eat. */
  isAllergy: z.boolean(),
});

/** A request for a recipe, as it was understood. */
export const recipeRequestSchema = z.object({
  language: z.enum(RECIPE_LANGUAGES),
  /** The dish that is named; `id` is null when its name is not known. Null when no dish is named. */
  dish: z.nullable(z.object({ words: z.string(), id: z.nullable(z.string()) })),
  foods: z.array(requestedFoodSchema),
  excluded: z.array(exclusionSchema),
  diets: z.array(z.object({ diet: z.enum(DIET_IDS), words: z.string() })),
  servings: z.nullable(z.number()),
  /** The most minutes that it may take. */
  minutes: z.nullable(z.number()),
  /** Appliances to use or, with `use: false`, to do without. */
  tools: z.array(z.object({ tool: z.enum(TOOL_IDS), use: z.boolean(), words: z.string() })),
  /** Ids of preferences, seasons and cuisines: "quick", "winter", "italian". */
  preferences: z.array(z.string()),
  /** True when nothing but the named foods may be used. */
  onlyThese: z.boolean(),
  /** Words that mean nothing to the reader. */
  unknown: z.array(z.string()),
  /** Words of an exclusion or an allergy that name nothing known; a recipe is not made before they are settled. */
  unresolved: z.array(z.string()),
  /** The dangers that its words show; missing where there are none. */
  dangers: z.optional(z.array(z.enum(REQUEST_DANGERS))),
});

export type RequestedFood = z.infer<typeof requestedFoodSchema>;
export type Exclusion = z.infer<typeof exclusionSchema>;
export type RecipeRequest = z.infer<typeof recipeRequestSchema>;
