import { configuredStorage } from "../../storage/storage-for.ts";
import { CommandError, counted, readOptions } from "../command/command.ts";
import { listAccounts, resolveAccount } from "./accounts.ts";

const USAGE = `usage: npm run claim -- --list
       npm run claim -- --from ACCOUNT --to ACCOUNT

Hands recipes, bookmarks, cooking notes, language, timers and messages of one account over to another, and removes
the first, as after a change of the sign-in provider. Whoever takes over must have signed in once. An ACCOUNT is
its id, or PROVIDER:ADDRESS, where PROVIDER is local, the id of a Firebase project, or firebase for any of them. The
server may be running.`;

/**
 * Does what the arguments of `npm run claim` say, on the store that the settings name.
 *
 * @throws CommandError when the arguments cannot be read or name no two accounts
 */
export async function claimAccount(
  args: readonly string[],
  { MONGODB_URI: mongodbUri, DATA_DIR: dataDir }: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  const options = readOptions(
    args,
    { list: { type: "boolean", default: false }, from: { type: "string" }, to: { type: "string" } },
    USAGE,
  );
  if (!options.list && !(options.from && options.to)) throw new CommandError(USAGE);
  const store = await configuredStorage({ mongodbUri, dataDir: dataDir || "data" }).openStore();
  try {
    if (!options.from || !options.to) {
      for (const line of await listAccounts(store)) print(line);
      return;
    }
    const from = await resolveAccount(store, options.from);
    const to = await resolveAccount(store, options.to);
    if (from.id === to.id) throw new CommandError("Both are the same account.");
    const { recipes } = await store.recipes.usage(from.id);
    await store.accounts.handOver(from.id, to.id);
    print(`${counted(recipes)} recipes and all else of ${from.email} are ${to.email}'s (${to.id}) now.`);
  } finally {
    await store.close();
  }
}
