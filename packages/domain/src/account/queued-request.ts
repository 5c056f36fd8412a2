import * as z from "zod/mini";
import { recipeRefSchema } from "../recipe/recipe-ref.ts";

export const REQUEST_TYPES = ["url", "text"] as const;
export const REQUEST_STATUSES = ["pending", "planned", "added", "declined"] as const;
export const REQUEST_MAX_LENGTH = 5_000;

/** A request of a user that a recipe be added, which the administrator works on. */
export const queuedRequestSchema = z.object({
  id: z.string(),
  /** The sender's account, whatever e-mail address the request names. */
  userId: z.optional(z.string()),
  email: z.string(),
  requestType: z.enum(REQUEST_TYPES),
  content: z.string(),
  /** The administrator's notes on it. */
  notes: z.string(),
  status: z.enum(REQUEST_STATUSES),
  /** The recipe that fulfils it. */
  recipe: z.nullable(recipeRefSchema),
  createdAt: z.iso.datetime(),
});

export type RequestType = (typeof REQUEST_TYPES)[number];
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
export type QueuedRequest = z.infer<typeof queuedRequestSchema>;

/** Returns "url" when the text holds an address, else "text". */
export function requestTypeOf(content: string): RequestType {
  return /http|www\./i.test(content) ? "url" : "text";
}
