import { isSameAddress } from "@larder/domain/account/account-data";
import { loginKey } from "@larder/domain/account/login-key";
import { addressBlock } from "../../http/client/address-block.ts";
import { countAttempt } from "../../http/limits/count-attempt.ts";
import { newSecret, secretHash } from "../../http/session/own-sessions.ts";
import type { Mail } from "../../ports/mail.ts";
import type { Ports } from "../../ports/ports.ts";
import type { AccountUser } from "../../ports/sign-in-stores.ts";
import { resetMessage } from "./reset-message.ts";

const HOUR_MS = 3_600_000;
/** The mails to one user, and the calls from one address, within an hour. */
const MAILS_PER_USER = 3;
const CALLS_PER_ADDRESS = 10;

export interface ForgottenPasswordOptions {
  mail: Mail;
  /** The origin of the links: never that of the request, which anybody can make up. */
  publicUrl: string;
  /** Called with why a mail was not sent. */
  failed: (error: unknown) => void;
}

export type ForgottenPasswordService = ReturnType<typeof createForgottenPasswordService>;

/** Creates the service that mails a link for a new password to users who forgot theirs. */
export function createForgottenPasswordService(
  { store, clock, newId }: Pick<Ports, "store" | "clock" | "newId">,
  { mail, publicUrl, failed }: ForgottenPasswordOptions,
) {
  return {
    /**
     * Begins to send the mail, and does not wait for it: how long the answer takes says nothing of whether there is such a user.
     *
     * @param name the name or the e-mail address of an account
     * @returns what the tests wait for
     * @throws AppError `too-many-attempts`
     */
    async begin(name: string, ip: string): Promise<{ sent: Promise<void> }> {
      const calls = {
        key: `reset-calls ${addressBlock(ip)}`,
        allowed: CALLS_PER_ADDRESS,
        windowMs: HOUR_MS,
      };
      await countAttempt({ counters: store.counters, clock }, calls);
      return { sent: sendAll(name).catch(failed) };
    },
  };

  async function sendAll(name: string): Promise<void> {
    for (const user of await usersOf(name)) await sendTo(user).catch(failed);
  }

  /** Users with a password and an address: those without a password come by another way, which no mail replaces. */
  async function usersOf(name: string): Promise<AccountUser[]> {
    const found = name.includes("@")
      ? (await store.ownAccounts.list()).filter(({ email }) => isSameAddress(name, email))
      : [];
    const byName = await store.ownAccounts.byLogin(loginKey(name));
    if (byName && !found.some(({ id }) => id === byName.id)) found.push(byName);
    return found.filter(
      ({ email, account }) => email !== "" && account.passwordHash !== null && account.suspendedAt === null,
    );
  }

  async function sendTo({ id, email, account, preferredLanguage }: AccountUser): Promise<void> {
    const now = clock();
    const { count } = await store.counters.add(`reset-mails ${id}`, now.toISOString(), HOUR_MS);
    if (count > MAILS_PER_USER) return;
    const secret = newSecret();
    await store.signInLinks.removeAll("reset", id);
    await store.signInLinks.insert({
      id: newId(),
      secretHash: secretHash(secret),
      kind: "reset",
      role: account.role,
      uid: id,
      usesLeft: 1,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + HOUR_MS).toISOString(),
      note: "",
    });
    const household = (await store.household.get())?.name ?? "";
    const link = `${publicUrl}/join#${secret}`;
    const message = resetMessage({
      language: preferredLanguage,
      name: account.login,
      household,
      publicUrl,
      link,
    });
    await mail.send({ to: email, ...message });
  }
}
