import { NEW_HOUSEHOLD } from "@larder/domain/account/own-account";
import type { Role } from "@larder/domain/account/role";
import type { SignUp } from "../../ports/sign-up.ts";
import { AppError } from "../../http/errors/app-error.ts";
import { createMaySignIn } from "../../http/session/may-sign-in.ts";
import { secretHash } from "../../http/session/own-sessions.ts";
import type { Ports } from "../../ports/ports.ts";

/** The right to have an account, which was taken for a user who joins. */
export interface Entry {
  role: Role;
  giveBack: () => Promise<void>;
}

/** A user as a sign-in provider describes them. */
export interface Arrival {
  email: string;
  isEmailVerified: boolean;
}

export type Joining = ReturnType<typeof createJoining>;

/** Decides who may have an account: by a link, or without one as an administrator or the operator chose. */
export function createJoining({ store, clock }: Pick<Ports, "store" | "clock">, signUp: SignUp) {
  const { ownAccounts, signInLinks } = store;
  const now = () => clock().toISOString();
  const isListed = createMaySignIn(signUp.kind === "list" ? signUp : null);

  /** Returns whether there is an administrator who can let others in. */
  const hasAdministrator = async () =>
    (await ownAccounts.list()).some(
      ({ account }) => account.role === "administrator" && account.suspendedAt === null,
    );

  return {
    hasAdministrator,

    /** @throws AppError `link-invalid` when the secret gives no right to make an account now */
    async check(secret: string | undefined): Promise<void> {
      if (secret === undefined) return refuseClosed();
      const link = await signInLinks.find(secretHash(secret));
      if (!link || link.usesLeft < 1 || link.expiresAt <= now()) throw new AppError("link-invalid");
    },

    /**
     * Takes the right to make an account: a use of a link, or none where anybody may join.
     *
     * @throws AppError `link-invalid`
     */
    async take(secret: string | undefined): Promise<Entry> {
      if (secret !== undefined) return takeLink(secret);
      await refuseClosed();
      return { role: "member", giveBack: async () => {} };
    },

    /**
     * Takes the right of a user whom a provider vouches for.
     *
     * @param isKnown whether they have a record here, from the time when the provider was the only way to sign in
     * @throws AppError `link-invalid` for a link that cannot be used, `not-invited` without one
     */
    async takeFor(arrival: Arrival, isKnown: boolean, secret: string | undefined): Promise<Entry> {
      if (secret !== undefined) return takeLink(secret);
      const isIn =
        signUp.kind === "list"
          ? isListed(arrival)
          : isKnown || signUp.kind === "anybody" || (signUp.kind === "chosen" && (await isOpen()));
      if (!isIn) throw new AppError("not-invited");
      return { role: "member", giveBack: async () => {} };
    },
  };

  async function isOpen(): Promise<boolean> {
    const { joining } = (await store.household.get()) ?? NEW_HOUSEHOLD;
    return joining === "anybody" && (await hasAdministrator());
  }

  async function refuseClosed(): Promise<void> {
    if (signUp.kind === "invitation" || !(await isOpen())) throw new AppError("link-invalid");
  }

  async function takeLink(secret: string): Promise<Entry> {
    const hash = secretHash(secret);
    const link = await signInLinks.use(hash, now());
    const giveBack = () => signInLinks.giveBack(hash);
    if (!link || link.kind === "reset" || (link.kind === "first" && (await hasAdministrator()))) {
      if (link) await giveBack();
      throw new AppError("link-invalid");
    }
    return { role: link.role, giveBack };
  }
}
