/** The local provider makes ids of 14 random bytes in hexadecimal; Firebase's hold letters of either case. */
const LOCAL_UID = /^[0-9a-f]{28}$/;

/** The name of the local provider; any other provider is a Firebase project and is named by its project id. */
export const LOCAL_PROVIDER = "local";
/** The provider of users with an account of this server itself. */
export const OWN_PROVIDER = "accounts";

/** A user with the provider of their last sign-in, which records from before it was stored do not have. */
interface SignedIn {
  id: string;
  signInProvider?: string | undefined;
}

/** Returns the provider of a user's account: `local`, a Firebase project id, or null for an unknown Firebase project. */
export function providerOf({ id, signInProvider }: SignedIn): string | null {
  return signInProvider ?? (LOCAL_UID.test(id) ? LOCAL_PROVIDER : null);
}

/** Returns whether a user's account is known to belong to another provider than `provider`. */
export function isForeign(user: SignedIn, provider: string): boolean {
  const own = providerOf(user);
  return own === null ? provider === LOCAL_PROVIDER : own !== provider;
}
