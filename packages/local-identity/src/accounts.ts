import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import { accountSchema } from "./account.ts";
import type { Account } from "./account.ts";
import { createDurableFile } from "@larder/durable-files/durable-file";

const FILE_NAME = "local-identity.json";
const fileSchema = z.object({ users: z.array(accountSchema) });

/** Thrown when the accounts could not be written to the disk; the change is then undone. */
export class AccountsUnavailable extends Error {
  override name = "AccountsUnavailable";
}

/** All accounts of this machine, in memory and in one file. */
export interface Accounts {
  all(): Account[];
  byId(localId: string): Account | undefined;
  byEmail(email: string): Account | undefined;
  byProvider(providerId: string, rawId: string): Account | undefined;
  /**
   * Changes an account in memory at once; resolves when it is on the disk. A change that cannot be written is undone,
   * except the time of a sign-in: on a full disk known users can still sign in, to delete data.
   */
  put(account: Account): Promise<Account>;
  remove(localId: string): Promise<void>;
  settled(): Promise<void>;
}

/** Opens the accounts in `dataDir`; throws an error for the operator when the file there cannot be used. */
export function openAccounts(dataDir: string): Accounts {
  const path = join(dataDir, FILE_NAME);
  const accounts = new Map(readAccounts(dataDir, path).map((account) => [account.localId, account]));
  const file = createDurableFile(path, () => JSON.stringify({ users: [...accounts.values()] }, null, 1));

  /**
   * Writes the accounts to the disk. A change that cannot be written is undone, because it was never acknowledged.
   */
  async function saveAccount(localId: string, before: Account | undefined): Promise<void> {
    const changed = accounts.get(localId);
    try {
      await file.save();
    } catch (cause) {
      if (before && changed && isSameButForMoments(before, changed)) return;
      if (accounts.get(localId) === changed) restore(localId, before);
      throw new AccountsUnavailable(`The local accounts cannot be kept in ${path}.`, { cause });
    }
  }

  function restore(localId: string, account: Account | undefined): void {
    if (account) accounts.set(localId, account);
    else accounts.delete(localId);
  }

  const find = (isIt: (account: Account) => boolean) => accounts.values().find(isIt);
  return {
    all: () => [...accounts.values()],
    byId: (localId) => accounts.get(localId),
    byEmail: (email) => find((account) => account.email === email.toLowerCase()),
    byProvider: (providerId, rawId) =>
      find(({ providerUserInfo }) =>
        providerUserInfo.some((link) => link.providerId === providerId && link.rawId === rawId),
      ),
    async put(account) {
      const before = accounts.get(account.localId);
      accounts.set(account.localId, account);
      await saveAccount(account.localId, before);
      return account;
    },
    async remove(localId) {
      const before = accounts.get(localId);
      accounts.delete(localId);
      await saveAccount(localId, before);
    },
    settled: () => file.settled(),
  };
}

function isSameButForMoments(one: Account, other: Account): boolean {
  const { lastLoginAt, lastRefreshAt } = one;
  const withItsMoments = { ...other, lastLoginAt, lastRefreshAt };
  // Properties that are undefined are not written to the file.
  return isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(withItsMoments)));
}

function readAccounts(dataDir: string, path: string): Account[] {
  let text: string;
  try {
    mkdirSync(dataDir, { recursive: true });
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw unusable(path, error);
  }
  try {
    return z.parse(fileSchema, JSON.parse(text)).users;
  } catch (error) {
    throw unusable(path, error);
  }
}

function unusable(path: string, cause: unknown): Error {
  const reason = cause instanceof z.core.$ZodError ? z.prettifyError(cause) : String(cause);
  return new Error(
    `The accounts of the local identity provider cannot be read from ${path}: ${reason}\n` +
      "Mend the file, or move it away to start without accounts.",
    { cause },
  );
}
