import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { accountSchema } from "./account.ts";
import type { Account } from "./account.ts";
import { createDurableFile } from "./durable-file.ts";

const FILE_NAME = "local-identity.json";
const fileSchema = z.object({ users: z.array(accountSchema) });

/** All accounts of this machine: in memory for reading, in one file for keeping. */
export interface Accounts {
  all(): Account[];
  byId(localId: string): Account | undefined;
  byEmail(email: string): Account | undefined;
  byProvider(providerId: string, rawId: string): Account | undefined;
  /** The change counts at once; it is safe once `save` has resolved. */
  put(account: Account): Account;
  remove(localId: string): boolean;
  save(): Promise<void>;
  settled(): Promise<void>;
}

/** Opens the accounts kept in `dataDir`; throws a readable error when the file there cannot be used. */
export function openAccounts(dataDir: string): Accounts {
  const path = join(dataDir, FILE_NAME);
  const accounts = new Map(readAccounts(dataDir, path).map((account) => [account.localId, account]));
  const file = createDurableFile(path, () => JSON.stringify({ users: [...accounts.values()] }, null, 1));

  const find = (isIt: (account: Account) => boolean) => accounts.values().find(isIt);
  return {
    all: () => [...accounts.values()],
    byId: (localId) => accounts.get(localId),
    byEmail: (email) => find((account) => account.email === email.toLowerCase()),
    byProvider: (providerId, rawId) =>
      find(({ providerUserInfo }) =>
        providerUserInfo.some((link) => link.providerId === providerId && link.rawId === rawId),
      ),
    put(account) {
      accounts.set(account.localId, account);
      return account;
    },
    remove: (localId) => accounts.delete(localId),
    save: () => file.save(),
    settled: () => file.settled(),
  };
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
