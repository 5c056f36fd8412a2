import { expect, it } from "vitest";
import { loginKey } from "@larder/domain/account/login-key";
import { NEW_HOUSEHOLD } from "@larder/domain/account/own-account";
import type { OwnAccount } from "../../../ports/own-account.ts";
import type { AccountUser, SignInLink, SignInSession } from "../../../ports/sign-in-stores.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString();

export function buildAccountUser(login: string, account: Partial<OwnAccount> = {}): AccountUser {
  return {
    id: `id-${login}`,
    email: "",
    preferredLanguage: "en",
    displayName: login,
    account: {
      login,
      passwordHash: "$argon2id$",
      role: "member",
      createdAt: day(1),
      suspendedAt: null,
      ...account,
    },
  };
}

export function buildSignInSession(id: string, fields: Partial<SignInSession> = {}): SignInSession {
  return {
    id,
    secretHash: `hash of ${id}`,
    uid: "ana",
    createdAt: day(1),
    lastSeenAt: day(1),
    browser: "Firefox on Linux",
    ...fields,
  };
}

export function buildSignInLink(id: string, fields: Partial<SignInLink> = {}): SignInLink {
  return {
    id,
    secretHash: `hash of ${id}`,
    kind: "invitation",
    role: "member",
    uid: null,
    usesLeft: 1,
    createdAt: day(1),
    expiresAt: day(8),
    note: "",
    ...fields,
  };
}

export function signInCases(harness: StoreHarness): void {
  const store = storePerCase(harness);
  const accounts = () => store().ownAccounts;

  it("finds a user by any spelling of their name, and by their id, whole", async () => {
    const ana = buildAccountUser("José Ana", { role: "administrator" });
    expect(await accounts().add(ana)).toBe(true);
    expect(await accounts().byLogin(loginKey("  jose  ANA "))).toStrictEqual(ana);
    expect(await accounts().find(ana.id)).toStrictEqual(ana);
    expect(await accounts().byLogin("ben")).toBeNull();
    expect(await store().users.find(ana.id)).toStrictEqual({
      id: ana.id,
      email: "",
      preferredLanguage: "en",
      displayName: "José Ana",
    });
  });

  it("adds no second user of a name", async () => {
    await accounts().add(buildAccountUser("Ana"));
    expect(await accounts().add({ ...buildAccountUser("ana"), id: "other" })).toBe(false);
    expect((await accounts().list()).map(({ id }) => id)).toEqual(["id-Ana"]);
  });

  it("lists no users of another provider, and keeps several of them", async () => {
    await store().users.upsert({ id: "cy", email: "cy@example.org" });
    await store().users.upsert({ id: "di", email: "di@example.org" });
    await accounts().add(buildAccountUser("ana"));
    await accounts().add(buildAccountUser("ben", { createdAt: day(2) }));
    expect((await accounts().list()).map(({ id }) => id)).toEqual(["id-ana", "id-ben"]);
    expect(await accounts().find("cy")).toBeNull();
    expect(await accounts().change("cy", { role: "viewer" })).toBe("unknown");
  });

  it("changes an account, and keeps the rest of the user", async () => {
    const ben = buildAccountUser("ben");
    await accounts().add(ben);
    expect(await accounts().change(ben.id, { passwordHash: "new", suspendedAt: day(2) })).toBe("changed");
    await accounts().setLastSeen(ben.id, day(3));
    await store().users.setLanguage(ben.id, "es");
    expect(await accounts().find(ben.id)).toStrictEqual({
      ...ben,
      preferredLanguage: "es",
      account: { ...ben.account, passwordHash: "new", suspendedAt: day(2) },
      lastSeenAt: day(3),
    });
  });

  it("leaves the last administrator in the role", async () => {
    const [ana, ben] = ["ana", "ben"].map((name) => buildAccountUser(name, { role: "administrator" }));
    if (!ana || !ben) throw new Error("They are made above.");
    await accounts().add(ana);
    await accounts().add(ben);
    expect(await accounts().change(ana.id, { suspendedAt: day(2) })).toBe("changed");
    expect(await accounts().change(ben.id, { role: "member" })).toBe("last-administrator");
    expect(await accounts().change(ben.id, { suspendedAt: day(2) })).toBe("last-administrator");
    expect(await accounts().change(ben.id, { passwordHash: null })).toBe("changed");
    expect((await accounts().find(ben.id))?.account).toMatchObject({
      role: "administrator",
      suspendedAt: null,
    });
  });

  it("finds a user by an identity of a provider, which no other user can have", async () => {
    const identity = { issuer: "https://id.example", subject: "7" };
    const ana = buildAccountUser("ana", { identities: [identity] });
    expect(await accounts().add(ana)).toBe(true);
    expect(await accounts().byIdentity(identity)).toStrictEqual(ana);
    expect(await accounts().byIdentity({ ...identity, subject: "8" })).toBeNull();
    const ben = buildAccountUser("ben");
    expect(await accounts().add({ ...ben, account: { ...ben.account, identities: [identity] } })).toBe(false);
    await accounts().add(ben);
    await accounts().add(buildAccountUser("cy"));
    expect(await accounts().changeLists(ben.id, () => ({ identities: [identity] }))).toBe("taken");
    const other = { issuer: "https://id.example", subject: "8" };
    expect(await accounts().changeLists(ben.id, () => ({ identities: [other] }))).toBe("changed");
    expect((await accounts().byIdentity(other))?.id).toBe(ben.id);
    expect(await accounts().changeLists(ben.id, () => ({ identities: [] }))).toBe("changed");
    expect(await accounts().byIdentity(other)).toBeNull();
    await store().accounts.remove({ uid: ana.id, email: "", recipes: "keep", alias: "gone" });
    expect(await accounts().changeLists(ben.id, () => ({ identities: [identity] }))).toBe("changed");
  });

  it("refuses an identity that another user has beside others", async () => {
    const [one, two, three] = ["1", "2", "3"].map((subject) => ({ issuer: "https://id.example", subject }));
    if (!one || !two || !three) throw new Error("Three identities are needed.");
    await accounts().add(buildAccountUser("ana", { identities: [one, two] }));
    expect(await accounts().add(buildAccountUser("ben", { identities: [two] }))).toBe(false);
    expect(await accounts().add(buildAccountUser("ben", { identities: [three, two] }))).toBe(false);
    await accounts().add(buildAccountUser("cy", { identities: [three] }));
    expect(await accounts().changeLists("id-cy", () => ({ identities: [three, one] }))).toBe("taken");
    await store().users.upsert({ id: "di", email: "di@example.org" });
    const { account } = buildAccountUser("di", { identities: [two, three] });
    expect(await accounts().addTo("di", account)).toBe(false);
    expect((await accounts().byIdentity(two))?.id).toBe("id-ana");
  });

  it("loses no passkey of two that are added at once", async () => {
    const ana = buildAccountUser("ana");
    await accounts().add(ana);
    const passkey = (id: string) => ({
      id,
      publicKey: "key",
      counter: 0,
      transports: ["internal"],
      name: id,
      createdAt: day(1),
      lastUsedAt: null,
    });
    const ids = ["one", "two", "three"];
    await Promise.all(
      ids.map((id) =>
        accounts().changeLists(ana.id, ({ passkeys = [] }) => ({ passkeys: [...passkeys, passkey(id)] })),
      ),
    );
    const passkeys = (await accounts().find(ana.id))?.account.passkeys ?? [];
    expect(passkeys.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(passkeys.find(({ id }) => id === "two")).toStrictEqual(passkey("two"));
    expect(await accounts().changeLists("nobody", () => ({ passkeys: [] }))).toBe("unknown");
  });

  it("gives an account to a user who has none", async () => {
    const cy = await store().users.upsert({ id: "cy", email: "cy@example.org" });
    const identity = { issuer: "https://id.example", subject: "7" };
    const { account } = buildAccountUser("cy", { identities: [identity] });
    expect(await accounts().addTo("cy", account)).toBe(true);
    expect(await accounts().byIdentity(identity)).toStrictEqual({ ...cy, account });
    expect(await accounts().addTo("cy", { ...account, login: "other" })).toBe(false);
    expect(await accounts().addTo("di", account)).toBe(false);
    await store().users.upsert({ id: "di", email: "di@example.org" });
    expect(await accounts().addTo("di", account)).toBe(false);
  });

  it("moves users with their accounts", async () => {
    const ana = { ...buildAccountUser("Ana"), lastSeenAt: day(2) };
    await store().transfer.write("users", [ana]);
    expect(await accounts().byLogin("ana")).toStrictEqual(ana);
    const users = [];
    for await (const user of store().transfer.read("users")) users.push(user);
    expect(users).toStrictEqual([ana]);
  });

  it("finds a session by the hash of its secret, and lists those of a user, last seen first", async () => {
    const sessions = store().signInSessions;
    await sessions.insert(buildSignInSession("one"));
    await sessions.insert(buildSignInSession("two", { provider: "oidc" }));
    await sessions.insert(buildSignInSession("bens", { uid: "ben" }));
    await sessions.touch("hash of two", day(2));
    expect(await sessions.find("hash of two")).toStrictEqual(
      buildSignInSession("two", { lastSeenAt: day(2), provider: "oidc" }),
    );
    expect((await sessions.of("ana")).map(({ id }) => id)).toEqual(["two", "one"]);
    expect(await sessions.find("two")).toBeNull();
    expect(await sessions.count()).toBe(3);
  });

  it("finds a session with its user, who may be gone or of another provider", async () => {
    const ana = buildAccountUser("ana", { role: "viewer" });
    await accounts().add(ana);
    await store().users.upsert({ id: "cy", email: "cy@example.org" });
    const sessions = store().signInSessions;
    const own = buildSignInSession("one", { uid: ana.id, lastSeenAt: day(3), provider: "google" });
    const others = [buildSignInSession("two", { uid: "gone" }), buildSignInSession("three", { uid: "cy" })];
    for (const session of [own, ...others]) await sessions.insert(session);
    expect(await sessions.findWithUser(own.secretHash)).toStrictEqual({ session: own, user: ana });
    for (const session of others)
      expect(await sessions.findWithUser(session.secretHash)).toStrictEqual({ session, user: null });
    expect(await sessions.findWithUser("one")).toBeNull();
  });

  it("removes sessions by secret, by id and user, by user, and by age", async () => {
    const sessions = store().signInSessions;
    for (const id of ["a", "b", "c", "d"]) await sessions.insert(buildSignInSession(id));
    await sessions.insert(buildSignInSession("bens", { uid: "ben", createdAt: day(5), lastSeenAt: day(5) }));
    const ids = async () => (await sessions.of("ana")).map(({ id }) => id);
    await sessions.remove("hash of a");
    await sessions.removeById("ben", "b");
    expect(await ids()).toEqual(["b", "c", "d"]);
    await sessions.removeById("ana", "b");
    await sessions.removeByUser("ana", "hash of d");
    expect(await ids()).toEqual(["d"]);
    await sessions.removeExpired({ createdAt: day(1), lastSeenAt: day(0) });
    expect(await ids()).toEqual([]);
    await sessions.removeExpired({ createdAt: day(1), lastSeenAt: day(5) });
    expect(await sessions.of("ben")).toEqual([]);
  });

  it("takes the uses of a link, whoever asks at once, until its end", async () => {
    const links = store().signInLinks;
    await links.insert(buildSignInLink("one", { usesLeft: 2 }));
    const uses = await Promise.all(Array.from({ length: 5 }, () => links.use("hash of one", day(2))));
    expect(uses.filter((use) => use !== null)).toHaveLength(2);
    await links.giveBack("hash of one");
    expect(await links.use("hash of one", day(8))).toBeNull();
    expect(await links.use("hash of one", day(7))).toMatchObject({ id: "one", usesLeft: 0 });
    expect(await links.find("hash of one")).toMatchObject({ usesLeft: 0 });
    expect(await links.use("another", day(2))).toBeNull();
  });

  it("lists links of a kind, newest first, and removes them", async () => {
    const links = store().signInLinks;
    await links.insert(buildSignInLink("one"));
    await links.insert(buildSignInLink("two", { createdAt: day(2) }));
    await links.insert(buildSignInLink("reset-ana", { kind: "reset", uid: "ana" }));
    await links.insert(buildSignInLink("reset-ben", { kind: "reset", uid: "ben" }));
    const ids = async (kind: SignInLink["kind"]) => (await links.list(kind)).map(({ id }) => id);
    expect(await ids("invitation")).toEqual(["two", "one"]);
    await links.remove("two");
    await links.removeAll("reset", "ana");
    expect([await ids("invitation"), await ids("reset")]).toEqual([["one"], ["reset-ben"]]);
    await links.removeAll("reset");
    expect(await ids("reset")).toEqual([]);
  });

  it("keeps the choices of the household, until everything is removed", async () => {
    const { household, transfer } = store();
    expect(await household.get()).toBeNull();
    await household.set(NEW_HOUSEHOLD);
    await household.set({ name: "At Ana's", joining: "anybody" });
    expect(await household.get()).toStrictEqual({ name: "At Ana's", joining: "anybody" });
    await transfer.clear();
    expect(await household.get()).toBeNull();
  });
}
