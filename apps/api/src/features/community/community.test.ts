import { COMMENT_LIMITS } from "@larder/domain/community/comment";
import { beforeEach, describe, expect, it } from "vitest";
import { jpeg } from "../../testing/photos.ts";
import { ADMIN_PASSWORD, cookiesOf, createTestApp } from "../../testing/test-app.ts";
import type { SystemFacts } from "../system/system.routes.ts";
import { cleanUpUnusedPictures } from "../pictures/clean-up-pictures.ts";

const PUBLIC: SystemFacts = {
  client: {
    signIn: "google",
    firebase: null,
    authEmulatorUrl: null,
    publicBrowsing: true,
    generation: "composer",
  },
  version: "1.2.3",
  mode: "test",
  isStopping: () => false,
};
const DAY_MS = 24 * 3_600_000;

let world: Awaited<ReturnType<typeof createTestApp>>;
let recipeId: string;
beforeEach(async () => {
  world = await createTestApp();
  for (const [id, displayName] of [
    ["ana", "Ana"],
    ["ben", "Ben"],
    ["cy", "Cy"],
  ] as const)
    await world.store.users.upsert({ id, email: `${id}@example.com`, displayName });
  recipeId = (await world.addRecipe("ana")).id;
});

const community = (uid?: string, query = {}) =>
  world.as(uid).get(`/api/recipes/${recipeId}/community`).query(query);
const rate = (uid: string, stars: number | null, id = recipeId) =>
  world.as(uid).put(`/api/recipes/${id}/public-rating`).send({ stars });
const comment = (uid: string, text = "Good with cream", image?: object) =>
  world.as(uid).post(`/api/recipes/${recipeId}/comments`).send({ text, image });
const commentId = async (uid: string, text?: string): Promise<string> =>
  (await comment(uid, text).expect(201)).body.comment.id;
const report = (uid: string, path: string, reason = "offensive") =>
  world.as(uid).put(`/api/${path}/report`).send({ reason, text: "Look at this" });

/** Returns an agent of the administrator. */
async function admin(uid = "dee") {
  const verified = await world.as(uid).post("/api/admin/verify").send({ password: ADMIN_PASSWORD });
  const cookie = [...cookiesOf(verified), `__session=session-${uid}`].join("; ");
  return world.as().set("Cookie", cookie).set("Sec-Fetch-Site", "same-origin");
}

describe("public ratings", () => {
  it("show their mean to all, and each user their own, which can be changed and taken away", async () => {
    await rate("ben", 2).expect(200);
    await rate("ben", 5).expect(200);
    expect((await rate("cy", 4)).body.rating).toEqual({ average: 4.5, count: 2, mine: 4 });
    expect((await community("ana")).body.rating).toEqual({ average: 4.5, count: 2, mine: null });
    expect((await rate("ben", null)).body.rating).toEqual({ average: 4, count: 1, mine: null });
  });

  it("are refused to the owner of the recipe, and for a recipe that the user does not see", async () => {
    const own = await rate("ana", 5);
    expect([own.status, own.body.code]).toEqual([403, "not-yours"]);
    await world.store.recipes.setHidden(recipeId, "eva");
    for (const call of [
      rate("ben", 5),
      comment("ben"),
      community("ben"),
      report("ben", `recipes/${recipeId}`),
    ]) {
      const { status, body } = await call;
      expect([status, body.code]).toEqual([404, "recipe-not-found"]);
    }
    expect((await rate("ben", 5, "unknown")).body.code).toBe("recipe-not-found");
  });
});

describe("comments", () => {
  it("are read newest first by name, a page at a time, by all who may see the recipe", async () => {
    for (const n of [1, 2, 3]) {
      world.advance(1_000);
      await comment(n === 2 ? "cy" : "ben", `Comment ${n}`).expect(201);
    }
    const { body } = await community("ana", { limit: "2" });
    expect(body).toMatchObject({ total: 3, mayComment: true, mayRate: false, ownName: "Ana" });
    expect(body.comments).toMatchObject([
      { text: "Comment 3", author: { id: "ben", name: "Ben" }, isHidden: false },
      { text: "Comment 2", author: { id: "cy", name: "Cy" } },
    ]);
    const next = await community("ana", { limit: "2", cursor: body.nextCursor });
    expect(next.body.comments).toMatchObject([{ text: "Comment 1" }]);
    expect(next.body.nextCursor).toBeNull();
  });

  it("are read by visitors under public browsing, who write none", async () => {
    const { store } = world;
    await comment("ben").expect(201);
    await community().expect(401);
    world = await createTestApp({ facts: PUBLIC }, { store });
    expect((await community()).body).toMatchObject({
      total: 1,
      mayComment: false,
      mayRate: false,
      ownName: "",
    });
    await world.as().post(`/api/recipes/${recipeId}/comments`).send({ text: "Hi" }).expect(401);
  });

  it("are cleaned, and refused where nothing can be seen", async () => {
    expect((await comment("ben", " a\u202e\r\n\n\n\nb ")).body.comment.text).toBe("a\n\nb");
    for (const text of ["", "  \u200b ", "x".repeat(COMMENT_LIMITS.textLength + 1)])
      expect((await comment("ben", text)).status).toBe(400);
  });

  it("are at most so many of one user on a recipe in a day", async () => {
    for (let n = 0; n < COMMENT_LIMITS.perRecipeAndDay; n += 1) await comment("ben").expect(201);
    const refused = await comment("ben");
    expect([refused.status, refused.body.code]).toEqual([429, "too-many-requests"]);
    await comment("cy").expect(201);
    world.advance(DAY_MS + 1);
    await comment("ben").expect(201);
  });

  it("keep their photo until they are deleted", async () => {
    const sent = await world
      .as("ben")
      .post("/api/media")
      .type("image/jpeg")
      .send(await jpeg());
    const { image } = sent.body;
    const { body } = await comment("ben", "Made it", image);
    expect(body.comment.image).toEqual(image);
    const unknown = await comment("ben", "Made it", { ...image, url: "/media/unknown-480.webp" });
    expect([unknown.status, unknown.body.code]).toEqual([400, "picture-unknown"]);
    world.advance(3 * DAY_MS);
    expect(await cleanUpUnusedPictures(world.ports)).toBe(0);
    await world.as("ben").delete(`/api/comments/${body.comment.id}`).expect(200);
    expect(await cleanUpUnusedPictures(world.ports)).toBeGreaterThan(0);
  });

  it("show their photo to those who see them alone", async () => {
    const sent = await world
      .as("ben")
      .post("/api/media")
      .type("image/jpeg")
      .send(await jpeg());
    const { image } = sent.body;
    const { id } = (await comment("ben", "Made it", image)).body.comment;
    const statusFor = async (uid?: string) => (await world.as(uid).get(image.url)).status;
    expect(await statusFor()).toBe(200);
    await world.store.comments.setHidden(id, "eva");
    expect([await statusFor(), await statusFor("cy"), await statusFor("ben")]).toEqual([404, 404, 200]);
    await world.store.comments.setHidden(id, null);
    await world.store.recipes.setHidden(recipeId, "eva");
    expect([await statusFor("cy"), await statusFor("ana")]).toEqual([404, 200]);
    recipeId = (await world.addRecipe("dee")).id;
    expect((await comment("cy", "Mine?", image)).body.code).toBe("picture-unknown");
  });

  it("are deleted by their author and by the owner of the recipe, and by no other user", async () => {
    const [first, second] = [await commentId("ben"), await commentId("ben")];
    const refused = await world.as("cy").delete(`/api/comments/${first}`);
    expect([refused.status, refused.body.code]).toEqual([403, "not-yours"]);
    await world.as("ana").delete(`/api/comments/${first}`).expect(200);
    await world.store.recipes.setHidden(recipeId, "eva");
    const unseen = await world.as("cy").delete(`/api/comments/${second}`);
    expect([unseen.status, unseen.body.code]).toEqual([404, "comment-not-found"]);
    await world.as("ben").delete(`/api/comments/${second}`).expect(200);
    expect((await community("ana")).body.total).toBe(0);
  });

  it("of a blocked user are not shown to who blocked them, whose recipes they cannot comment on", async () => {
    await comment("ben").expect(201);
    await rate("ben", 1).expect(200);
    await world.as("ana").put("/api/blocks/ben").send({ name: "Ben" }).expect(200);
    const { body } = await community("ana");
    expect([body.total, body.comments, body.rating.count]).toEqual([0, [], 1]);
    const refused = await comment("ben");
    expect([refused.status, refused.body.code]).toEqual([403, "comments-closed"]);
    expect((await community("ben")).body).toMatchObject({ total: 1, mayComment: false, mayRate: true });
    expect((await world.as("ana").get("/api/blocks")).body.blocks).toMatchObject([
      { userId: "ben", name: "Ben" },
    ]);
    await world.as("ana").delete("/api/blocks/ben").expect(200);
    await comment("ben").expect(201);
    expect((await world.as("ana").put("/api/blocks/ana").send({})).status).toBe(400);
  });
});

describe("an author's page", () => {
  it("has the shared recipes of a user who shows their name; any other user is not found", async () => {
    await world.as("ana").put("/api/user/name-on-recipes").send({ nameOnRecipes: true }).expect(200);
    const hidden = await world.addRecipe("ana", { name: "Hidden stew" });
    await world.store.recipes.setHidden(hidden.id, "eva");
    await world.as("cy").put("/api/blocks/ana").send({ name: "Ana" }).expect(200);
    const { body } = await world.as("cy").get("/api/authors/ana").expect(200);
    expect(body).toMatchObject({ name: "Ana", isBlocked: true, total: 1, recipes: [{ id: recipeId }] });
    expect((await world.as("ben").get("/api/authors/ana")).body.isBlocked).toBe(false);
    const [unnamed, unknown] = [
      await world.as("cy").get("/api/authors/ben"),
      await world.as("cy").get("/api/authors/x"),
    ];
    for (const { status, body: refusal } of [unnamed, unknown])
      expect([status, refusal.code]).toEqual([404, "not-found"]);
  });
});

describe("reports", () => {
  it("come to the administrator once for each user and thing, without who sent them", async () => {
    const id = await commentId("ben", "Rude words");
    for (const uid of ["cy", "cy", "ana"]) await report(uid, `comments/${id}`).expect(200);
    await report("cy", `recipes/${recipeId}`, "copied").expect(200);
    await world.as("cy").get("/api/admin/reports").expect(401);
    const { body } = await (await admin()).get("/api/admin/reports").expect(200);
    expect(body.total).toBe(2);
    const found = body.reports.find(({ kind }: { kind: string }) => kind === "comment");
    expect(found).toMatchObject({
      commentId: id,
      text: "Rude words",
      recipe: { id: recipeId, name: "Leek soup" },
      author: { id: "ben", name: "Ben", isSuspended: null },
      entries: [{ reason: "offensive", text: "Look at this" }, {}],
    });
    expect(JSON.stringify(body)).not.toMatch(/"cy"|userId/);
  });

  it("lead to hidden comments and to warnings, which their author sees until they dismiss them", async () => {
    const id = await commentId("ben", "Rude words");
    await report("cy", `comments/${id}`).expect(200);
    const agent = await admin();
    await agent.patch(`/api/admin/comments/${id}`).send({ isHidden: true }).expect(200);
    expect((await community("cy")).body.total).toBe(0);
    expect((await community("ben")).body.comments).toMatchObject([{ id, isHidden: true }]);
    expect((await report("ana", `comments/${id}`)).body.code).toBe("comment-not-found");
    await agent.put(`/api/admin/reports/comment-${id}/warning`).send({ text: "Be kind" }).expect(200);
    await agent.put(`/api/admin/reports/comment-${id}/warning`).send({ text: "Be kinder" }).expect(200);
    await agent.patch(`/api/admin/reports/comment-${id}`).send({ done: true }).expect(200);
    expect((await agent.get("/api/admin/reports?status=open")).body.total).toBe(0);
    const { body } = await world.as("ben").get("/api/notices");
    expect(body.notices).toMatchObject([{ text: "Be kinder", about: "comment", quote: "Rude words" }]);
    await world.as("cy").delete(`/api/notices/${body.notices[0].id}`).expect(200);
    expect((await world.as("ben").get("/api/notices")).body.notices).toHaveLength(1);
    await world.as("ben").delete(`/api/notices/${body.notices[0].id}`).expect(200);
    expect((await world.as("ben").get("/api/notices")).body.notices).toEqual([]);
    const unknown = await agent.put("/api/admin/reports/unknown/warning").send({ text: "x" });
    expect([unknown.status, unknown.body.code]).toEqual([404, "report-not-found"]);
  });
});

describe("a download of all data", () => {
  it("has what the user said, reported and blocked, and nothing that others reported", async () => {
    const id = await commentId("ben", "Mine");
    await rate("ben", 3);
    await report("cy", `comments/${id}`);
    await report("ben", `recipes/${recipeId}`, "dangerous");
    await world.as("ben").put("/api/blocks/cy").send({ name: "Cy" });
    const { body } = await world.as("ben").get("/api/account/data").expect(200);
    const recipe = { id: recipeId, name: "Leek soup" };
    expect(body).toMatchObject({
      publicRatings: [{ recipe, stars: 3 }],
      comments: [{ id, text: "Mine", recipe }],
      reports: [{ kind: "recipe", reason: "dangerous", recipe }],
      blocks: [{ userId: "cy", name: "Cy" }],
      notices: [],
    });
    expect((await world.as("ana").get("/api/account/data")).body.reports).toEqual([]);
  });
});
