import * as z from "zod/mini";
import { ACCOUNT_FILE_VERSION } from "./account-restore.ts";
import { cookingNotesSchema } from "./cooking-notes.ts";
import { feedbackSchema } from "./feedback.ts";
import { generationSchema } from "../generation/generation.ts";
import { pushTimerSchema } from "./push.ts";
import { recipeSchema } from "../recipe/recipe.ts";
import { recipeRefSchema } from "../recipe/recipe-ref.ts";
import { recipeRequestSchema } from "./recipe-request.ts";
import { userSchema } from "./user.ts";

const at = z.iso.datetime();

/** Everything that is kept about one user, to be taken along. Lists may be long. */
export const accountDataSchema = z.object({
  larder: z.literal("account"),
  version: z.literal(ACCOUNT_FILE_VERSION),
  exportedAt: at,
  user: userSchema,
  /** Their own, hidden ones too. */
  recipes: z.array(recipeSchema),
  bookmarks: z.array(z.object({ recipe: recipeRefSchema, bookmarkedAt: at })),
  cookingNotes: z.array(z.extend(cookingNotesSchema, { recipe: recipeRefSchema })),
  feedback: z.array(feedbackSchema),
  /** Without the administrator's own words about them. */
  requests: z.array(z.omit(recipeRequestSchema, { notes: true })),
  /** What was asked of the generator lately: when and what it cost, never the words. */
  generations: z.array(generationSchema),
  /** Without the secrets by which they are called. */
  pushBrowsers: z.array(z.object({ service: z.string(), subscribedAt: at })),
  timers: z.array(z.extend(pushTimerSchema, { id: z.string() })),
  adminSessions: z.array(z.object({ openedAt: at, lastSeenAt: at })),
});

export type AccountData = z.infer<typeof accountDataSchema>;

/** What becomes of the recipes when their owner's account is deleted: they stay without an owner, or go with it. */
export const RECIPE_FATES = ["keep", "delete"] as const;
export type RecipeFate = (typeof RECIPE_FATES)[number];

/** "larder-data-2026-03-01.json" */
export function accountFileName(now: Date): string {
  return `larder-data-${now.toISOString().slice(0, 10)}.json`;
}

/** Whether somebody has typed their own address; capitals and spaces around it make no difference. */
export function isSameAddress(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.trim().toLowerCase();
}
