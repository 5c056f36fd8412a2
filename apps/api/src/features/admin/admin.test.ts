import { beforeEach, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD, cookiesOf, createTestApp } from "../../testing/test-app.ts";

type World = Awaited<ReturnType<typeof createTestApp>>;
let world: World;
beforeEach(async () => {
  world = await createTestApp();
});

const MINUTE = 60_000;
const verify = (uid: string, password: string) => world.as(uid).post("/api/admin/verify").send({ password });

async function adminCookie(uid = "ana"): Promise<string> {
  const [cookie = ""] = cookiesOf(await verify(uid, ADMIN_PASSWORD));
  return cookie;
}

const listFeedback = (uid: string, cookie: string, from: World = world) =>
  from.as().get("/api/feedback").set("Cookie", `__session=session-${uid}; ${cookie}`);

describe("POST /api/admin/verify", () => {
  it("answers 401 'Invalid password' for a wrong one", async () => {
    const answer = await verify("ana", "guess");
    expect([answer.status, answer.body.error, answer.body.code]).toEqual([
      401,
      "Invalid password",
      "wrong-password",
    ]);
  });

  it("rejects an empty password, even if an empty one is configured", async () => {
    world = await createTestApp({ adminPassword: "" });
    expect((await verify("ana", "")).status).toBe(401);
  });

  it("sets a cookie for this browser session alone", async () => {
    const answer = await verify("ana", ADMIN_PASSWORD);
    expect(answer.headers["set-cookie"]).toEqual([
      expect.stringMatching(/^admin=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
  });

  it("S23: is locked after five wrong passwords, also for the right one", async () => {
    for (let i = 0; i < 5; i += 1) expect((await verify("ana", "guess")).status).toBe(401);
    const answer = await verify("ana", ADMIN_PASSWORD);
    expect([answer.status, answer.body.code]).toEqual([429, "too-many-attempts"]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("an admin session", () => {
  it("opens the lists that a signed-in user does not see", async () => {
    await listFeedback("ana", "").expect(401);
    await listFeedback("ana", "admin=forged").expect(401);
    await listFeedback("ana", await adminCookie()).expect(200);
  });

  it("is bound to the user who opened it", async () => {
    await listFeedback("ben", await adminCookie("ana")).expect(401);
  });

  it("ends after half an hour without use", async () => {
    const cookie = await adminCookie();
    world.advance(29 * MINUTE);
    await listFeedback("ana", cookie).expect(200);
    world.advance(29 * MINUTE);
    await listFeedback("ana", cookie).expect(200);
    world.advance(31 * MINUTE);
    await listFeedback("ana", cookie).expect(401);
  });

  it("ends after eight hours of use", async () => {
    const cookie = await adminCookie();
    for (let i = 0; i < 24; i += 1) {
      world.advance(20 * MINUTE);
      await listFeedback("ana", cookie).expect(200);
    }
    world.advance(MINUTE);
    await listFeedback("ana", cookie).expect(401);
  });

  it("ends by logout", async () => {
    const cookie = await adminCookie();
    await world.as().post("/api/admin/logout").set("Cookie", `__session=session-ana; ${cookie}`).expect(200);
    await listFeedback("ana", cookie).expect(401);
  });

  it("ends when its user signs out", async () => {
    const cookie = await adminCookie();
    await world.as().post("/api/user/logout").set("Cookie", `__session=session-ana; ${cookie}`).expect(200);
    await listFeedback("ana", cookie).expect(401);
  });

  it("S25: ends when the password changes", async () => {
    const cookie = await adminCookie();
    const rotated = await createTestApp({ adminPassword: "another long password" }, { store: world.store });
    await listFeedback("ana", cookie, rotated).expect(401);
  });
});

describe("feedback", () => {
  it("travels from a user to the administrator, who marks it as done", async () => {
    const cookie = await adminCookie();
    const sent = await world
      .as("ben")
      .post("/api/feedback")
      .send({ email: "ben@example.com", content: "The timer is lovely", page: "/recipes" });
    expect(sent.body.feedback).toMatchObject({
      type: "user_experience",
      content: "The timer is lovely",
      page: "/recipes",
      done: false,
    });
    const listed = await listFeedback("ana", cookie);
    expect(listed.body).toMatchObject({ total: 1, nextCursor: null, feedback: [sent.body.feedback] });
    await world
      .as()
      .patch(`/api/feedback/${sent.body.feedback.id}`)
      .set("Cookie", `__session=session-ana; ${cookie}`)
      .send({ done: true })
      .expect(200);
    const open = await world
      .as()
      .get("/api/feedback?status=open")
      .set("Cookie", `__session=session-ana; ${cookie}`);
    expect(open.body.feedback).toEqual([]);
  });

  it.each([
    [{ email: "no address", content: "long enough" }, "Please enter a valid email address"],
    [{ email: "a@b.example", content: "too short" }, "Please provide more details"],
    [{ content: "long enough" }, "Please enter a valid email address"],
    [
      { email: "a@b.example", content: "x".repeat(5_001) },
      "Something in this request is missing or has the wrong form.",
    ],
  ])("is refused when it is %o, with its sentence", async (body, sentence) => {
    const answer = await world.as("ben").post("/api/feedback").send(body);
    expect([answer.status, answer.body.error]).toEqual([400, sentence]);
    expect((await world.store.feedback.list({}, { limit: 5 })).total).toBe(0);
  });
});

describe("a recipe request", () => {
  const email = "ben@example.com";
  const content = "A soup with leeks";
  it.each([
    [undefined, "Please fill in all fields"],
    [{}, "Please fill in all fields"],
    [{ content }, "Please fill in all fields"],
    [{ email: "", content }, "Please fill in all fields"],
    [{ email: " ", content }, "Please fill in all fields"],
    [{ email: null, content }, "Please fill in all fields"],
    [{ email }, "Please fill in all fields"],
    [{ email, content: "" }, "Please fill in all fields"],
    [{ email, content: " \n" }, "Please fill in all fields"],
    [{ email: "no address" }, "Please fill in all fields"],
    [{ email: "no address", content }, "Please enter a valid email address"],
    [{ email: 7, content }, "Please enter a valid email address"],
    [{ email, content: "x".repeat(5_001) }, "Something in this request is missing or has the wrong form."],
  ])("is refused when it is %o, with its sentence", async (body, sentence) => {
    const answer = await world.as("ben").post("/api/recipes/queue").send(body);
    expect([answer.status, answer.body.error]).toEqual([400, sentence]);
    expect((await world.store.requests.list({}, { limit: 5 })).total).toBe(0);
  });
});

describe("recipe requests", () => {
  it("are distinguished by their content and answered by the administrator with a recipe", async () => {
    const admin = `__session=session-ana; ${await adminCookie()}`;
    const recipe = await world.addRecipe("ana");
    const text = await world
      .as("ben")
      .post("/api/recipes/queue")
      .send({ email: "ben@example.com", content: "A soup with leeks" });
    world.advance(1);
    const url = await world
      .as("ben")
      .post("/api/recipes/queue")
      .send({ email: "ben@example.com", content: "see www.example.com/soup" });
    expect([text.body.request.requestType, url.body.request.requestType, text.body.request.status]).toEqual([
      "text",
      "url",
      "pending",
    ]);

    const path = `/api/recipes/queue/${text.body.request.id}`;
    await world
      .as()
      .patch(path)
      .set("Cookie", admin)
      .send({ status: "added", notes: "here", recipeId: recipe.id })
      .expect(200);
    const listed = await world.as().get("/api/recipes/queue").set("Cookie", admin);
    expect(listed.body.requests).toMatchObject([
      { content: "see www.example.com/soup", status: "pending", recipe: null },
      { content: "A soup with leeks", status: "added", notes: "here", recipe: { slug: recipe.slug } },
    ]);
    await world.as().patch(path).set("Cookie", admin).send({ recipeId: "unknown" }).expect(404);
    await world.as("ben").get("/api/recipes/queue").expect(401);
  });
});

describe("hiding a recipe", () => {
  it("hides it from all but its owner, until it is shown again", async () => {
    const admin = `__session=session-ana; ${await adminCookie()}`;
    const { id, slug } = await world.addRecipe("ben");
    const set = (isHidden: boolean) =>
      world.as().patch(`/api/admin/recipes/${id}`).set("Cookie", admin).send({ isHidden });
    await world.as("eva").post(`/api/recipes/${id}/bookmark`).send({}).expect(200);
    await set(true).expect(200);
    expect((await world.as("eva").get("/api/recipes")).body.recipes).toEqual([]);
    expect((await world.as("eva").get("/api/bookmarks")).body.recipes).toEqual([]);
    await world.as("eva").get(`/api/recipes/slug/${slug}`).expect(404);
    await world.as("ben").get(`/api/recipes/slug/${slug}`).expect(200);
    const hidden = () => world.as().get("/api/admin/recipes").set("Cookie", admin);
    expect((await hidden()).body).toMatchObject({ total: 1, recipes: [{ id }] });
    await world.as("ben").get("/api/admin/recipes").expect(401);
    await set(false).expect(200);
    expect((await hidden()).body.recipes).toEqual([]);
    await world.as("eva").get(`/api/recipes/slug/${slug}`).expect(200);
  });
});
