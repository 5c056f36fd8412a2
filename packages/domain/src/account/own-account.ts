import * as z from "zod/mini";
import { roleSchema } from "./role.ts";

/** How users come to have an account. */
export const JOINING = ["invitation", "anybody", "closed"] as const;
export const joiningSchema = z.enum(JOINING);
export type Joining = z.infer<typeof joiningSchema>;

export const ACCOUNT_LIMITS = {
  nameLength: 64,
  emailLength: 254,
  /** NIST SP 800-63B asks for eight at least, and for no rules on kinds of characters. */
  passwordLeast: 10,
  /** Longer ones are refused rather than cut. */
  passwordLength: 200,
  householdNameLength: 60,
  invitations: 50,
  invitationUses: 50,
  invitationDays: 90,
  noteLength: 80,
} as const;

/** A browser in which the user is signed in. */
export const deviceSchema = z.object({
  id: z.string(),
  /** Such as "Firefox on Linux"; "" where the browser does not say. */
  browser: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** True for the browser that asks. */
  isThis: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

/** A user as an administrator sees them. */
export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  isSuspended: z.boolean(),
  /** Null for a user who was not seen since this is stored. */
  lastSeenAt: z.nullable(z.iso.datetime()),
});
export type Person = z.infer<typeof personSchema>;

export const invitationSchema = z.object({
  id: z.string(),
  role: roleSchema,
  usesLeft: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  note: z.string(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** The choices of an administrator for the whole server. */
export const householdSchema = z.object({ name: z.string(), joining: joiningSchema });
export type Household = z.infer<typeof householdSchema>;
export const NEW_HOUSEHOLD: Household = { name: "", joining: "invitation" };
