import { endpoints } from "@larder/domain/contract/all";
import { beforeEach, describe, expect, it } from "vitest";
import { createAccountsApp, PASSWORD } from "../../testing/accounts-app.ts";

let world: Awaited<ReturnType<typeof createAccountsApp>>;
let admin: Awaited<ReturnType<(typeof world)["first"]>>["agent"];
beforeEach(async () => {
  world = await createAccountsApp();
  admin = (await world.first()).agent;
});

const people = async () => (await admin.get("/api/admin/people").expect(200)).body.people;
const idOf = async (name: string) =>
  (await people()).find((person: { name: string }) => person.name === name)?.id;

describe("people", () => {
  it("are listed with their roles and when they were seen", async () => {
    await world.invited(admin, "Ben", "viewer");
    expect(await people()).toMatchObject([
      { name: "Ana", role: "administrator", isSuspended: false, lastSeenAt: "2026-03-01T12:00:00.000Z" },
      { name: "Ben", role: "viewer", isSuspended: false },
    ]);
  });

  it("S63: are suspended at once, with their sessions and tokens, and let in again", async () => {
    const { agent: ben } = await world.invited(admin, "Ben");
    const { body } = await ben.post("/api/tokens").send({ name: "Script", scope: "read", days: 1 });
    const byToken = () => world.browser().get("/api/bookmarks").set("Authorization", `Bearer ${body.secret}`);
    await byToken().expect(200);
    const id = await idOf("Ben");
    await admin.patch(`/api/admin/people/${id}`).send({ isSuspended: true }).expect(200);
    await ben.get("/api/bookmarks").expect(401);
    await byToken().expect(401);
    const signIn = () =>
      world.browser().post("/api/account/sign-in").send({ name: "Ben", password: PASSWORD });
    const refused = await signIn();
    expect([refused.status, refused.body.code]).toEqual([403, "sign-in-not-permitted"]);
    await admin.patch(`/api/admin/people/${id}`).send({ isSuspended: false }).expect(200);
    await signIn().expect(200);
  });

  it("S63: change their role at once", async () => {
    const { agent: ben } = await world.invited(admin, "Ben");
    await ben.get("/api/admin/people").expect(401);
    const id = await idOf("Ben");
    await admin.patch(`/api/admin/people/${id}`).send({ role: "administrator" }).expect(200);
    await ben.get("/api/admin/people").expect(200);
    await ben
      .patch(`/api/admin/people/${await idOf("Ana")}`)
      .send({ role: "member" })
      .expect(200);
    await admin.get("/api/admin/people").expect(401);
  });

  it("keep their last administrator, who can neither be removed nor leave", async () => {
    await world.invited(admin, "Ben");
    const id = await idOf("Ana");
    const answers = [
      await admin.patch(`/api/admin/people/${id}`).send({ role: "member" }),
      await admin.patch(`/api/admin/people/${id}`).send({ isSuspended: true }),
      await admin.delete(`/api/admin/people/${id}`).send({}),
      await admin.delete("/api/account").send({ email: "Ana" }),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([409, "last-administrator"]);
    expect((await people())[0].role).toBe("administrator");
  });

  it("get a link for a new password, which works once and ends their sessions", async () => {
    const { agent: ben } = await world.invited(admin, "Ben");
    const { body } = await admin
      .post(`/api/admin/people/${await idOf("Ben")}/reset`)
      .send({})
      .expect(201);
    const reset = (password: string) =>
      world.browser().post("/api/account/reset").send({ secret: body.secret, password });
    const opened = await world.browser().post("/api/account/link").send({ secret: body.secret });
    expect(opened.body).toMatchObject({ kind: "reset", name: "Ben" });
    expect((await reset("password123")).body.code).toBe("password-common");
    await reset("another quiet password").expect(200);
    await ben.get("/api/bookmarks").expect(401);
    expect((await reset("a third quiet password")).body.code).toBe("link-invalid");
    await world
      .browser()
      .post("/api/account/sign-in")
      .send({ name: "Ben", password: "another quiet password" })
      .expect(200);
  });

  it.each([
    ["keep", 200],
    ["delete", 404],
  ])("are removed, and their recipes: %s", async (recipes, status) => {
    const { agent: ben } = await world.invited(admin, "Ben");
    const made = await ben
      .post("/api/recipes")
      .send({ recipe: { name: "Leek soup" } })
      .expect(201);
    await admin
      .delete(`/api/admin/people/${await idOf("Ben")}`)
      .send({ recipes })
      .expect(200);
    await ben.get("/api/bookmarks").expect(401);
    await admin.get(`/api/recipes/slug/${made.body.recipe.slug}`).expect(status);
    expect(await people()).toHaveLength(1);
  });

  it("are not found by an id that nobody has", async () => {
    for (const call of [
      admin.patch("/api/admin/people/nobody").send({ role: "viewer" }),
      admin.post("/api/admin/people/nobody/reset").send({}),
      admin.delete("/api/admin/people/nobody").send({}),
    ])
      expect((await call).body.code).toBe("not-found");
  });
});

describe("roles", () => {
  const calls = Object.entries(endpoints).filter(([, { access }]) => access === "admin");
  const path = (written: string) => written.replace(":id", "some-id");

  it.each(calls)("S64: %s is refused to members, viewers and visitors", async (_, endpoint) => {
    const { agent: member } = await world.invited(admin, "Ben");
    const { agent: viewer } = await world.invited(admin, "Cy", "viewer");
    const send = (agent: typeof admin) => agent[endpoint.method](path(endpoint.path)).send({});
    expect((await send(member)).body.code).toBe("admin-required");
    expect((await send(viewer)).body.code).toBe("admin-required");
    expect((await send(world.browser("203.0.113.9"))).body.code).toBe("not-signed-in");
  });

  it.each(Object.entries(endpoints).filter(([, { viewers }]) => viewers === "refused"))(
    "S64: %s is refused to a viewer, by a session and by a token",
    async (_, { method, path: written, apiToken }) => {
      const { agent: viewer } = await world.invited(admin, "Cy", "viewer");
      const refused = await viewer[method](path(written)).send({});
      expect([refused.status, refused.body.code]).toEqual([403, "viewer-read-only"]);
      const { body } = await viewer.post("/api/tokens").send({ name: "Script", scope: "write", days: 1 });
      const byToken = await world
        .browser("203.0.113.9")
        [method](path(written))
        .set("Authorization", `Bearer ${body.secret}`);
      expect(byToken.body.code).toBe(apiToken === "refused" ? "session-required" : "viewer-read-only");
    },
  );

  it("S64: a viewer arranges no collection that others read, also as its editor", async () => {
    const { agent: viewer } = await world.invited(admin, "Cy", "viewer");
    const create = async (agent: typeof viewer) =>
      (await agent.post("/api/collections").send({ name: "Soups" }).expect(201)).body.collection.id;
    const { recipe } = (
      await admin
        .post("/api/recipes")
        .send({ recipe: { name: "Soup" } })
        .expect(201)
    ).body;
    const add = (id: string) =>
      viewer.post(`/api/collections/${id}/recipes`).send({ recipeIds: [recipe.id] });
    const [own, shared] = [await create(viewer), await create(admin)];
    expect((await add(own)).body.added).toEqual([recipe.id]);
    const members = [{ person: "cy", role: "editor" }];
    const answer = await admin
      .put(`/api/collections/${shared}/audience`)
      .send({ audience: "people", members })
      .expect(200);
    expect(answer.body.collection.members).toMatchObject([{ name: "Cy", role: "editor" }]);
    expect((await add(shared)).body.code).toBe("viewer-read-only");
    await viewer.get(`/api/collections/${shared}/recipes`).expect(200);
  });

  it("S64: a viewer may change what is theirs alone, and nothing that others see", () => {
    const permitted = Object.entries(endpoints)
      .filter(([, { method, access, viewers }]) => method !== "get" && access === "user" && !viewers)
      .map(([name]) => name);
    for (const name of ["generateRecipe", "restoreAccountData", "createRecipe", "importRecipe"])
      expect(permitted).not.toContain(name);
    // A new call that writes is decided on here.
    expect(permitted.toSorted()).toMatchInlineSnapshot(`
      [
        "addCooked",
        "addPasskey",
        "addToCollection",
        "adminLogout",
        "beginPasskey",
        "blockUser",
        "cancelCall",
        "changeEmail",
        "changePassword",
        "createApiToken",
        "createCollection",
        "deleteAccount",
        "deleteCollection",
        "deleteComment",
        "deleteImport",
        "dismissNotice",
        "leaveCollection",
        "linkGoogle",
        "moveInCollection",
        "openPublicLink",
        "readGenerationRequest",
        "removeDevice",
        "removeFromCollection",
        "removePasskey",
        "removePassword",
        "removePushSubscription",
        "removePushTimer",
        "renamePasskey",
        "reportComment",
        "reportRecipe",
        "revokeApiToken",
        "revokeLink",
        "sendFeedback",
        "setCookingNotes",
        "setDefaultVisibility",
        "setDietaryRestrictions",
        "setLanguage",
        "setNameOnRecipes",
        "setPushSubscription",
        "setPushTimer",
        "toggleBookmark",
        "unblockUser",
        "unlinkProvider",
        "updateCollection",
        "verifyAdmin",
      ]
    `);
  });

  it("S64: a viewer generates no recipe, and brings none by a file of another server", async () => {
    const { agent: viewer } = await world.invited(admin, "Cy", "viewer");
    const generated = await viewer.post("/api/recipes/search").send({ query: "leek soup" });
    expect([generated.status, generated.body.code]).toEqual([403, "viewer-read-only"]);
    const file = await admin.get("/api/account/data").expect(200);
    const restored = await viewer.post("/api/account/data").send(file.body);
    expect([restored.status, restored.body.code]).toEqual([403, "viewer-read-only"]);
  });

  it("S64: a viewer reads, bookmarks, cooks and takes notes", async () => {
    const { agent: viewer } = await world.invited(admin, "Cy", "viewer");
    const made = await admin
      .post("/api/recipes")
      .send({ recipe: { name: "Leek soup" } })
      .expect(201);
    const { id } = made.body.recipe;
    await viewer.get(`/api/recipes/slug/${made.body.recipe.slug}`).expect(200);
    await viewer.post(`/api/recipes/${id}/bookmark`).expect(200);
    await viewer.put(`/api/recipes/${id}/cooking`).send({ rating: 5, note: "Good" }).expect(200);
    await viewer.post("/api/feedback").send({ type: "general", email: "", content: "It is good here." });
  });
});

describe("invitations", () => {
  it("are listed while they can be used, without their secrets", async () => {
    const { body } = await admin
      .post("/api/admin/invitations")
      .send({ role: "member", uses: 2, days: 7, note: " For the grandparents " })
      .expect(201);
    const { invitations } = (await admin.get("/api/admin/invitations").expect(200)).body;
    expect(invitations).toEqual([body.invitation]);
    expect(invitations).toMatchObject([
      { role: "member", usesLeft: 2, note: "For the grandparents", expiresAt: "2026-03-08T12:00:00.000Z" },
    ]);
    expect(JSON.stringify(invitations)).not.toContain(body.secret);
    world.advance(8 * 24 * 3_600_000);
    expect((await admin.get("/api/admin/invitations").expect(200)).body.invitations).toEqual([]);
  });
});
