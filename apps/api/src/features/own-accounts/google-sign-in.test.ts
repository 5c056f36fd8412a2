import { beforeEach, describe, expect, it } from "vitest";
import type { SignUp } from "../../ports/sign-up.ts";
import { AuthError, type Identity } from "../../ports/auth.ts";
import { createAccountsApp } from "../../testing/accounts-app.ts";
import { cookiesOf } from "../../testing/test-app.ts";

const USERS: Record<string, Identity> = {
  ana: { uid: "ana-at-google", email: "ana@family.example", isEmailVerified: true, displayName: "Ana" },
  ben: { uid: "ben-at-google", email: "ben@other.example", isEmailVerified: true },
  unverified: { uid: "cy-at-google", email: "cy@family.example", isEmailVerified: false },
};

/** Stands for the Firebase project: an ID token is the name of a user. */
const google = {
  verifyIdToken: async (token: string): Promise<Identity> => {
    if (token === "while it is down") throw new AuthError("unavailable");
    const user = USERS[token];
    if (!user) throw new AuthError("invalid");
    return user;
  },
};

let world: Awaited<ReturnType<typeof createAccountsApp>>;
async function open(signUp: SignUp = { kind: "invitation" }) {
  world = await createAccountsApp({ google, signUp, signInProvider: "larder-home" });
}
beforeEach(() => open());

const signIn = (idToken: string, secret?: string, browser = world.browser()) =>
  browser.post("/api/account/google").send({ idToken, secret });
const codeOf = async (call: PromiseLike<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await call;
  return [status, body.code];
};

describe("signing in by Google where this server holds the sessions", () => {
  it("makes the first user the administrator, and takes others by invitation", async () => {
    expect(await codeOf(signIn("ana"))).toEqual([403, "not-invited"]);
    const first = await signIn("ana", (await world.service.firstLink()) ?? "").expect(200);
    expect(first.body.user).toMatchObject({
      id: "ana-at-google",
      displayName: "Ana",
      email: "ana@family.example",
      role: "administrator",
    });
    const admin = world.browser("203.0.113.1", cookiesOf(first)[0]);
    const invitation = await admin.post("/api/admin/invitations").send({ role: "viewer", uses: 1, days: 1 });
    const ben = await signIn("ben", invitation.body.secret).expect(200);
    expect(ben.body.user).toMatchObject({ displayName: "ben", role: "viewer" });
    const { body } = await admin.get("/api/admin/people").expect(200);
    expect(body.people.map(({ name }: { name: string }) => name)).toEqual(["Ana", "ben"]);
  });

  it("knows the users from the time when Google was the only way, with what is theirs", async () => {
    await world.store.users.upsert({
      id: "ben-at-google",
      email: "ben@other.example",
      displayName: "Benjamin",
    });
    await world.store.users.setLanguage("ben-at-google", "es");
    const { body } = await signIn("ben").expect(200);
    expect(body.user).toMatchObject({
      id: "ben-at-google",
      displayName: "Benjamin",
      preferredLanguage: "es",
      role: "member",
    });
  });

  it("makes one user of one who signs in twice at once", async () => {
    await open({ kind: "anybody" });
    const answers = await Promise.all([signIn("ben"), signIn("ben"), signIn("ben")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await world.store.ownAccounts.list()).toHaveLength(1);
  });

  it("does not let in by Google a user who has unlinked it", async () => {
    await open({ kind: "anybody" });
    const browser = world.browser();
    await signIn("ben", undefined, browser).expect(200);
    await browser.put("/api/account/password").send({ password: "a green door in march" }).expect(200);
    await browser.delete("/api/account/providers/google").expect(200);
    expect(await codeOf(signIn("ben"))).toEqual([403, "not-invited"]);
  });

  it("takes those whom the operator lists, by verified addresses alone", async () => {
    await open({ kind: "list", addresses: new Set(), domains: new Set(["family.example"]) });
    await signIn("ana").expect(200);
    expect(await codeOf(signIn("ben"))).toEqual([403, "not-invited"]);
    expect(await codeOf(signIn("unverified"))).toEqual([403, "not-invited"]);
  });

  it("is linked with a user of this server who is signed in, and with no other", async () => {
    const { agent, answer } = await world.first();
    await agent.put("/api/account/providers/google").send({ idToken: "ana" }).expect(200);
    expect((await agent.get("/api/account/providers")).body.providers).toEqual(["google"]);
    expect((await signIn("ana").expect(200)).body.user.id).toBe(answer.body.user.id);
    const ben = await world.invited(agent, "Ben");
    const taken = ben.agent.put("/api/account/providers/google").send({ idToken: "ana" });
    expect(await codeOf(taken)).toEqual([409, "identity-taken"]);
  });
});

describe("S68: an ID token of Google where this server holds the sessions", () => {
  it("is refused when it is forged, and says when Google cannot be asked", async () => {
    expect(await codeOf(signIn("nonsense"))).toEqual([401, "provider-failed"]);
    expect(await codeOf(signIn("while it is down"))).toEqual([503, "provider-unavailable"]);
  });

  it("opens no call by itself, and is refused from another site's page and for a suspended user", async () => {
    const { agent } = await world.first();
    const bearer = world.browser().get("/api/bookmarks").set("Authorization", "Bearer ana");
    expect(await codeOf(bearer)).toEqual([401, "not-signed-in"]);
    const created = world.browser().post("/api/user/create").set("Authorization", "Bearer ana").send({});
    expect((await created).status).toBe(401);
    const elsewhere = signIn("ana").set("Sec-Fetch-Site", "cross-site");
    expect(await codeOf(elsewhere)).toEqual([403, "cross-site"]);
    await agent.put("/api/account/providers/google").send({ idToken: "ana" }).expect(200);
    const ben = await world.invited(agent, "Ben");
    await ben.agent.put("/api/account/providers/google").send({ idToken: "ben" }).expect(200);
    const path = `/api/admin/people/${ben.answer.body.user.id}`;
    await agent.patch(path).send({ isSuspended: true }).expect(200);
    expect(await codeOf(signIn("ben"))).toEqual([403, "sign-in-not-permitted"]);
  });

  it("is nothing where Google is no way to sign in, nor are passwords where they are none", async () => {
    world = await createAccountsApp();
    expect(await codeOf(signIn("ana"))).toEqual([404, "not-found"]);
    world = await createAccountsApp({ google, hasPasswords: false });
    const body = { name: "Ana", password: "quiet lemon" };
    expect(await codeOf(world.browser().post("/api/account/sign-in").send(body))).toEqual([404, "not-found"]);
    expect(await codeOf(world.browser().post("/api/account/passkey-sign-in/options").send({}))).toEqual([
      404,
      "not-found",
    ]);
  });

  it("gives a new session, whatever cookie the browser brought, which ends by signing out", async () => {
    await open({ kind: "anybody" });
    const planted = `__session=${"a".repeat(43)}`;
    const [cookie = ""] = cookiesOf(await signIn("ana", undefined, world.browser("203.0.113.9", planted)));
    expect(cookie).toMatch(/^__session=[\w-]{43}$/);
    expect(cookie).not.toBe(planted);
    await world.browser("203.0.113.9", cookie).post("/api/user/logout").send({}).expect(200);
    await world.browser("203.0.113.9", cookie).get("/api/bookmarks").expect(401);
  });
});
