import * as z from "zod/mini";

export const PASSKEY_LIMITS = {
  /** The number of passkeys of one user. */
  passkeys: 20,
  nameLength: 64,
  /** The length of a credential's id in base64url: WebAuthn permits 1,023 bytes. */
  idLength: 1364,
} as const;

/** A passkey as its user sees it. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null for one that never opened a session. */
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof passkeySchema>;
