/**
 * The users whom a sign-in provider may send for the first time:
 * - `chosen`: as an administrator chose in Larder
 * - `invitation`: those with a link
 * - `anybody`: everybody whom the provider knows
 * - `list`: those with a verified address of the list or of its domains, in lower case
 */
export type SignUp =
  | { kind: "chosen" | "invitation" | "anybody" }
  | { kind: "list"; addresses: ReadonlySet<string>; domains: ReadonlySet<string> };
