import * as z from "zod/mini";
import { optional } from "./env-fields.ts";
import { isLoopback } from "./loopback.ts";

/** The claim of an ID token that makes its user an administrator. */
export interface AdminClaim {
  name: string;
  /** The value that the claim has, or has among others; null for a claim that is `true`. */
  value: string | null;
}

/** An OpenID provider by which users sign in. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Names the provider on the button to sign in. */
  label: string;
  adminClaim: AdminClaim | null;
}

export const oidcFields = {
  OIDC_ISSUER: optional,
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_LABEL: z.optional(z.string().check(z.maxLength(40, "must have at most 40 characters"))),
  OIDC_ADMIN_CLAIM: z.optional(
    z.string().check(z.regex(/^[\w.:/-]+(=.+)?$/, "must be the name of a claim, or name=value")),
  ),
};

type OidcEnvironment = z.output<z.ZodMiniObject<typeof oidcFields>>;

const NEEDED = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;
export const OIDC_NAMES = [...NEEDED, "OIDC_LABEL", "OIDC_ADMIN_CLAIM"] as const;

/** Returns the settings of the OpenID provider; null while one that is needed is missing. */
export function oidcOf(env: OidcEnvironment): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer || !clientId || !clientSecret) return null;
  const [name, ...value] = env.OIDC_ADMIN_CLAIM?.split("=") ?? [];
  const adminClaim = name ? { name, value: value.length > 0 ? value.join("=") : null } : null;
  return { issuer, clientId, clientSecret, label: env.OIDC_LABEL ?? "OpenID", adminClaim };
}

/** Returns the problems of the settings of an OpenID provider by which users are to sign in. */
export function oidcProblems(env: OidcEnvironment, publicUrl: string | null): string[] {
  const url = URL.parse(env.OIDC_ISSUER ?? "");
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  return [
    ...NEEDED.filter((name) => !env[name]).map(
      (name) => `${name} is missing: sign-in with oidc needs ${NEEDED.join(", ")}.`,
    ),
    ...(env.OIDC_ISSUER && !(isSafe && url?.search === "" && url.hash === "")
      ? [
          "OIDC_ISSUER must be the https address that the provider calls its issuer; http is allowed for localhost alone.",
        ]
      : []),
    ...(publicUrl === null
      ? ["PUBLIC_URL is missing: the provider sends users back to it (https://larder.example)."]
      : []),
  ];
}
