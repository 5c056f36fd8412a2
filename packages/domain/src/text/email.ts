import * as z from "zod/mini";

/** An e-mail address as browsers check it; no control characters, at most 254 characters (RFC 5321). */
export const emailSchema = z.email().check(z.maxLength(254));

/** Returns whether a text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  return emailSchema.safeParse(text).success;
}
