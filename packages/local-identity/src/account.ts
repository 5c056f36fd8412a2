import * as z from "zod/mini";

/** An email address by the rule of browsers, so that the server accepts what the form accepts. */
export const emailAddress = z.email({ pattern: z.regexes.html5Email }).check(z.maxLength(254));

const providerLinkSchema = z.object({
  providerId: z.string(),
  /** The account's id at that provider. */
  rawId: z.string(),
  federatedId: z.string(),
  email: z.string(),
  displayName: z.optional(z.string()),
  photoUrl: z.optional(z.string()),
});

export const accountSchema = z.object({
  localId: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  displayName: z.optional(z.string()),
  photoUrl: z.optional(z.string()),
  /** Milliseconds since 1970, like `lastLoginAt`. */
  createdAt: z.number(),
  lastLoginAt: z.number(),
  /** ISO date. */
  lastRefreshAt: z.string(),
  /** Seconds since 1970; earlier sign-ins are invalid. */
  validSince: z.number(),
  disabled: z.optional(z.boolean()),
  /** JSON text of the claims that an administrator gave the account. */
  customAttributes: z.optional(z.string()),
  salt: z.optional(z.string()),
  passwordHash: z.optional(z.string()),
  providerUserInfo: z.array(providerLinkSchema),
});

export type Account = z.infer<typeof accountSchema>;
export type ProviderLink = z.infer<typeof providerLinkSchema>;

/** Returns the account as Google's API shows it: numbers as text, and no password. */
export function toUserInfo(account: Account) {
  const { salt: _salt, passwordHash: _hash, createdAt, lastLoginAt, validSince, ...shown } = account;
  return {
    ...shown,
    createdAt: String(createdAt),
    lastLoginAt: String(lastLoginAt),
    validSince: String(validSince),
  };
}
