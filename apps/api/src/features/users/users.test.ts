import { beforeEach, describe, expect, it, vi } from "vitest";
import { StoreUnavailable } from "../../ports/store.ts";
import { ADMIN_PASSWORD, cookiesOf, createTestApp } from "../../testing/test-app.ts";

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp();
});

const signIn = (uid: string, body: object = { id: uid, email: "made-up@example.com" }) =>
  world.as().post("/api/user/create").set("Authorization", `Bearer token-${uid}`).send(body);

describe("POST /api/user/create", () => {
  it("registers the bearer with the token's address and sets the session cookie", async () => {
    const answer = await signIn("ana");
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      user: { id: "ana", email: "ana@example.com", preferredLanguage: "en" },
    });
    expect(answer.headers["set-cookie"]).toEqual([
      expect.stringMatching(
        /^__session=session-ana; Max-Age=432000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  it("stores the provider's name of the user, cleaned, also in the account's data", async () => {
    vi.spyOn(world.ports.auth, "verifyIdToken").mockResolvedValueOnce({
      uid: "ana",
      email: "ana@example.com",
      isEmailVerified: true,
      displayName: `  Ana\u202e\n María ${"x".repeat(200)}`,
    });
    const { user } = (await signIn("ana")).body;
    expect(user.displayName).toMatch(/^Ana María x{90}$/);
    const { body } = await world.as("ana").get("/api/account/data").expect(200);
    expect(body.user.displayName).toBe(user.displayName);
    expect((await signIn("ana")).body.user.displayName).toBe(user.displayName);
  });

  it("stores the provider of the account, and does not return it", async () => {
    const { user } = (await signIn("ana")).body;
    for await (const stored of world.store.transfer.read("users")) {
      expect(stored).toEqual({ ...user, signInProvider: "larder-test" });
    }
    expect(user).not.toHaveProperty("signInProvider");
  });

  it("signs a known user in while nothing can be written, and advises a new one to try again", async () => {
    const { user } = (await signIn("ana")).body;
    vi.spyOn(world.store.users, "upsert").mockRejectedValue(new StoreUnavailable("full"));
    const known = await signIn("ana");
    expect([known.status, known.body.user, cookiesOf(known)]).toEqual([200, user, ["__session=session-ana"]]);
    const fresh = await signIn("zoe");
    expect([fresh.status, fresh.body.code, fresh.headers["retry-after"]]).toEqual([
      503,
      "store-unavailable",
      "2",
    ]);
  });

  it("sets a Secure cookie where the site is served over TLS", async () => {
    world = await createTestApp({ security: { https: true } });
    expect(String((await signIn("ana")).headers["set-cookie"])).toMatch(/; Secure; SameSite=Lax$/);
  });

  it("keeps the chosen language at the next sign-in", async () => {
    await signIn("ana");
    await world
      .as("ana")
      .put("/api/user/language")
      .send({ preferredLanguage: "es" })
      .expect(200, { success: true, preferredLanguage: "es" });
    expect((await signIn("ana")).body.user.preferredLanguage).toBe("es");
    expect((await world.as("ana").get("/api/user/language?userId=ana")).body).toEqual({
      success: true,
      preferredLanguage: "es",
    });
  });

  it.each([
    ["es-AR,es;q=0.9,en;q=0.8", "es"],
    ["fi,tlh;q=0.5", "en"],
  ])("registers a new user in the language of a browser that sends %s", async (accepted, language) => {
    const answer = await signIn("ana").set("Accept-Language", accepted);
    expect(answer.body.user.preferredLanguage).toBe(language);
    const again = await signIn("ana").set("Accept-Language", "en");
    expect(again.body.user.preferredLanguage).toBe(language);
  });

  it("is not authorised by a session cookie", async () => {
    await world.as("ana").post("/api/user/create").send({ id: "ana" }).expect(401);
  });

  it("answers 503 while the identity provider cannot be asked, and keeps the cookie", async () => {
    world.identity.setReachable(false);
    const answer = await world.as("ana").post("/api/feedback").send({});
    expect([answer.status, answer.body.code, answer.headers["set-cookie"]]).toEqual([
      503,
      "sign-in-unavailable",
      undefined,
    ]);
  });
});

describe("POST /api/user/logout", () => {
  it("clears the cookie, also for a user who is signed out already", async () => {
    for (const who of ["ana", undefined]) {
      const answer = await world.as(who).post("/api/user/logout").expect(200);
      expect(cookiesOf(answer)).toEqual(["__session=", "admin="]);
    }
  });

  it("ends every session at once with everywhere, cached ones too", async () => {
    await world.as("ana").get("/api/bookmarks").expect(200);
    await world.as("ana").post("/api/user/logout").send({ everywhere: true }).expect(200);
    await world.as("ana").get("/api/bookmarks").expect(401);
  });

  it("ends admin sessions of other browsers too with everywhere", async () => {
    const verified = await world.as("ana").post("/api/admin/verify").send({ password: ADMIN_PASSWORD });
    const [admin = ""] = cookiesOf(verified);
    const asAdmin = () => world.as().get("/api/feedback").set("Cookie", `__session=session-ana; ${admin}`);
    await asAdmin().expect(200);
    await world.as("ana").post("/api/user/logout").send({ everywhere: true }).expect(200);
    world.identity.revoked.delete("ana");
    expect((await asAdmin()).body.code).toBe("admin-required");
  });

  it("ends the session itself: a copy of its cookie is refused, in any process", async () => {
    const { store, identity } = world;
    const other = await createTestApp({}, { store, auth: identity.auth });
    await world.as("ana").get("/api/bookmarks").expect(200);
    await world.as("ana").post("/api/user/logout").expect(200);
    for (const { as } of [world, other]) {
      await as("ana").get("/api/bookmarks").expect(401);
      await as("ana").put("/api/user/language").send({ preferredLanguage: "es" }).expect(401);
    }
    await world.as("ben").get("/api/bookmarks").expect(200);
  });

  it("signs out in this browser also while the store or the provider does not answer", async () => {
    vi.spyOn(world.store.counters, "add").mockRejectedValueOnce(new StoreUnavailable("full"));
    expect(cookiesOf(await world.as("ana").post("/api/user/logout").expect(200))).toContain("__session=");
    world.identity.setReachable(false);
    expect(cookiesOf(await world.as("ana").post("/api/user/logout").expect(200))).toContain("__session=");
  });

  it("stores nothing about a cookie that is no session", async () => {
    const counted = vi.spyOn(world.store.counters, "add");
    await world.as().post("/api/user/logout").set("Cookie", "__session=made-up").expect(200);
    expect(counted).not.toHaveBeenCalled();
  });

  it("is refused for a page of another site", async () => {
    await world
      .as()
      .post("/api/user/logout")
      .set("Cookie", "__session=session-ana")
      .set("Origin", "https://evil.example")
      .expect(403);
  });
});

describe("a session", () => {
  it("is trusted for a minute by reads, and verified at every write", async () => {
    const ana = world.as("ana");
    await ana.get("/api/bookmarks").expect(200);
    world.identity.revoked.add("ana");
    await ana.get("/api/bookmarks").expect(200);
    await ana.put("/api/user/language").send({ preferredLanguage: "es" }).expect(401);
    world.advance(61_000);
    await ana.get("/api/bookmarks").expect(401);
  });

  it("is checked for revocation at writes", async () => {
    await world.as("ana").put("/api/user/language").send({ preferredLanguage: "es" });
    expect(world.identity.checks).toEqual([{ what: "session", checkRevoked: true }]);
  });
});

describe("public browsing", () => {
  it("permits visitors to read recipes, and nothing else", async () => {
    const open = await createTestApp({
      facts: {
        client: {
          signIn: "google" as const,
          firebase: { apiKey: "", authDomain: "", projectId: "" },
          authEmulatorUrl: null,
          publicBrowsing: true,
          generation: "off",
        },
        version: "1.2.3",
        mode: "test",
        isStopping: () => false,
      },
    });
    const { slug, id } = await open.addRecipe("ana");
    await open.as().get("/api/recipes").expect(200);
    await open.as().get("/api/recipes/tags").expect(200);
    await open.as().get(`/api/recipes/slug/${slug}`).expect(200);
    await open.as().get("/api/recipes?owner=me").expect(401);
    await open.as().get("/api/bookmarks").expect(401);
    await open.as().post(`/api/recipes/${id}/bookmark`).send({}).expect(401);
    await open.as().get("/api/recipes?userId=ana").expect(403);
  });
});
