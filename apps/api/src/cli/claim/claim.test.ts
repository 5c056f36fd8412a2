import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reportForeignAccounts } from "../../startup/foreign-accounts.ts";
import { createLogger } from "../../http/log/log.ts";
import { configuredStorage } from "../../storage/storage-for.ts";
import { buildRecipe } from "../../storage/testing/store-cases/build-recipe.ts";
import { CommandError } from "../command/command.ts";
import { claimAccount } from "./claim-account.ts";

const CLAIM = join(import.meta.dirname, "../claim.ts");
const LOCAL = "0123456789abcdef0123456789ab";
const FIREBASE = "Zx9pQ2LmN4sT6uV8wX0yA1bC3dE5";

let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "larder-claim-"));
  const store = await configuredStorage({ dataDir }).openStore();
  for (const id of [LOCAL, FIREBASE]) await store.users.upsert({ id, email: "ana@example.com" });
  await store.recipes.insert(buildRecipe({ userId: LOCAL }));
  await store.close();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const env = () => ({ ...process.env, DATA_DIR: dataDir, MONGODB_URI: "" });
/** What the command prints. */
async function claim(...args: string[]): Promise<string> {
  const lines: string[] = [];
  await claimAccount(args, env(), (line) => lines.push(`${line}\n`));
  return lines.join("");
}
/** The command as a process of its own. */
const run = (...args: string[]) => spawnSync(process.execPath, [CLAIM, ...args], { env: env() });

async function warnings(provider: string): Promise<string> {
  const lines: string[] = [];
  const store = await configuredStorage({ dataDir }).openStore();
  await reportForeignAccounts(
    store,
    [provider],
    createLogger("warn", { write: (line) => void lines.push(line) }),
  );
  await store.close();
  return lines.join("");
}

describe("npm run claim", () => {
  it("lists accounts and hands one over, after which the start reports none", async () => {
    expect(await warnings("larder-home")).toContain("npm run claim");
    expect(await claim("--list")).toContain(`local:ana@example.com  ${LOCAL}  1 recipes`);
    expect(await claim("--from", "local:Ana@example.com", "--to", FIREBASE)).toContain("1 recipes");
    expect(await claim("--list")).toBe(`firebase:ana@example.com  ${FIREBASE}  1 recipes\n`);
    expect(await warnings("larder-home")).toBe("");
    expect(await warnings("local")).toContain("npm run claim");
  });

  it("distinguishes accounts of two Firebase projects once their users have signed in", async () => {
    const store = await configuredStorage({ dataDir }).openStore();
    const email = "ana@example.com";
    await store.users.upsert({ id: LOCAL, email, signInProvider: "local" });
    await store.users.upsert({ id: FIREBASE, email, signInProvider: "larder-old" });
    await store.users.upsert({ id: "Moved", email, signInProvider: "larder-new" });
    await store.recipes.insert(buildRecipe({ userId: FIREBASE, id: "soup", slug: "soup" }));
    await store.close();

    const warning = JSON.parse(await warnings("larder-new"));
    expect(warning).toMatchObject({ accounts: 2, byProvider: { local: 1, "larder-old": 1 } });
    expect(await claim("--list")).toContain(`larder-old:ana@example.com  ${FIREBASE}  1 recipes`);
    expect(await claim("--from", `larder-old:${email}`, "--to", `larder-new:${email}`)).toContain(
      "1 recipes",
    );
    expect(await claim("--from", `local:${email}`, "--to", `firebase:${email}`)).toContain("(Moved)");
    expect(await warnings("larder-new")).toBe("");
  });

  it.each([
    [["--from", "local:bo@example.com", "--to", FIREBASE], "There is no account local:bo@example.com"],
    [
      ["--from", "larder-old:ana@example.com", "--to", LOCAL],
      "There is no account larder-old:ana@example.com",
    ],
    [["--from", LOCAL, "--to", "nobody"], "must have signed in once"],
    [["--from", LOCAL, "--to", LOCAL], "same account"],
    [["--from", LOCAL], "usage:"],
  ])("refuses %j", async (args, sentence) => {
    const refused = claim(...args);
    await expect(refused).rejects.toThrow(CommandError);
    await expect(refused).rejects.toThrow(sentence);
  });

  it("prints as a process, and ends a refused one with the status of wrong usage", () => {
    const { status, stdout } = run("--from", LOCAL, "--to", FIREBASE);
    expect([status, String(stdout)]).toEqual([0, expect.stringContaining("1 recipes")]);
    const refused = run("--from", LOCAL, "--to", "nobody");
    expect([refused.status, String(refused.stderr)]).toEqual([
      2,
      expect.stringContaining("must have signed in once"),
    ]);
  });
});
