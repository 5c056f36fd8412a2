import * as z from "zod/mini";
import { imageSchema } from "../recipe/recipe.ts";
import { recipeRefSchema } from "../recipe/recipe-ref.ts";

export const REPORTED_KINDS = ["recipe", "comment"] as const;
export const reportedKindSchema = z.enum(REPORTED_KINDS);
export type ReportedKind = z.infer<typeof reportedKindSchema>;

export const REPORT_REASONS = ["offensive", "dangerous", "advertising", "copied", "other"] as const;
export const reportReasonSchema = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof reportReasonSchema>;

export const REPORT_STATUSES = ["open", "done"] as const;
export const reportStatusSchema = z.enum(REPORT_STATUSES);
export type ReportStatus = z.infer<typeof reportStatusSchema>;

export const REPORT_LIMITS = {
  textLength: 500,
  warningLength: 500,
  /** The most users whose reports of one thing are stored; further ones are accepted and not stored. */
  reporters: 100,
} as const;

/** What one user reported of a thing. */
export const reportEntrySchema = z.object({
  reason: reportReasonSchema,
  text: z.string().check(z.maxLength(REPORT_LIMITS.textLength)),
  createdAt: z.iso.datetime(),
});

export type ReportEntry = z.infer<typeof reportEntrySchema>;

/** The reports of one recipe or comment, as they are stored. */
export const storedReportSchema = z.object({
  id: z.string(),
  kind: reportedKindSchema,
  /** The recipe itself, or the one of the comment. */
  recipeId: z.string(),
  /** Set for a comment alone. */
  commentId: z.optional(z.string()),
  status: reportStatusSchema,
  /** The time of the first report. */
  createdAt: z.iso.datetime(),
  /** An entry loses its user when their account is deleted. */
  entries: z.array(z.extend(reportEntrySchema, { userId: z.optional(z.string()) })),
});

export type StoredReport = z.infer<typeof storedReportSchema>;

/** A reported thing in the administrator's queue. Those who reported it are not named: an administrator may be its author. */
export const queuedReportSchema = z.object({
  id: z.string(),
  kind: reportedKindSchema,
  status: reportStatusSchema,
  createdAt: z.iso.datetime(),
  entries: z.array(reportEntrySchema),
  recipe: recipeRefSchema,
  /** The text of the comment, or the description of the recipe. */
  text: z.string(),
  image: z.optional(imageSchema),
  isHidden: z.boolean(),
  commentId: z.optional(z.string()),
  /** Null for a recipe without an owner. */
  author: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Null for a user without an account of this server, who cannot be suspended here. */
      isSuspended: z.nullable(z.boolean()),
    }),
  ),
});

export type QueuedReport = z.infer<typeof queuedReportSchema>;

/** Returns the id of the reports of a thing: each has one. */
export function reportIdOf(kind: ReportedKind, thingId: string): string {
  return `${kind}-${thingId}`;
}
