import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { AccountsUnavailable, openAccounts } from "./accounts.ts";
import { newAccount } from "./new-account.ts";
import { ALICE, PROJECT, startProvider, temporaryFolder } from "./testing/running-provider.ts";

const FILE = "local-identity.json";

describe("the file of accounts", () => {
  it("contains an account before the sign-in is answered", async () => {
    const dataDir = await temporaryFolder();
    const { signIn } = await startProvider(dataDir);
    const { body } = await signIn(ALICE);
    expect(openAccounts(dataDir).byEmail(ALICE.email)).toMatchObject({ localId: body["localId"] });
  });

  it("preserves sessions of browsers over a restart", async () => {
    const dataDir = await temporaryFolder();
    const { refreshToken, localId } = (await (await startProvider(dataDir)).signIn(ALICE)).body;
    const restarted = await startProvider(dataDir);
    expect((await restarted.renew(refreshToken)).body).toMatchObject({ user_id: localId });
    expect((await restarted.signIn(ALICE)).body).toMatchObject({ localId, isNewUser: false });
  });

  it("contains every account of many concurrent ones", async () => {
    const dataDir = await temporaryFolder();
    const { signIn } = await startProvider(dataDir);
    const people = Array.from({ length: 25 }, (_, n) => ({ sub: `s${n}`, email: `cook${n}@example.com` }));
    await Promise.all(people.map((person) => signIn(person)));
    expect(openAccounts(dataDir).all()).toHaveLength(25);
  });

  it.skipIf(process.platform === "win32")("is readable by its owner only", async () => {
    const dataDir = await temporaryFolder();
    await (await startProvider(dataDir)).signIn(ALICE);
    expect((await stat(join(dataDir, FILE))).mode & 0o077).toBe(0);
  });

  it("is not affected by files that a crash left beside it", async () => {
    const dataDir = await temporaryFolder();
    await (await startProvider(dataDir)).signIn(ALICE);
    await writeFile(join(dataDir, `${FILE}.tmp`), '{"users": [');
    const restarted = await startProvider(dataDir);
    expect((await restarted.signIn(ALICE)).body).toMatchObject({ isNewUser: false });
  });

  it.each([
    ["no JSON", "{"],
    ["another shape", '{"users": [{"localId": 7}]}'],
  ])("is named in the error when it contains %s, and is unchanged", async (_, text) => {
    const dataDir = await temporaryFolder();
    const path = join(dataDir, FILE);
    await writeFile(path, text);
    expect(() => openAccounts(dataDir)).toThrow(path);
    expect(() => openAccounts(dataDir)).toThrow(/Mend the file/);
    expect(await readFile(path, "utf8")).toBe(text);
  });

  it("is named in the error when its path cannot be used", async () => {
    const dataDir = join(await temporaryFolder(), "taken");
    await writeFile(dataDir, "a file, not a folder");
    expect(() => openAccounts(dataDir)).toThrow(/cannot be read/);
  });
});

it.skipIf(!existsSync("/dev/full"))(
  "F20: on a full disk an account is refused and removed, and stored once there is room",
  async () => {
    const dataDir = await temporaryFolder();
    const accounts = openAccounts(dataDir);
    const unfinished = join(dataDir, `${FILE}.tmp`);
    // Whatever is written there finds no room.
    await symlink("/dev/full", unfinished);
    const alice = newAccount(
      { accounts, projectId: PROJECT, now: () => new Date(), randomBytes },
      ALICE.email,
    );
    await expect(accounts.put(alice)).rejects.toBeInstanceOf(AccountsUnavailable);
    expect(accounts.all()).toEqual([]);

    await rm(unfinished);
    await accounts.put(alice);
    await symlink("/dev/full", unfinished);
    await expect(accounts.put({ ...alice, displayName: "Al" })).rejects.toBeInstanceOf(AccountsUnavailable);
    await expect(accounts.remove(alice.localId)).rejects.toBeInstanceOf(AccountsUnavailable);
    expect(accounts.all()).toEqual([alice]);

    const signedIn = {
      ...alice,
      lastLoginAt: alice.lastLoginAt + 1,
      lastRefreshAt: "2030-01-01T00:00:00.000Z",
    };
    expect(await accounts.put(signedIn)).toEqual(signedIn);
    expect(accounts.all()).toEqual([signedIn]);
    expect(openAccounts(dataDir).all()).toEqual([alice]);
  },
);
