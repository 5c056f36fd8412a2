import { randomUUID } from "node:crypto";
import request from "supertest";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createOpenIdProvider, type OpenIdProviderOptions } from "../../adapters/oidc/openid-provider.ts";
import type { SignUp } from "../../ports/sign-up.ts";
import { createAccountsApp } from "../../testing/accounts-app.ts";
import {
  CLIENT,
  type OpenIdUser,
  startLyingOpenIdServer,
  startOpenIdServer,
} from "../../testing/openid-server.ts";
import { cookiesOf } from "../../testing/test-app.ts";

const PUBLIC_URL = "https://larder.example";
const REDIRECT = `${PUBLIC_URL}/login/provider`;
const ANA = { sub: "ana-1", preferred_username: "Ana", email: "ana@family.example", email_verified: true };
const BEN = { sub: "ben-1", preferred_username: "Ben", email: "ben@other.example", email_verified: true };

type Browser = ReturnType<typeof world.browser>;
let provider: Awaited<ReturnType<typeof startOpenIdServer>>;
let world: Awaited<ReturnType<typeof createAccountsApp>>;

async function open(signUp: SignUp = { kind: "anybody" }, settings: Partial<OpenIdProviderOptions> = {}) {
  const adminClaim = { name: "groups", value: "larder-admins" };
  const oidc = createOpenIdProvider({
    issuer: provider.issuer,
    ...CLIENT,
    adminClaim,
    publicUrl: PUBLIC_URL,
    now: () => Date.now(),
    ...settings,
  });
  world = await createAccountsApp({ oidc, signUp, publicUrl: PUBLIC_URL });
}

beforeEach(async () => {
  provider = await startOpenIdServer(REDIRECT);
  await open();
});
afterEach(() => provider.close());

/** Follows the provider's pages, as the browser of the user, to the query with which it comes back. */
async function visit(url: string): Promise<string> {
  const browser = request.agent(provider.server);
  let next = url;
  for (let hops = 0; hops < 8; hops += 1) {
    const { status, headers } = await browser.get(next.replace(provider.issuer, ""));
    if (status !== 302 && status !== 303) throw new Error(`The provider answered ${status}.`);
    next = new URL(String(headers["location"]), provider.issuer).href;
    if (next.startsWith(REDIRECT)) return new URL(next).search.slice(1);
  }
  throw new Error("The provider sent nobody back.");
}

async function begin(browser: Browser, body: object = {}): Promise<string> {
  const answer = await browser.post("/api/account/oidc/begin").send(body);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.url;
}
const finish = (browser: Browser, query: string) => browser.post("/api/account/oidc/finish").send({ query });

async function signIn(user: OpenIdUser, body: object = {}, browser = world.browser()) {
  provider.signInAs(user);
  return finish(browser, await visit(await begin(browser, body)));
}
const codeOf = async (call: PromiseLike<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await call;
  return [status, body.code];
};

describe("signing in by an OpenID provider", () => {
  it("makes a user of one whom the provider knows, and finds them again under another name", async () => {
    const browser = world.browser();
    const first = await signIn(ANA, { next: "/recipes?sort=name" }, browser);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      user: { displayName: "Ana", email: "ana@family.example", role: "member" },
      next: "/recipes?sort=name",
      isLinked: false,
    });
    expect(cookiesOf(first)[0]).toMatch(/^__session=[\w-]{43}$/);
    await browser.get("/api/bookmarks").expect(200);
    const again = await signIn({ ...ANA, preferred_username: "Anna" });
    expect(again.body.user.id).toBe(first.body.user.id);
    const data = await browser.get("/api/account/data").expect(200);
    expect(data.body.identities).toEqual([{ issuer: provider.issuer, subject: "ana-1" }]);
  });

  it("gives a user whose name is taken another one", async () => {
    await signIn(ANA);
    const other = await signIn({ ...BEN, preferred_username: "ana" });
    expect(other.body.user.displayName).toBe("ana 2");
    const nameless = await signIn({ sub: "cy-1" });
    expect(nameless.body.user.displayName).toBe("Cook");
  });

  it("lets in whom the operator lists, by verified addresses alone", async () => {
    await open({ kind: "list", addresses: new Set(), domains: new Set(["family.example"]) });
    expect((await signIn(ANA)).status).toBe(200);
    expect(await codeOf(signIn(BEN))).toEqual([403, "not-invited"]);
    const unverified = { ...BEN, email: "ben@family.example", email_verified: false };
    expect(await codeOf(signIn(unverified))).toEqual([403, "not-invited"]);
  });

  it("takes an invitation, and a first link that makes the administrator", async () => {
    await open({ kind: "invitation" });
    expect(await codeOf(signIn(ANA))).toEqual([403, "not-invited"]);
    const first = await signIn(ANA, { secret: (await world.service.firstLink()) ?? "" });
    expect(first.body.user.role).toBe("administrator");
    const admin = world.browser("203.0.113.1", cookiesOf(first)[0]);
    const invitation = await admin.post("/api/admin/invitations").send({ role: "viewer", uses: 1, days: 1 });
    const { secret } = invitation.body;
    expect((await signIn(BEN, { secret })).body.user.role).toBe("viewer");
    expect(await codeOf(signIn({ sub: "cy-1" }, { secret }))).toEqual([404, "link-invalid"]);
    expect((await signIn(BEN)).status).toBe(200);
  });

  it("makes administrators by a claim, and members of them when it is gone", async () => {
    await open({ kind: "invitation" });
    const roleOf = async (user: OpenIdUser) => (await signIn(user)).body.user?.role;
    expect(await roleOf({ ...ANA, groups: ["cooks", "larder-admins"] })).toBe("administrator");
    expect(await roleOf({ ...BEN, groups: ["larder-admins"] })).toBe("administrator");
    expect(await roleOf({ ...BEN, groups: ["cooks"] })).toBe("member");
    // The last one stays.
    expect(await roleOf(ANA)).toBe("administrator");
  });

  it("takes no other role away with the claim than the one that it gave", async () => {
    await open({ kind: "anybody" });
    const { agent } = await world.first("Root");
    const admin = { ...BEN, groups: ["larder-admins"] };
    const { body } = await signIn(admin);
    await agent.patch(`/api/admin/people/${body.user.id}`).send({ role: "viewer" }).expect(200);
    expect((await signIn(admin)).body.user.role).toBe("viewer");
    expect((await signIn(BEN)).body.user.role).toBe("viewer");
  });

  it("sends a page of another address of the server to the one that the provider knows", async () => {
    const from = (body: object) =>
      world.browser().post("/api/account/oidc/begin").set("Origin", "http://kitchen.lan:5000").send(body);
    expect((await from({ next: "/bookmarks" })).body.url).toBe(`${PUBLIC_URL}/login?next=%2Fbookmarks`);
    const secret = "s".repeat(43);
    expect((await from({ secret })).body.url).toBe(`${PUBLIC_URL}/join#${secret}`);
    const own = await world.browser().post("/api/account/oidc/begin").set("Origin", PUBLIC_URL).send({});
    expect(own.body.url).toContain(provider.issuer);
  });

  it("signs out at the provider, too", async () => {
    const browser = world.browser();
    await signIn(ANA, {}, browser);
    const { body } = await browser.post("/api/user/logout").send({}).expect(200);
    const url = new URL(body.providerSignOutUrl);
    expect(url.origin).toBe(provider.issuer);
    expect(url.searchParams.get("post_logout_redirect_uri")).toBe(`${PUBLIC_URL}/login`);
    const ben = await world.invited((await world.first("Cy")).agent, "Ben");
    const own = await ben.agent.post("/api/user/logout").send({}).expect(200);
    expect(own.body.providerSignOutUrl).toBeUndefined();
  });

  it("goes on when the provider has taken other keys", async () => {
    expect((await signIn(ANA)).status).toBe(200);
    provider.rotateKeys();
    expect((await signIn(BEN)).status).toBe(200);
  });

  it("is nothing on a server without a provider", async () => {
    world = await createAccountsApp();
    expect(await codeOf(world.browser().post("/api/account/oidc/begin").send({}))).toEqual([
      404,
      "not-found",
    ]);
  });

  it("says that the provider cannot be reached, and finds it when it can", async () => {
    await open({ kind: "anybody" }, { issuer: "http://127.0.0.1:9" });
    const answer = await world.browser().post("/api/account/oidc/begin").send({});
    expect([answer.status, answer.body.code]).toEqual([503, "provider-unavailable"]);
  });
});

describe("linking a provider with a user of this server", () => {
  it("needs both sign-ins, and opens the same user afterwards", async () => {
    await open({ kind: "invitation" });
    const ana = await world.first();
    const linked = await signIn(ANA, { link: true }, ana.agent);
    expect(linked.body).toMatchObject({ isLinked: true, user: { displayName: "Ana" } });
    const { body } = await ana.agent.get("/api/account/providers").expect(200);
    expect(body.providers).toEqual(["oidc"]);
    expect((await signIn(ANA)).body.user.id).toBe(ana.answer.body.user.id);
  });

  it("is ended while another way to sign in is left", async () => {
    const ana = await world.first();
    await signIn(ANA, { link: true }, ana.agent);
    await ana.agent.delete("/api/account/providers/oidc").expect(200);
    expect((await ana.agent.get("/api/account/providers")).body.providers).toEqual([]);
    const browser = world.browser();
    await signIn(BEN, {}, browser);
    expect(await codeOf(browser.delete("/api/account/providers/oidc"))).toEqual([409, "last-sign-in-way"]);
  });

  it("S66: takes no user of the provider who is another user here, and nobody by their e-mail", async () => {
    const ana = await world.first();
    expect((await signIn(BEN)).status).toBe(200);
    expect(await codeOf(signIn(BEN, { link: true }, ana.agent))).toEqual([409, "identity-taken"]);
    const cy = await world.invited(ana.agent, "Cy");
    const sameAddress = await signIn({
      ...ANA,
      sub: "someone",
      email: cy.answer.body.user.email || "a@b.example",
    });
    expect(sameAddress.body.user.id).not.toBe(cy.answer.body.user.id);
  });

  it("S66: is refused for a user who signed out or changed in between, and for a visitor", async () => {
    const ana = await world.first();
    const url = await begin(ana.agent, { link: true });
    provider.signInAs(BEN);
    const query = await visit(url);
    await ana.agent.post("/api/user/logout").send({}).expect(200);
    expect(await codeOf(finish(ana.agent, query))).toEqual([401, "provider-failed"]);
    const visitor = world.browser().post("/api/account/oidc/begin").send({ link: true });
    expect(await codeOf(visitor)).toEqual([401, "not-signed-in"]);
  });
});

describe("S67: what comes back from an OpenID provider", () => {
  it("is refused in another browser, a second time, and after ten minutes", async () => {
    provider.signInAs(ANA);
    const browser = world.browser();
    const query = await visit(await begin(browser));
    expect(await codeOf(finish(world.browser(), query))).toEqual([401, "provider-failed"]);
    await finish(browser, query).expect(200);
    expect(await codeOf(finish(browser, query))).toEqual([401, "provider-failed"]);
    const slow = world.browser();
    const old = await visit(await begin(slow));
    world.advance(11 * 60_000);
    expect(await codeOf(finish(slow, old))).toEqual([401, "provider-failed"]);
  });

  it("is refused with another state, another issuer, and a code that was used", async () => {
    provider.signInAs(ANA);
    const changed = async (change: (query: URLSearchParams) => void) => {
      const browser = world.browser();
      const query = new URLSearchParams(await visit(await begin(browser)));
      change(query);
      return codeOf(finish(browser, query.toString()));
    };
    expect(await changed((query) => query.set("state", randomUUID()))).toEqual([401, "provider-failed"]);
    expect(await changed((query) => query.set("iss", "https://evil.example"))).toEqual([
      401,
      "provider-failed",
    ]);
    expect(await changed((query) => query.set("code", randomUUID()))).toEqual([401, "provider-failed"]);
    const browser = world.browser();
    const query = new URLSearchParams(await visit(await begin(browser)));
    const code = query.get("code") ?? "";
    await finish(browser, query.toString()).expect(200);
    expect(await changed((other) => other.set("code", code))).toEqual([401, "provider-failed"]);
  });

  it("says that the user or the provider said no", async () => {
    provider.signInAs(null);
    const browser = world.browser();
    const query = await visit(await begin(browser));
    expect(query).toContain("error=access_denied");
    expect(await codeOf(finish(browser, query))).toEqual([403, "provider-refused"]);
  });

  it("is refused for a suspended user, and from another site's page", async () => {
    const { agent } = await world.first();
    const ben = await signIn(BEN);
    await agent.patch(`/api/admin/people/${ben.body.user.id}`).send({ isSuspended: true }).expect(200);
    expect(await codeOf(signIn(BEN))).toEqual([403, "sign-in-not-permitted"]);
    provider.signInAs(ANA);
    const browser = world.browser();
    const query = await visit(await begin(browser));
    const forged = finish(browser, query).set("Sec-Fetch-Site", "cross-site");
    expect(await codeOf(forged)).toEqual([403, "cross-site"]);
  });

  it("is refused when its ID token is forged, unsigned, expired, or of another issuer, client or sign-in", async () => {
    const liar = await startLyingOpenIdServer();
    try {
      await open({ kind: "anybody" }, { issuer: liar.issuer });
      const answerTo = async (lie: Parameters<typeof liar.back>[1]) => {
        const browser = world.browser();
        return codeOf(finish(browser, liar.back(await begin(browser), lie)));
      };
      expect(await answerTo({})).toEqual([200, undefined]);
      const seconds = Math.floor(Date.now() / 1000);
      for (const lie of [
        { isForged: true },
        { isUnsigned: true },
        { claims: { exp: seconds - 3600, iat: seconds - 7200 } },
        { claims: { iss: "https://evil.example" } },
        { claims: { aud: "another client" } },
        { claims: { nonce: "of another sign-in" } },
        { claims: { sub: undefined } },
      ])
        expect([lie, await answerTo(lie)]).toEqual([lie, [401, "provider-failed"]]);
    } finally {
      await liar.close();
    }
  });

  it("gives a new session, whatever cookie the browser brought, which ends at the next call", async () => {
    const { agent } = await world.first("Root");
    const planted = `__session=${"a".repeat(43)}`;
    const browser = world.browser("203.0.113.9", planted);
    const ana = await signIn(ANA, {}, browser);
    const [cookie = ""] = cookiesOf(ana);
    expect(cookie).toMatch(/^__session=[\w-]{43}$/);
    expect(cookie).not.toBe(planted);
    await world.browser("203.0.113.9", planted).get("/api/bookmarks").expect(401);
    await world.browser("203.0.113.9", cookie).get("/api/bookmarks").expect(200);
    await agent.patch(`/api/admin/people/${ana.body.user.id}`).send({ isSuspended: true }).expect(200);
    await world.browser("203.0.113.9", cookie).get("/api/bookmarks").expect(401);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
  ])("leads on to no other site: %j", async (next) => {
    const answer = world.browser().post("/api/account/oidc/begin").send({ next });
    expect(await codeOf(answer)).toEqual([400, "bad-input"]);
  });
});
