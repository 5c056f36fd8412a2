import * as z from "zod/mini";

/** A user as other users see them. The name is "" where the user has none that can be shown. */
export const namedUserSchema = z.object({ id: z.string(), name: z.string() });
export type NamedUser = z.infer<typeof namedUserSchema>;

/**
 * Returns the name by which other users see a user: the display name, else the sign-in name. Never an e-mail address, so a
 * name that looks like one is left out; "" where there is no other.
 */
export function shownUserName({
  displayName,
  login,
}: {
  displayName?: string | undefined;
  login?: string | undefined;
}): string {
  return [displayName, login].find((name) => name && !name.includes("@")) ?? "";
}
