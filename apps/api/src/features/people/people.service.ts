import type { RecipeFate } from "@larder/domain/account/recipe-fate";
import {
  ACCOUNT_LIMITS,
  type Household,
  type Invitation,
  type Person,
} from "@larder/domain/account/own-account";
import type { Role } from "@larder/domain/account/role";
import { newSecret, secretHash } from "../../http/session/own-sessions.ts";
import { AppError } from "../../http/errors/app-error.ts";
import type { Ports } from "../../ports/ports.ts";
import type { AccountChange, AccountUser, SignInLink } from "../../ports/sign-in-stores.ts";

const DAY_MS = 24 * 3_600_000;

export type PeopleService = ReturnType<typeof createPeopleService>;

/** Creates the service for administrators: the users with an account of this server, and invitations. */
export function createPeopleService({
  store,
  auth,
  clock,
  newId,
}: Pick<Ports, "store" | "auth" | "clock" | "newId">) {
  const { ownAccounts, signInLinks, signInSessions } = store;

  return {
    list: async (): Promise<Person[]> => (await ownAccounts.list()).map(personOf),

    /** @throws AppError `not-found`, `last-administrator` */
    async change(
      uid: string,
      { role, isSuspended }: { role?: Role | undefined; isSuspended?: boolean | undefined },
    ): Promise<Person> {
      const change: AccountChange = {
        ...(role !== undefined && { role }),
        ...(isSuspended !== undefined && { suspendedAt: isSuspended ? clock().toISOString() : null }),
      };
      const outcome = await ownAccounts.change(uid, change);
      if (outcome === "last-administrator") throw new AppError("last-administrator");
      if (isSuspended) await signInSessions.removeByUser(uid);
      return personOf(await known(uid));
    },

    /** @throws AppError `not-found` */
    async resetLink(uid: string): Promise<{ secret: string; expiresAt: string }> {
      const { id, account } = await known(uid);
      await signInLinks.removeAll("reset", id);
      return addLink({ kind: "reset", role: account.role, uid: id, uses: 1, days: 1, note: "" });
    },

    /** @throws AppError `not-found`, `last-administrator` */
    async remove(uid: string, recipes: RecipeFate): Promise<void> {
      const { id, email } = await known(uid);
      if ((await ownAccounts.change(id, { role: "viewer" })) === "last-administrator")
        throw new AppError("last-administrator");
      await auth.deleteUser(id);
      await store.accounts.remove({ uid: id, email, recipes, alias: newId() });
    },

    async invitations(): Promise<Invitation[]> {
      const now = clock().toISOString();
      const links = await signInLinks.list("invitation");
      const valid = links.filter(({ usesLeft, expiresAt }) => usesLeft > 0 && expiresAt > now);
      await Promise.all(
        links.filter((link) => !valid.includes(link)).map(({ id }) => signInLinks.remove(id)),
      );
      return valid.map(invitationOf);
    },

    /** @throws AppError `too-many-requests` when there are as many as can be */
    async invite({ role, uses, days, note }: InvitationRequest): Promise<{
      invitation: Invitation;
      secret: string;
    }> {
      if ((await this.invitations()).length >= ACCOUNT_LIMITS.invitations)
        throw new AppError("too-many-requests");
      const { secret, link } = await addLink({ kind: "invitation", role, uid: null, uses, days, note });
      return { invitation: invitationOf(link), secret };
    },

    revoke: (id: string): Promise<void> => signInLinks.remove(id),

    async setHousehold({ name, joining }: Household): Promise<Household> {
      const household = { name, joining };
      await store.household.set(household);
      return household;
    },
  };

  async function known(uid: string): Promise<AccountUser> {
    const user = await ownAccounts.find(uid);
    if (!user) throw new AppError("not-found");
    return user;
  }

  async function addLink({ kind, role, uid, uses, days, note }: NewLink) {
    const secret = newSecret();
    const now = clock();
    const link: SignInLink = {
      id: newId(),
      secretHash: secretHash(secret),
      kind,
      role,
      uid,
      usesLeft: uses,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
      note,
    };
    await signInLinks.insert(link);
    return { secret, expiresAt: link.expiresAt, link };
  }
}

interface InvitationRequest {
  role: Role;
  uses: number;
  days: number;
  note: string;
}

type NewLink = InvitationRequest & Pick<SignInLink, "kind" | "uid">;

function personOf({ id, email, account, lastSeenAt }: AccountUser): Person {
  const { login, role, suspendedAt } = account;
  return { id, name: login, email, role, isSuspended: suspendedAt !== null, lastSeenAt: lastSeenAt ?? null };
}

function invitationOf({ id, role, usesLeft, createdAt, expiresAt, note }: SignInLink): Invitation {
  return { id, role, usesLeft, createdAt, expiresAt, note };
}
