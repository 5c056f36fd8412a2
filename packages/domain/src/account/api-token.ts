import * as z from "zod/mini";
import { LIMITS } from "../limits.ts";

export const API_TOKEN_LIMITS = {
  /** The number of valid tokens of one user. */
  tokens: 20,
  nameLength: LIMITS.nameLength,
  /** The longest time in days for which a token is valid. */
  days: 366,
} as const;

/** The beginning of every API token, by which programs that search for leaked secrets recognise it. */
export const API_TOKEN_PREFIX = "larder_";

/** What a token may do: `read` makes the calls that change nothing, `write` the others too. */
export const API_TOKEN_SCOPES = ["read", "write"] as const;
export type ApiTokenScope = (typeof API_TOKEN_SCOPES)[number];

/** A token by which a script acts for its user, without its secret. */
export const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string().check(z.minLength(1), z.maxLength(API_TOKEN_LIMITS.nameLength)),
  scope: z.enum(API_TOKEN_SCOPES),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The last use, to the minute; null before the first one. */
  lastUsedAt: z.nullable(z.iso.datetime()),
});

export type ApiToken = z.infer<typeof apiTokenSchema>;
