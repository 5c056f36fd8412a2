import { beforeEach, describe, expect, it, vi } from "vitest";
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from "../../http/session/own-sessions.ts";
import { createAccountsApp, PASSWORD } from "../../testing/accounts-app.ts";
import { cookiesOf, createTestApp } from "../../testing/test-app.ts";

const MINUTE_MS = 60_000;

let world: Awaited<ReturnType<typeof createAccountsApp>>;
beforeEach(async () => {
  world = await createAccountsApp();
});

const signIn = (name: string, password = PASSWORD, address?: string) =>
  world.browser(address).post("/api/account/sign-in").send({ name, password });
const codeOf = async (call: PromiseLike<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await call;
  return [status, body.code];
};

describe("the first start", () => {
  it("makes the first user the administrator, by a link that works once", async () => {
    const secret = (await world.service.firstLink()) ?? "";
    const opened = await world.browser().post("/api/account/link").send({ secret }).expect(200);
    expect(opened.body).toMatchObject({ kind: "first", role: "administrator", name: null });
    const { answer, agent } = await world.join(secret, "Ana");
    expect(answer.status).toBe(201);
    expect(answer.body.user).toMatchObject({ displayName: "Ana", email: "", role: "administrator" });
    await agent.get("/api/admin/people").expect(200);
    expect(await codeOf(world.browser().post("/api/account/link").send({ secret }))).toEqual([
      404,
      "link-invalid",
    ]);
    const { answer: second } = await world.join(secret, "Eve");
    expect([second.status, second.body.code]).toEqual([404, "link-invalid"]);
    expect(await world.service.firstLink()).toBeNull();
  });

  it("makes one administrator, however many use the link at once", async () => {
    const secret = (await world.service.firstLink()) ?? "";
    const answers = await Promise.all(["a1", "a2", "a3"].map((name) => world.join(secret, name)));
    expect(answers.map(({ answer }) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 404, 404]);
  });

  it("makes the older link useless at the next start", async () => {
    const secret = (await world.service.firstLink()) ?? "";
    await world.service.firstLink();
    expect((await world.join(secret, "Ana")).answer.status).toBe(404);
  });
});

describe("signing in", () => {
  beforeEach(() => world.first());

  it("opens a session by the name in any spelling, and by the password as typed", async () => {
    const answer = await signIn("  ana ").expect(200);
    const cookie = cookiesOf(answer)[0] ?? "";
    expect(cookie).toMatch(/^__session=[\w-]{43}$/);
    const session = await world.browser("203.0.113.9", cookie).get("/api/session").expect(200);
    expect(session.body).toMatchObject({ user: { displayName: "Ana", role: "administrator" } });
    expect(await codeOf(signIn("Ana", PASSWORD.toUpperCase()))).toEqual([401, "sign-in-wrong"]);
  });

  it("says the same of an unknown name as of a wrong password", async () => {
    const [unknown, wrong] = [await signIn("Zoe"), await signIn("Ana", "a wrong password")];
    expect(unknown.status).toBe(401);
    expect({ ...unknown.body, requestId: "" }).toEqual({ ...wrong.body, requestId: "" });
  });

  it("stores neither the password nor the secret of the session", async () => {
    const secret = (cookiesOf(await signIn("Ana"))[0] ?? "").slice("__session=".length);
    const [user] = await world.store.ownAccounts.list();
    expect(user?.account.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const sessions = await world.store.signInSessions.of(user?.id ?? "");
    expect(JSON.stringify([user, sessions])).not.toContain(secret);
    expect(JSON.stringify(user)).not.toContain(PASSWORD);
  });

  it("marks the cookie Secure where the request came over TLS", async () => {
    const plain = await signIn("Ana");
    const overTls = await signIn("Ana").set("X-Forwarded-Proto", "https");
    const attributes = [plain, overTls].map((answer) => String(answer.headers["set-cookie"]));
    expect(attributes[0]).toMatch(/HttpOnly; SameSite=Lax/);
    expect(attributes.map((each) => each.includes("Secure"))).toEqual([false, true]);
  });

  it("ends after thirty days without a call, and after half a year in any case", async () => {
    const cookie = cookiesOf(await signIn("Ana"))[0] ?? "";
    const isIn = async () => (await world.browser("203.0.113.9", cookie).get("/api/bookmarks")).status;
    world.advance(SESSION_IDLE_MS - 1);
    expect(await isIn()).toBe(200);
    world.advance(SESSION_IDLE_MS);
    expect(await isIn()).toBe(401);
    const other = cookiesOf(await signIn("Ana"))[0] ?? "";
    for (let at = 0; at < SESSION_LIFETIME_MS; at += SESSION_IDLE_MS / 2) {
      expect((await world.browser("203.0.113.9", other).get("/api/bookmarks")).status).toBe(200);
      world.advance(SESSION_IDLE_MS / 2);
    }
    expect((await world.browser("203.0.113.9", other).get("/api/bookmarks")).status).toBe(401);
  });

  it("is nothing on a server without accounts", async () => {
    const google = await createTestApp();
    for (const path of ["/api/account/sign-in", "/api/account/join"]) {
      const body = { name: "Ana", password: PASSWORD };
      expect(await codeOf(google.as().post(path).send(body))).toEqual([404, "not-found"]);
    }
    expect(await codeOf(google.as().get("/api/session"))).toEqual([404, "not-found"]);
  });
});

describe("guessing a password", () => {
  beforeEach(() => world.first());

  it("S59: is permitted ten times for an account, however many guesses come at once", async () => {
    const guesses = Array.from({ length: 15 }, (_, n) => signIn("Ana", `wrong password ${n}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    const locked = await signIn("Ana");
    expect([locked.status, locked.body.code, locked.headers["retry-after"]]).toEqual([
      429,
      "too-many-attempts",
      "900",
    ]);
    world.advance(15 * MINUTE_MS);
    await signIn("Ana").expect(200);
  });

  it("S59: locks out no user who knows the password and comes from elsewhere", async () => {
    for (let n = 0; n < 12; n += 1) await signIn("Ana", "a wrong password");
    await signIn("Ana", PASSWORD, "198.51.100.7").expect(200);
    // One that guesses has one attempt.
    expect((await signIn("Ana", "a wrong password", "198.51.100.8")).status).toBe(401);
    expect((await signIn("Ana", PASSWORD, "198.51.100.8")).status).toBe(429);
  });

  it("S59: is permitted thirty times from an address, whatever the names", async () => {
    for (let n = 0; n < 30; n += 1) expect((await signIn(`user ${n}`)).status).toBe(401);
    expect((await signIn("Ana")).status).toBe(429);
    await signIn("Ana", PASSWORD, "198.51.100.7").expect(200);
  });

  it("S59: is counted over restarts and processes", async () => {
    for (let n = 0; n < 10; n += 1) await signIn("Ana", "a wrong password");
    world = await createAccountsApp({}, world.store);
    expect((await signIn("Ana")).status).toBe(429);
  });

  it("S59: counts guesses of the current password by a stolen session, too", async () => {
    const cookie = cookiesOf(await signIn("Ana"))[0];
    const change = () =>
      world
        .browser("203.0.113.1", cookie)
        .put("/api/account/password")
        .send({ current: "a wrong password", password: PASSWORD });
    for (let n = 0; n < 10; n += 1) expect((await change()).status).toBe(401);
    expect((await change()).status).toBe(429);
  });
});

describe("joining", () => {
  it("gives the role of the invitation, as often as it may be used", async () => {
    const { agent } = await world.first();
    const made = await agent.post("/api/admin/invitations").send({ role: "viewer", uses: 2, days: 7 });
    const { secret } = made.body;
    expect((await world.join(secret, "Ben")).answer.body.user.role).toBe("viewer");
    expect((await world.join(secret, "Cy")).answer.status).toBe(201);
    expect((await world.join(secret, "Di")).answer.body.code).toBe("link-invalid");
  });

  it("S60: is refused by a link that is guessed, expired, revoked, or of another kind", async () => {
    const { agent } = await world.first();
    const invite = async () =>
      (await agent.post("/api/admin/invitations").send({ role: "member", uses: 1, days: 1 })).body;
    const { secret, invitation } = await invite();
    await agent.delete(`/api/admin/invitations/${invitation.id}`).expect(200);
    const expiring = await invite();
    const people = await agent.get("/api/admin/people");
    const reset = await agent.post(`/api/admin/people/${people.body.people[0].id}/reset`).send({});
    for (const guess of [secret, "x".repeat(43), reset.body.secret, undefined])
      expect((await world.join(guess, "Eve")).answer.body.code).toBe("link-invalid");
    world.advance(24 * 60 * MINUTE_MS);
    expect((await world.join(expiring.secret, "Eve")).answer.body.code).toBe("link-invalid");
    expect(await world.store.ownAccounts.list()).toHaveLength(1);
  });

  it("keeps the use of a link that came to nothing", async () => {
    const { agent } = await world.first();
    const { body } = await agent.post("/api/admin/invitations").send({ role: "member", uses: 1, days: 1 });
    expect((await world.join(body.secret, "ANA")).answer.body.code).toBe("name-taken");
    const common = { secret: body.secret, name: "Ben", password: "password123" };
    expect(await codeOf(world.browser().post("/api/account/join").send(common))).toEqual([
      400,
      "password-common",
    ]);
    expect((await world.join(body.secret, "Ben")).answer.status).toBe(201);
  });

  it("needs no link where anybody may join, and makes members", async () => {
    expect((await world.join(undefined, "Eve")).answer.status).toBe(404);
    const { agent } = await world.first();
    await agent.put("/api/admin/household").send({ name: "At Ana's", joining: "anybody" }).expect(200);
    const { answer } = await world.join(undefined, "Ben");
    expect([answer.status, answer.body.user.role]).toEqual([201, "member"]);
    const nameFor = async (visitor: ReturnType<typeof world.browser>) =>
      (await visitor.get("/api/session").expect(200)).body.household.name;
    const session = await world.browser().get("/api/session");
    expect(session.body).toMatchObject({ user: null, household: { name: "At Ana's", joining: "anybody" } });
    await agent.put("/api/admin/household").send({ name: "At Ana's", joining: "closed" }).expect(200);
    expect([await nameFor(agent), await nameFor(world.browser())]).toEqual(["At Ana's", ""]);
    expect((await world.join(undefined, "Cy")).answer.body.code).toBe("link-invalid");
  });

  it.each([
    ["a short password", { password: "short" }],
    ["a blank name", { name: "  " }],
    ["an address that is none", { email: "nowhere" }],
    ["a password of 1,000 characters", { password: "long ".repeat(200) }],
  ])("is refused with %s", async (_, fields) => {
    const secret = await world.service.firstLink();
    const body = { secret, name: "Ana", password: PASSWORD, ...fields };
    expect(await codeOf(world.browser().post("/api/account/join").send(body))).toEqual([400, "bad-input"]);
  });
});

describe("the user's own sessions and password", () => {
  it("S61: lists the browsers, and ends one at once, and no other user's", async () => {
    const { agent } = await world.first();
    world.advance(MINUTE_MS);
    const phone = cookiesOf(
      await signIn("Ana").set("User-Agent", "Mozilla/5.0 (Linux; Android 15) Firefox/140.0"),
    )[0];
    const { body } = await agent.get("/api/account/devices").expect(200);
    expect(body.devices).toMatchObject([{ browser: "Firefox, Android", isThis: false }, { isThis: true }]);
    const [{ id }] = body.devices;
    const { agent: ben } = await world.invited(agent, "Ben");
    await ben.delete(`/api/account/devices/${id}`).expect(200);
    const withPhone = world.browser("203.0.113.9", phone);
    await withPhone.get("/api/bookmarks").expect(200);
    await agent.delete(`/api/account/devices/${id}`).expect(200);
    await withPhone.get("/api/bookmarks").expect(401);
  });

  it("S61: ends a session by signing out, and all by signing out everywhere", async () => {
    const { agent, cookie } = await world.first();
    const other = cookiesOf(await signIn("Ana"))[0];
    const third = cookiesOf(await signIn("Ana"))[0];
    await world.browser("203.0.113.9", third).post("/api/user/logout").send({}).expect(200);
    await world.browser("203.0.113.9", third).get("/api/bookmarks").expect(401);
    await world.browser("203.0.113.9", other).get("/api/bookmarks").expect(200);
    await agent.post("/api/user/logout").send({ everywhere: true }).expect(200);
    for (const each of [cookie, other])
      await world.browser("203.0.113.9", each).get("/api/bookmarks").expect(401);
  });

  it("asks the store for the session and its user alone, as an ended session is not there", async () => {
    const { agent } = await world.first();
    const asked = vi.spyOn(world.store.counters, "isOpen");
    await agent.get("/api/bookmarks").expect(200);
    expect(asked).not.toHaveBeenCalled();
  });

  it("S62: gives a new session at each sign-in, whatever cookie the browser brought", async () => {
    await world.first();
    const planted = "__session=planted-by-somebody-else";
    const answer = await world
      .browser("203.0.113.1", planted)
      .post("/api/account/sign-in")
      .send({ name: "Ana", password: PASSWORD })
      .expect(200);
    expect(cookiesOf(answer)[0]).not.toBe(planted);
    await world.browser("203.0.113.9", planted).get("/api/bookmarks").expect(401);
  });

  it("S62: refuses a sign-in, a joining and a change of password from another site", async () => {
    const { cookie } = await world.first();
    for (const [method, path] of [
      ["post", "/api/account/sign-in"],
      ["post", "/api/account/join"],
      ["put", "/api/account/password"],
    ] as const) {
      const call = world.browser("203.0.113.1", cookie)[method](path).set("Sec-Fetch-Site", "cross-site");
      const body = { name: "Ana", current: PASSWORD, password: PASSWORD };
      expect(await codeOf(call.send(body))).toEqual([403, "cross-site"]);
    }
  });

  it("S62: knows the app's own pages by their address, on a server at home without TLS", async () => {
    await world.first();
    const call = (origin: string, site?: string) => {
      const request = world.browser().post("/api/account/sign-in").set("Host", "192.168.1.20:5000");
      request.set("Origin", origin).unset("Sec-Fetch-Site");
      if (site) request.set("Sec-Fetch-Site", site);
      return request.send({ name: "Ana", password: PASSWORD });
    };
    await call("http://192.168.1.20:5000").expect(200);
    for (const origin of ["http://192.168.1.21:5000", "http://192.168.1.20", "null", "http://evil.example"])
      expect(await codeOf(call(origin))).toEqual([403, "cross-site"]);
    expect(await codeOf(call("http://192.168.1.20:5000", "same-site"))).toEqual([403, "cross-site"]);
    const google = await createTestApp();
    const answer = google.as().post("/api/user/logout").set("Host", "192.168.1.20:5000");
    expect(await codeOf(answer.set("Origin", "http://192.168.1.20:5000").send({}))).toEqual([
      403,
      "cross-site",
    ]);
  });

  it("changes the password by the current one, and signs out everywhere else", async () => {
    const { agent } = await world.first();
    const other = cookiesOf(await signIn("Ana"))[0];
    const changed = "another quiet password";
    await agent.put("/api/account/password").send({ current: PASSWORD, password: changed }).expect(200);
    await agent.get("/api/bookmarks").expect(200);
    await world.browser("203.0.113.9", other).get("/api/bookmarks").expect(401);
    expect((await signIn("Ana")).status).toBe(401);
    await signIn("Ana", changed).expect(200);
  });

  it("is in the data that the user downloads", async () => {
    const { agent } = await world.first();
    const { body } = await agent.get("/api/account/data").expect(200);
    expect(body.devices).toMatchObject([{ signedInAt: "2026-03-01T12:00:00.000Z" }]);
    expect(JSON.stringify(body)).not.toContain("argon2id");
  });

  it("goes with the account, which a user without an address confirms by their name", async () => {
    const { agent } = await world.first();
    const { agent: ben, cookie } = await world.invited(agent, "Ben");
    expect(await codeOf(ben.delete("/api/account").send({ email: "" }))).toEqual([400, "bad-input"]);
    await ben.delete("/api/account").send({ email: "ben" }).expect(200);
    await world.browser("203.0.113.9", cookie).get("/api/bookmarks").expect(401);
    expect((await signIn("Ben")).status).toBe(401);
    expect((await world.store.ownAccounts.list()).map(({ account }) => account.login)).toEqual(["Ana"]);
  });
});
