import { beforeEach, describe, expect, it } from "vitest";
import { createAccountsApp, PASSWORD } from "../../testing/accounts-app.ts";
import { createSoftAuthenticator } from "../../testing/soft-authenticator.ts";
import { cookiesOf } from "../../testing/test-app.ts";

const MINUTE_MS = 60_000;
const SITE = { origin: "https://larder.example", rpId: "larder.example" };

type Browser = ReturnType<typeof world.browser>;
let world: Awaited<ReturnType<typeof createAccountsApp>>;
let ana: Awaited<ReturnType<typeof world.first>>;
let authenticator: ReturnType<typeof createSoftAuthenticator>;
beforeEach(async () => {
  world = await createAccountsApp({ publicUrl: SITE.origin });
  ana = await world.first();
  authenticator = createSoftAuthenticator();
});

const begin = (browser: Browser, current = PASSWORD) =>
  browser.post("/api/account/passkeys/options").send({ current });

async function add(browser: Browser = ana.agent, { current = PASSWORD, site = SITE, name = "Phone" } = {}) {
  const { body } = await begin(browser, current).expect(200);
  const credential = authenticator.create(body.options, site);
  return browser.post("/api/account/passkeys").send({ name, credential });
}

async function challenge(): Promise<{ challenge: string }> {
  const answer = await world.browser().post("/api/account/passkey-sign-in/options").send({}).expect(200);
  return answer.body.options;
}

const send = (credential: unknown) =>
  world.browser().post("/api/account/passkey-sign-in").send({ credential });
const refused = async (call: PromiseLike<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await call;
  return [status, body.code];
};

describe("a passkey", () => {
  it("is added with the password, and opens a session of its user", async () => {
    const added = await add();
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      hasPassword: true,
      passkeys: [{ id: authenticator.id, name: "Phone", lastUsedAt: null }],
    });
    const answer = await send(authenticator.get(await challenge(), SITE)).expect(200);
    expect(answer.body.user).toMatchObject({ displayName: "Ana", role: "administrator" });
    const cookie = cookiesOf(answer)[0] ?? "";
    const { body } = await world.browser("203.0.113.9", cookie).get("/api/account/passkeys").expect(200);
    expect(body.passkeys[0].lastUsedAt).toBe("2026-03-01T12:00:00.000Z");
  });

  it("asks for a key that verifies its user and is found without a name", async () => {
    const { body } = await begin(ana.agent).expect(200);
    expect(body.options).toMatchObject({
      rp: { id: "larder.example", name: "Larder" },
      user: { name: "Ana" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    // The user is present, but was not verified.
    await add();
    expect(await refused(send(authenticator.get(await challenge(), SITE, 0x01)))).toEqual([
      401,
      "passkey-refused",
    ]);
  });

  it("is renamed, and removed while there is another way to sign in", async () => {
    await add();
    const path = `/api/account/passkeys/${authenticator.id}`;
    const renamed = await ana.agent.patch(path).send({ name: "Old phone" }).expect(200);
    expect(renamed.body.passkeys).toMatchObject([{ name: "Old phone" }]);
    await ana.agent.delete("/api/account/password").send({ current: PASSWORD }).expect(200);
    expect(await refused(ana.agent.delete(path))).toEqual([409, "last-sign-in-way"]);
    await ana.agent.put("/api/account/password").send({ password: PASSWORD }).expect(200);
    expect((await ana.agent.delete(path).expect(200)).body.passkeys).toEqual([]);
    expect(await refused(send(authenticator.get(await challenge(), SITE)))).toEqual([401, "passkey-refused"]);
  });

  it("takes the place of the password, which then opens nothing", async () => {
    expect(await refused(ana.agent.delete("/api/account/password").send({ current: PASSWORD }))).toEqual([
      409,
      "last-sign-in-way",
    ]);
    await add();
    await ana.agent.delete("/api/account/password").send({ current: PASSWORD }).expect(200);
    const { body } = await ana.agent.get("/api/account/passkeys").expect(200);
    expect(body.hasPassword).toBe(false);
    const byPassword = world.browser().post("/api/account/sign-in").send({ name: "Ana", password: PASSWORD });
    expect(await refused(byPassword)).toEqual([401, "sign-in-wrong"]);
    await send(authenticator.get(await challenge(), SITE)).expect(200);
  });

  it("is in the download of the user's data, without its key", async () => {
    await add();
    const { body } = await ana.agent.get("/api/account/data").expect(200);
    expect(body.passkeys).toEqual([
      { name: "Phone", createdAt: "2026-03-01T12:00:00.000Z", lastUsedAt: null },
    ]);
    expect(body.identities).toEqual([]);
  });

  it("is part of no other user's account", async () => {
    await add();
    const ben = await world.invited(ana.agent, "Ben");
    expect((await ben.agent.get("/api/account/passkeys").expect(200)).body.passkeys).toEqual([]);
    const path = `/api/account/passkeys/${authenticator.id}`;
    expect(await refused(ben.agent.patch(path).send({ name: "Mine" }))).toEqual([404, "not-found"]);
    await ben.agent.delete(path).expect(200);
    await send(authenticator.get(await challenge(), SITE)).expect(200);
  });

  it("works on a server that only a browser knows the address of", async () => {
    world = await createAccountsApp();
    ana = await world.first();
    const site = { origin: "https://kitchen.lan", rpId: "kitchen.lan" };
    const { body } = await begin(ana.agent).set("Host", "kitchen.lan").expect(200);
    const credential = authenticator.create(body.options, site);
    const added = ana.agent.post("/api/account/passkeys").set("Host", "kitchen.lan");
    expect((await added.send({ name: "Phone", credential })).status).toBe(201);
  });
});

describe("S65: a passkey", () => {
  it("is not added without the password, nor in an old session of a user who has none", async () => {
    expect(await refused(begin(ana.agent, "a wrong password"))).toEqual([401, "sign-in-wrong"]);
    expect(await refused(begin(ana.agent, ""))).toEqual([401, "sign-in-wrong"]);
    await add();
    await ana.agent.delete("/api/account/password").send({ current: PASSWORD }).expect(200);
    await begin(ana.agent).expect(200);
    world.advance(16 * MINUTE_MS);
    expect(await refused(begin(ana.agent))).toEqual([403, "sign-in-again"]);
    expect(await refused(ana.agent.put("/api/account/password").send({ password: PASSWORD }))).toEqual([
      403,
      "sign-in-again",
    ]);
  });

  it("is refused for another site, an unknown, used or old challenge, and a challenge of another user", async () => {
    const evil = { origin: "https://larder.example.evil.example", rpId: "larder.example" };
    expect(await refused(add(ana.agent, { site: evil }))).toEqual([401, "passkey-refused"]);
    const ben = await world.invited(ana.agent, "Ben");
    const { body } = await begin(ana.agent).expect(200);
    const credential = authenticator.create(body.options, SITE);
    const name = "Phone";
    expect(await refused(ben.agent.post("/api/account/passkeys").send({ name, credential }))).toEqual([
      401,
      "passkey-refused",
    ]);
    world.advance(6 * MINUTE_MS);
    expect(await refused(ana.agent.post("/api/account/passkeys").send({ name, credential }))).toEqual([
      401,
      "passkey-refused",
    ]);
  });

  it("opens one session per challenge, by its own signature alone", async () => {
    await add();
    const assertion = authenticator.get(await challenge(), SITE);
    await send(assertion).expect(200);
    const replayed = await refused(send(assertion));
    const invented = await refused(send(authenticator.get({ challenge: "aaaa" }, SITE)));
    const otherAuthenticator = createSoftAuthenticator();
    const forged = otherAuthenticator.get(await challenge(), SITE);
    const { userHandle } = authenticator.get(await challenge(), SITE).response;
    const asAna = { ...forged, id: authenticator.id, response: { ...forged.response, userHandle } };
    const elsewhere = authenticator.get(await challenge(), { ...SITE, origin: "https://evil.example" });
    const otherId = authenticator.get(await challenge(), { ...SITE, rpId: "evil.example" });
    for (const outcome of [
      replayed,
      invented,
      await refused(send(forged)),
      await refused(send({ ...asAna, rawId: authenticator.id })),
      await refused(send(elsewhere)),
      await refused(send(otherId)),
    ])
      expect(outcome).toEqual([401, "passkey-refused"]);
  });

  it("opens nothing for a suspended user", async () => {
    const ben = await world.invited(ana.agent, "Ben");
    expect((await add(ben.agent)).status).toBe(201);
    await ana.agent
      .patch(`/api/admin/people/${ben.answer.body.user.id}`)
      .send({ isSuspended: true })
      .expect(200);
    expect(await refused(send(authenticator.get(await challenge(), SITE)))).toEqual([
      403,
      "sign-in-not-permitted",
    ]);
  });

  it("is neither added nor used from another site's page", async () => {
    const { body } = await begin(ana.agent).expect(200);
    const credential = authenticator.create(body.options, SITE);
    const other = ana.agent.post("/api/account/passkeys").set("Sec-Fetch-Site", "cross-site");
    expect(await refused(other.send({ name: "Phone", credential }))).toEqual([403, "cross-site"]);
    const assertion = authenticator.get(await challenge(), SITE);
    const signIn = world.browser().post("/api/account/passkey-sign-in").set("Sec-Fetch-Site", "cross-site");
    expect(await refused(signIn.send({ credential: assertion }))).toEqual([403, "cross-site"]);
  });

  it("gives a new session at each sign-in, whatever cookie the browser brought, which ends with it", async () => {
    await add();
    const planted = `__session=${"a".repeat(43)}`;
    const answer = await world
      .browser("203.0.113.9", planted)
      .post("/api/account/passkey-sign-in")
      .send({ credential: authenticator.get(await challenge(), SITE) })
      .expect(200);
    const [cookie = ""] = cookiesOf(answer);
    expect(cookie).not.toBe(planted);
    await world.browser("203.0.113.9", planted).get("/api/bookmarks").expect(401);
    await world.browser("203.0.113.9", cookie).post("/api/user/logout").send({}).expect(200);
    await world.browser("203.0.113.9", cookie).get("/api/bookmarks").expect(401);
  });
});
