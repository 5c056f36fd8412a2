import * as z from "zod/mini";
import { emailAddress } from "./account.ts";
import type { Account, ProviderLink } from "./account.ts";
import { GoogleError } from "./google-error.ts";
import { nowSeconds, parseBody, sessionTokens } from "./realm.ts";
import type { Call, Realm } from "./realm.ts";
import { newAccount } from "./new-account.ts";
import { parseJson, readUnsignedJwt } from "./tokens.ts";

export const GOOGLE = "google.com";

const bodySchema = z.object({
  /** Form-encoded `providerId` and `id_token`; the browser sends the same in the query of `requestUri` instead. */
  postBody: z.optional(z.string()),
  requestUri: z.string(),
  /** Sent when another provider is to be linked to a signed-in account. */
  idToken: z.optional(z.string()),
});

const googleClaims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: emailAddress,
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string().check(z.maxLength(256))),
  picture: z.optional(z.string().check(z.maxLength(2048))),
});
type GoogleClaims = z.infer<typeof googleClaims>;

/** Signs in with claims about a user as Google would make them; here the popup makes them, without any proof. */
export function signInWithIdp(realm: Realm): Call {
  return async (body) => {
    const { postBody, requestUri, idToken } = parseBody(bodySchema, body);
    if (idToken !== undefined)
      throw new GoogleError("OPERATION_NOT_ALLOWED", "Accounts cannot be linked here.");
    const params = new URLSearchParams(postBody || URL.parse(requestUri)?.search);
    if (params.get("providerId") !== GOOGLE) {
      throw new GoogleError("OPERATION_NOT_ALLOWED", `The only provider here is ${GOOGLE}.`);
    }
    const claims = readGoogleClaims(params.get("id_token") ?? "");

    const known = findKnown(realm, claims);
    if (known?.disabled) throw new GoogleError("USER_DISABLED");
    const account = await realm.accounts.put(
      signedInWithGoogle(realm, known ?? newAccount(realm, claims.email), claims),
    );

    return {
      kind: "identitytoolkit#VerifyAssertionResponse",
      providerId: GOOGLE,
      federatedId: federatedId(claims),
      localId: account.localId,
      email: account.email,
      emailVerified: account.emailVerified,
      displayName: account.displayName,
      photoUrl: account.photoUrl,
      isNewUser: !known,
      rawUserInfo: JSON.stringify({ id: claims.sub, ...claims }),
      oauthIdToken: params.get("id_token"),
      oauthAccessToken: `local-${claims.sub}`,
      ...sessionTokens(realm, account, GOOGLE, nowSeconds(realm)),
    };
  };
}

function readGoogleClaims(idToken: string): GoogleClaims {
  const claims = googleClaims.safeParse(parseJson(idToken) ?? readUnsignedJwt(idToken));
  if (!claims.success) throw new GoogleError("INVALID_IDP_RESPONSE", z.prettifyError(claims.error));
  return claims.data;
}

function findKnown({ accounts }: Realm, { sub, email }: GoogleClaims): Account | undefined {
  return accounts.byProvider(GOOGLE, sub) ?? accounts.byEmail(email);
}

function signedInWithGoogle(realm: Realm, account: Account, claims: GoogleClaims): Account {
  const link: ProviderLink = {
    providerId: GOOGLE,
    rawId: claims.sub,
    federatedId: federatedId(claims),
    email: claims.email,
    displayName: claims.name,
    photoUrl: claims.picture,
  };
  // Whoever set a password before the address was proved may be somebody else.
  const { salt: _salt, passwordHash: _hash, ...withoutPassword } = account;
  const now = realm.now();
  return {
    ...(account.emailVerified ? account : withoutPassword),
    emailVerified: account.emailVerified || claims.email_verified !== false,
    displayName: account.displayName ?? claims.name,
    photoUrl: account.photoUrl ?? claims.picture,
    lastLoginAt: now.getTime(),
    lastRefreshAt: now.toISOString(),
    providerUserInfo: [...account.providerUserInfo.filter(({ providerId }) => providerId !== GOOGLE), link],
  };
}

const federatedId = ({ sub }: GoogleClaims) => `https://accounts.google.com/${sub}`;
