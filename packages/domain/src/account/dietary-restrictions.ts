import * as z from "zod/mini";
import { DIET_IDS, type DietId, exclusionSchema } from "../recipe/recipe-request.ts";
import { DEFAULT_VISIBILITIES } from "../recipe/visibility.ts";
import { userSchema } from "./user.ts";

/** The most foods that a cook leaves out. */
export const MOST_EXCLUDED = 60;

/** What a cook's own recipes leave out, and the diets that the cook keeps; part of each of the cook's requests. */
export const dietaryRestrictionsSchema = z.object({
  excluded: z.array(exclusionSchema).check(z.maxLength(MOST_EXCLUDED)),
  diets: z.array(z.enum(DIET_IDS)).check(z.maxLength(DIET_IDS.length)),
});

export type DietaryRestrictions = z.infer<typeof dietaryRestrictionsSchema>;

/** A user with what the sign-in's answer leaves out. */
export const knownUserSchema = z.extend(userSchema, {
  /** Missing where the user has set none. */
  dietaryRestrictions: z.optional(dietaryRestrictionsSchema),
  /** Who sees the recipes that the user adds; missing where the user has not chosen. */
  defaultVisibility: z.optional(z.enum(DEFAULT_VISIBILITIES)),
});

export type KnownUser = z.infer<typeof knownUserSchema>;

export const NO_RESTRICTIONS: DietaryRestrictions = { excluded: [], diets: [] };

/** The diets that bar no food by itself, so that no recipe can be looked through for them. */
export const DIETS_OF_AMOUNTS: readonly DietId[] = ["low-salt", "low-fat"];

/** Returns whether there is anything that a recipe can be looked through for. */
export function excludesFoods({ excluded, diets }: DietaryRestrictions): boolean {
  return excluded.length > 0 || diets.some((diet) => !DIETS_OF_AMOUNTS.includes(diet));
}

/** What a cook leaves out, in the cook's words. */
export interface TypedRestrictions {
  excluded: readonly TypedExclusion[];
  diets: readonly DietId[];
}

export interface TypedExclusion {
  words: string;
  isAllergy: boolean;
  /** True where words that name no known food are to be looked for as they are written. */
  asWritten?: boolean | undefined;
}
