import * as z from "zod/mini";

/** What the users of a server may do; a viewer reads, cooks, bookmarks and takes notes, and adds nothing. */
export const ROLES = ["administrator", "member", "viewer"] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;
