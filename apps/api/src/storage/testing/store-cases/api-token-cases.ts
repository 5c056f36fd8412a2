import { expect, it } from "vitest";
import type { StoredApiToken } from "../../../ports/api-token-store.ts";
import { buildAccountUser } from "./sign-in-cases.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString();

export function buildApiToken(id: string, fields: Partial<StoredApiToken> = {}): StoredApiToken {
  return {
    id,
    uid: "ana",
    tokenHash: `hash of ${id}`,
    name: "Shopping script",
    scope: "read",
    createdAt: day(1),
    expiresAt: day(30),
    lastUsedAt: null,
    ...fields,
  };
}

export function apiTokenCases(harness: StoreHarness): void {
  const store = storePerCase(harness);
  const insert = (token: StoredApiToken, limit = 3) => store().apiTokens.insert(token, limit);
  const idsOf = async (uid: string) => (await store().apiTokens.of(uid)).map(({ id }) => id);

  it("finds a token by the hash of its secret, whole, with its user, who may be gone", async () => {
    const find = (hash: string) => store().apiTokens.findWithUser(hash);
    const token = buildApiToken("one", { scope: "write" });
    expect(await insert(token)).toBe(true);
    expect(await find(token.tokenHash)).toStrictEqual({ token, user: null });
    const ana = { id: "ana", email: "ana@example.org", preferredLanguage: "es", lastSeenAt: day(2) } as const;
    await store().transfer.write("users", [ana]);
    expect(await find(token.tokenHash)).toStrictEqual({ token, user: ana });
    expect(await find("another hash")).toBeNull();
  });

  it("finds a token with the account of its user", async () => {
    const ana = buildAccountUser("ana", { role: "viewer", suspendedAt: day(2) });
    await store().ownAccounts.add(ana);
    const token = buildApiToken("one", { uid: ana.id });
    await insert(token);
    expect(await store().apiTokens.findWithUser(token.tokenHash)).toStrictEqual({ token, user: ana });
  });

  it("lists the tokens of one user, newest first", async () => {
    await insert(buildApiToken("one"));
    await insert(buildApiToken("two", { createdAt: day(2) }));
    await insert(buildApiToken("bens", { uid: "ben" }));
    expect(await idsOf("ana")).toEqual(["two", "one"]);
    expect(await idsOf("cy")).toEqual([]);
  });

  it("refuses one beyond the limit of its user, and lets it take the place of an expired one", async () => {
    for (const id of ["one", "two"]) await insert(buildApiToken(id));
    await insert(buildApiToken("short", { expiresAt: day(5) }));
    await insert(buildApiToken("bens", { uid: "ben" }));
    expect(await insert(buildApiToken("four", { createdAt: day(4) }))).toBe(false);
    expect(await insert(buildApiToken("five", { createdAt: day(5) }))).toBe(true);
    expect(await idsOf("ana")).toEqual(["five", "two", "one"]);
    expect(await idsOf("ben")).toEqual(["bens"]);
  });

  it("remembers the last use of a token, and makes none by it", async () => {
    await insert(buildApiToken("one"));
    await store().apiTokens.touch("one", day(3));
    await store().apiTokens.touch("gone", day(3));
    expect((await store().apiTokens.of("ana")).map(({ lastUsedAt }) => lastUsedAt)).toEqual([day(3)]);
  });

  it("removes a token for its user alone, and can be asked again", async () => {
    await insert(buildApiToken("one"));
    await store().apiTokens.remove("ben", "one");
    expect(await idsOf("ana")).toEqual(["one"]);
    await store().apiTokens.remove("ana", "one");
    await store().apiTokens.remove("ana", "one");
    expect(await idsOf("ana")).toEqual([]);
    expect(await store().apiTokens.findWithUser("hash of one")).toBeNull();
  });
}
