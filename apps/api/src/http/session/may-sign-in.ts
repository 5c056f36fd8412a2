import type { Identity } from "../../ports/auth.ts";

/** The addresses and the domains of those who may sign in, in lower case. */
export interface SignUpList {
  addresses: ReadonlySet<string>;
  domains: ReadonlySet<string>;
}

/** Reports whether this user may sign in, and call with what they have from before. */
export type MaySignIn = (identity: Pick<Identity, "email" | "isEmailVerified">) => boolean;

/**
 * Permits those whose address is listed, or is of a listed domain. Anybody can claim an address that the provider has
 * not verified, so it does not count.
 */
export function createMaySignIn(list: SignUpList | null): MaySignIn {
  if (!list) return () => true;
  return ({ email, isEmailVerified }) => {
    if (!isEmailVerified) return false;
    const address = email.toLowerCase();
    return list.addresses.has(address) || list.domains.has(address.slice(address.lastIndexOf("@") + 1));
  };
}
