import { beforeEach, describe, expect, it } from "vitest";
import { createFakeModel } from "../../testing/fake-model.ts";
import { ADMIN_PASSWORD, cookiesOf, createTestApp } from "../../testing/test-app.ts";
import { ownTurns } from "../../testing/own-turns.ts";
import { startForgetting } from "./prune-generation-log.ts";

type World = Awaited<ReturnType<typeof createTestApp>>;
let world: World;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ENOUGH = { creditsPerHour: 0, creditsPerDay: 0, creditsPerDayForAll: 0, lostAfterMs: HOUR };

const generate = (uid: string, query: string, more: object = {}) =>
  world
    .as(uid)
    .post("/api/recipes/search")
    .send({ query, ...more });
const nearest = (uid: string, query: string) =>
  world.as(uid).get(`/api/recipes/nearest?query=${encodeURIComponent(query)}`);
const draft = (uid: string, text: string) => world.as(uid).post("/api/recipes/generate").send({ text });
const codeOf = async (answer: PromiseLike<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer;
  return `${status} ${body.code ?? ""}`;
};
const recipeCount = async () => (await world.store.recipes.list({}, "new", { limit: 50 })).total;
const draftCount = async (owner: string) =>
  (await world.store.recipes.list({ owner, drafts: true }, "new", { limit: 50 })).total;
const log = async () => (await world.store.generations.list({ limit: 50 })).items;

it.each(["", "   "])("a call without a question is refused: '%s'", async (query) => {
  world = await createTestApp();
  expect(await codeOf(generate("ana", query))).toBe("400 query-required");
  expect(await codeOf(nearest("ana", query))).toBe("400 query-required");
});

describe("without a model", () => {
  beforeEach(async () => {
    world = await createTestApp();
  });

  it("composes a recipe, marks it as composed, and stores it for its asker alone", async () => {
    const { status, body } = await generate("ana", "leek and potato soup");
    expect([status, body.origin, body.recipe.userId]).toEqual([200, "composer", "ana"]);
    expect(body.recipe.tags).toContain("composed");
    expect(body.recipe.tags).not.toContain("ai-generated");
    const address = `/api/recipes/slug/${body.recipe.slug}`;
    expect((await world.as("ana").get(address)).body.recipe.draft).toBe(true);
    expect(await codeOf(world.as("ben").get(address))).toBe("404 recipe-not-found");
    expect([await recipeCount(), await draftCount("ana"), await draftCount("ben")]).toEqual([0, 1, 0]);
  });

  it("names unknown words", async () => {
    const { body } = await generate("ana", "leek soup with florblum");
    expect(body.notes).toContainEqual({ code: "unknown", words: ["florblum"] });
  });

  it("stores nothing where no recipe can be composed, and returns the reason", async () => {
    const { status, body } = await generate("ana", "florblum");
    expect([status, body.code]).toEqual([422, "no-composition"]);
    expect(body.details.notes).toContainEqual({ code: "unknown-dish", words: ["florblum"] });
    expect(await recipeCount()).toBe(0);
  });

  it("answers in the user's language", async () => {
    await world.as("ana").post("/api/user/create").set("Authorization", "Bearer token-ana").send({});
    await world.as("ana").put("/api/user/language").send({ preferredLanguage: "es" });
    expect((await generate("ana", "pasta")).body.recipe.language).toBe("es");
  });

  it("returns the same recipe for the same question, however it is written, for ever", async () => {
    const first = await generate("ana", "Leek, potato");
    world.advance(30 * DAY);
    const again = await generate("ana", " potato ,LEEK");
    expect([again.body.origin, again.body.recipe.id]).toEqual(["collection", first.body.recipe.id]);
    expect((await generate("ben", "leek, potato")).body.recipe.id).not.toBe(first.body.recipe.id);
    await world.as("ana").put(`/api/recipes/${first.body.recipe.id}/kept`).expect(200);
    expect((await generate("cem", "leek, potato")).body.recipe.id).toBe(first.body.recipe.id);
    expect(await recipeCount()).toBe(1);
  });

  it("composes a new one on demand, or when all are deleted", async () => {
    const first = await generate("ana", "leek, potato");
    const fresh = await generate("ana", "leek, potato", { fresh: true });
    expect(fresh.body.origin).toBe("composer");
    expect(fresh.body.recipe.id).not.toBe(first.body.recipe.id);
    await world.as("ana").delete(`/api/recipes/${fresh.body.recipe.id}`).expect(200);
    expect((await generate("ana", "leek, potato")).body.recipe.id).toBe(first.body.recipe.id);
    await world.as("ana").delete(`/api/recipes/${first.body.recipe.id}`).expect(200);
    expect((await generate("ana", "leek, potato")).body.origin).toBe("composer");
  });

  it("offers matching recipes of the collection, the best first", async () => {
    const recipe = (name: string, ...foods: string[]) =>
      world.addRecipe("ben", { name, ingredients: foods.map((food) => `1 ${food}`) });
    await recipe("Soup", "leek", "potato");
    await recipe("Chips", "potato");
    await recipe("Omelette", "egg");
    const { body } = await nearest("ana", "leek and potato");
    expect([body.same, body.recipes.map(({ name }: { name: string }) => name)]).toEqual([
      null,
      ["Soup", "Chips"],
    ]);
    const made = await generate("ana", "leek and potato");
    expect((await nearest("ana", "leek and potato")).body.same.id).toBe(made.body.recipe.id);
  });

  it("offers no recipe that has what the query or the user leaves out", async () => {
    const add = (name: string, ...ingredients: string[]) => world.addRecipe("ben", { name, ingredients });
    await add("Leek and egg pie", "2 leeks", "3 eggs", "200 g flour");
    await add("Leek and ham gratin", "2 leeks", "100 g ham", "200 ml milk");
    await add("Leeks in oil", "2 leeks", "2 tbsp olive oil");
    const offered = async (query: string) =>
      (await nearest("ana", query)).body.recipes.map(({ name }: { name: string }) => name).sort();
    expect(await offered("leeks")).toHaveLength(3);
    expect(await offered("leeks without eggs")).toEqual(["Leek and ham gratin", "Leeks in oil"]);
    await world
      .as("ana")
      .put("/api/user/dietary-restrictions")
      .send({ excluded: [], diets: ["vegan"] })
      .expect(200);
    expect(await offered("leeks")).toEqual(["Leeks in oil"]);
  });

  it("reads no text, and reports that no model is set up", async () => {
    expect(await codeOf(draft("ana", "Leek soup. 2 leeks. Boil."))).toBe("503 generation-unavailable");
    expect(await codeOf(draft("ana", " "))).toBe("400 recipe-text-required");
  });

  it("costs no credit", async () => {
    await generate("ana", "leek soup");
    expect(await log()).toMatchObject([{ origin: "composer", credits: 0, outcome: "done" }]);
  });
});

describe("with a model", () => {
  let cook: ReturnType<typeof createFakeModel>;
  beforeEach(async () => {
    cook = createFakeModel();
    world = await createTestApp({}, { model: cook.model });
  });

  it("stores the model's recipe, marked as generated", async () => {
    const { status, body } = await generate("ana", "leek soup");
    expect([status, body.origin]).toEqual([200, "ai"]);
    expect(body.recipe).toMatchObject({ name: "Leek soup", userId: "ana", source: "ai:cook" });
    expect(body.recipe.tags).toEqual(["soup", "ai-generated"]);
    expect(body.notes).toEqual([{ code: "added-to-list", words: ["leek"] }]);
    expect(cook.asked).toEqual(["leek soup (en)"]);
  });

  it("asks it once a week for the same question, unless a new recipe is wanted", async () => {
    const first = await generate("ana", "leek soup");
    const again = await generate("ana", "Leek Soup");
    expect([again.body.origin, again.body.recipe.id]).toEqual(["collection", first.body.recipe.id]);
    expect(cook.asked).toHaveLength(1);
    expect((await generate("ana", "leek soup", { fresh: true })).body.origin).toBe("ai");
    world.advance(8 * DAY);
    expect((await generate("ana", "leek soup")).body.origin).toBe("ai");
    expect(cook.asked).toHaveLength(3);
  });

  it("does not call it when the composer is requested", async () => {
    expect((await generate("ana", "leek soup", { offline: true })).body.origin).toBe("composer");
    expect(cook.asked).toEqual([]);
  });

  it.each([
    ["not-set-up", "503 generation-unavailable", 0],
    ["busy", "503 generation-busy", 0],
    ["unavailable", "503 generation-busy", 0],
    ["timeout", "504 generation-timeout", 1],
    ["refused", "502 generation-refused", 1],
    ["too-long", "502 generation-failed", 1],
    ["no-recipe", "502 generation-failed", 1],
  ] as const)("fails clearly when it fails (%s), and stores nothing", async (failure, code, credits) => {
    cook.state.failure = failure;
    expect(await codeOf(generate("ana", "leek soup"))).toBe(code);
    expect(await recipeCount()).toBe(0);
    expect(await log()).toMatchObject([{ outcome: failure, credits, usage: { outputTokens: 2_000 } }]);
    cook.state.failure = null;
    expect((await generate("ana", "leek soup")).status).toBe(200);
  });

  it("reports when to try again, as the model does", async () => {
    cook.state.failure = "busy";
    cook.state.retryAfterSeconds = 17;
    expect((await generate("ana", "leek soup")).headers["retry-after"]).toBe("17");
  });

  it("answers one question of a user at a time, and those of other users", async () => {
    const blocked = Promise.withResolvers<void>();
    cook.state.until = blocked.promise;
    const answers = Array.from({ length: 20 }, (_, n) => codeOf(generate("ana", `soup ${n}`)));
    const other = codeOf(generate("ben", "stew"));
    await expect.poll(() => cook.asked).toHaveLength(2);
    blocked.resolve();
    const codes = (await Promise.all(answers)).sort();
    expect([codes[0], new Set(codes.slice(1))]).toEqual(["200 ", new Set(["429 generation-running"])]);
    expect(await other).toBe("200 ");
  });

  it("reads a pasted text into a draft that is not stored", async () => {
    const { status, body } = await draft("ana", "Leek soup. 2 leeks. Boil.");
    expect([status, body.recipe.name, body.recipe.tags]).toEqual([
      200,
      "Leek soup",
      ["soup", "ai-generated"],
    ]);
    expect(await recipeCount()).toBe(0);
    expect(await log()).toMatchObject([{ kind: "text", credits: 1 }]);
  });

  it("reports that the model finds no recipe in the text", async () => {
    cook.state.failure = "not-in-source";
    expect(await codeOf(draft("ana", "Boil 2 leeks."))).toBe("422 no-recipe-in-text");
  });

  it("does not ask the model about a text without a recipe", async () => {
    expect(await codeOf(draft("ana", "Please buy milk."))).toBe("422 no-recipe-in-text");
    expect(await log()).toEqual([]);
  });

  it("reads a page that no reader could read", async () => {
    world.web.web["https://a.example/soup"] =
      "<body><h1>Leek soup</h1><p>Take leeks and boil them.</p></body>";
    const answer = await world.as("ana").post("/api/recipes/scrape").send({ url: "https://a.example/soup" });
    expect([answer.status, answer.body.recipe.name]).toEqual([201, "Leek soup"]);
    expect(answer.body.recipe.tags).toContain("ai-generated");
    expect(await log()).toMatchObject([{ kind: "page", credits: 2 }]);
  });

  it("changes nothing about an import when it cannot read the page either", async () => {
    cook.state.failure = "not-in-source";
    world.web.web["https://a.example/news"] = "<body><h1>News</h1><p>It rained.</p></body>";
    const answer = world.as("ana").post("/api/recipes/scrape").send({ url: "https://a.example/news" });
    expect(await codeOf(answer)).toBe("422 no-recipe-found");
  });
});

describe("the limits of what it may cost", () => {
  const withLimits = async (limits: Partial<typeof ENOUGH>) => {
    const cook = createFakeModel();
    world = await createTestApp({ generation: { ...ENOUGH, ...limits } }, { model: cook.model });
    return cook;
  };

  it("permit a question an hour after the first one", async () => {
    await withLimits({ creditsPerHour: 2 });
    await generate("ana", "one");
    world.advance(HOUR / 2);
    await generate("ana", "two");
    const refused = await generate("ana", "three");
    expect([refused.status, refused.body.code]).toEqual([429, "generation-spent"]);
    expect(refused.headers["retry-after"]).toBe("1800");
    expect(await codeOf(generate("ben", "three"))).toBe("200 ");
    world.advance(HOUR / 2 + 1);
    expect(await codeOf(generate("ana", "three"))).toBe("200 ");
  });

  it("count per day too, and for all users together", async () => {
    await withLimits({ creditsPerDay: 1, creditsPerDayForAll: 2 });
    expect(await codeOf(generate("ana", "one"))).toBe("200 ");
    world.advance(2 * HOUR);
    expect(await codeOf(generate("ana", "two"))).toBe("429 generation-spent");
    expect(await codeOf(generate("ben", "three"))).toBe("200 ");
    expect(await codeOf(generate("cleo", "four"))).toBe("429 generation-spent");
  });

  it("hold for concurrent questions", async () => {
    const cook = await withLimits({ creditsPerDayForAll: 3 });
    const users = Array.from({ length: 12 }, (_, n) => `user-${n}`);
    await Promise.all(users.map((uid) => codeOf(generate(uid, `soup for ${uid}`))));
    expect(cook.asked.length).toBeLessThanOrEqual(3);
  });

  it("do not affect the composer, a manual import, or earlier recipes", async () => {
    const cook = await withLimits({ creditsPerDay: 1 });
    await generate("ana", "leek soup");
    expect((await generate("ana", "leek soup")).body.origin).toBe("collection");
    expect((await generate("ana", "stew", { offline: true })).body.origin).toBe("composer");
    await world.addRecipe("ana", { name: "By hand" });
    expect(cook.asked).toHaveLength(1);
  });
});

it("old entries of the generation log are deleted", async () => {
  world = await createTestApp();
  await generate("ana", "leek soup");
  world.advance(401 * DAY);
  const failures: unknown[] = [];
  const stop = startForgetting(world.ports, ownTurns, (error) => failures.push(error));
  await expect.poll(log).toEqual([]);
  stop();
  expect(failures).toEqual([]);
});

describe("the download of an account", () => {
  it("has the whole request of a generated recipe", async () => {
    world = await createTestApp();
    const { body } = await generate("ana", "leek and potato soup without milk for 3");
    const { body: data } = await world.as("ana").get("/api/account/data");
    expect(data.recipes).toMatchObject([
      {
        id: body.recipe.id,
        request: {
          dish: { words: expect.stringMatching(/^leek/) },
          servings: 3,
          excluded: [{ words: "milk", isAllergy: false }],
        },
      },
    ]);
  });
});

describe("the administrator's log", () => {
  const adminCookie = async () => {
    const answer = await world.as("ana").post("/api/admin/verify").send({ password: ADMIN_PASSWORD });
    return cookiesOf(answer)[0] ?? "";
  };
  const read = (cookie: string) =>
    world.as().get("/api/admin/generations").set("Cookie", `__session=session-ana; ${cookie}`);

  it("is refused to others", async () => {
    world = await createTestApp();
    expect(await codeOf(read(""))).toBe("401 admin-required");
  });

  it("tries the model twenty times an hour, and stores nothing of it", async () => {
    world = await createTestApp({}, { model: createFakeModel().model });
    const cookie = `__session=session-ana; ${await adminCookie()}`;
    const attempt = () => world.as().post("/api/admin/model/trial").set("Cookie", cookie).send({});
    const { body } = await attempt().expect(200);
    expect(body.trial).toMatchObject({ failure: null, answer: "Leek soup" });
    for (let n = 1; n < 20; n += 1) await attempt().expect(200);
    expect(await codeOf(attempt())).toBe("429 too-many-requests");
    expect([await log(), await recipeCount()]).toEqual([[], 0]);
  });

  it("has nothing to try without a model", async () => {
    world = await createTestApp();
    const cookie = `__session=session-ana; ${await adminCookie()}`;
    const answer = world.as().post("/api/admin/model/trial").set("Cookie", cookie).send({});
    expect(await codeOf(answer)).toBe("503 generation-unavailable");
  });

  it("contains model, tokens, time and outcome, and never the question", async () => {
    const cook = createFakeModel();
    world = await createTestApp({}, { model: cook.model });
    await generate("ben", "a secret soup");
    const { status, body, text } = await read(await adminCookie());
    expect([status, body.model, body.lastDay]).toEqual([200, "cook", { questions: 1, credits: 1 }]);
    expect(body.generations).toMatchObject([
      { uid: "ben", kind: "create", outcome: "done", usage: { model: "cook", inputTokens: 900 } },
    ]);
    expect(text).not.toContain("secret");
  });
});

describe("a request", () => {
  beforeEach(async () => {
    world = await createTestApp();
  });
  const read = (uid: string, query: string) => world.as(uid).post("/api/recipes/request").send({ query });
  const restrict = (uid: string, excluded: string[], diets: string[] = []) =>
    world
      .as(uid)
      .put("/api/user/dietary-restrictions")
      .send({ excluded: excluded.map((words) => ({ words, isAllergy: true })), diets })
      .expect(200);

  it("is read without making anything", async () => {
    const { body } = await read("ana", "leek soup for 6 without cream");
    expect([body.request.servings, body.request.excluded[0].words]).toEqual([6, "cream"]);
    expect(await draftCount("ana")).toBe(0);
  });

  it("has what the user leaves out", async () => {
    await restrict("ana", ["peanuts", "kiwi"], ["vegan"]);
    const { body } = await read("ana", "noodles");
    expect(body.request.excluded).toMatchObject([{ words: "peanuts" }, { words: "kiwi" }]);
    expect(body.request.diets).toMatchObject([{ diet: "vegan" }]);
    expect(body.restrictions).toEqual({ excluded: body.request.excluded, diets: ["vegan"] });
    expect((await read("ben", "noodles")).body).toMatchObject({
      request: { excluded: [] },
      restrictions: { excluded: [], diets: [] },
    });
    const made = (await generate("ana", "tofu, rice")).body.recipe;
    expect(made.request).toMatchObject({
      excluded: [{ words: "peanuts" }, { words: "kiwi" }],
      diets: [{ diet: "vegan" }],
    });
  });

  it("is not fulfilled before an unknown exclusion is settled", async () => {
    const { status, body } = await generate("ana", "pasta without zorblax");
    expect([status, body.code, body.details.notes]).toEqual([
      422,
      "request-unresolved",
      [{ code: "unresolved", words: ["zorblax"] }],
    ]);
    expect(await draftCount("ana")).toBe(0);
  });

  it("can be sent as the user corrected it", async () => {
    const { request } = (await read("ana", "leek, potato")).body;
    const excluded = [{ words: "milk", foods: [], contents: ["milk"], isAllergy: true }];
    const { body } = await generate("ana", "leek, potato", { request: { ...request, excluded } });
    expect(body.recipe.request.excluded).toEqual([{ words: "milk" }]);
    const rows = JSON.stringify(body.recipe.ingredients);
    expect(rows).toContain('"plant-based butter"');
    expect(rows).not.toMatch(/"(?:milk|butter|cream|cheese)/i);
  });

  it("is changed by a sentence, and the new recipe replaces the draft", async () => {
    const first = (await generate("ana", "tomato and feta salad for 2")).body.recipe;
    const change = { recipeId: first.id, sentence: "without feta, for 6" };
    const { body } = await generate("ana", "tomato and feta salad for 2", { change });
    expect([body.recipe.servings, JSON.stringify(body.recipe.ingredients)]).toEqual([
      6,
      expect.not.stringMatching(/feta/i),
    ]);
    expect((await world.as("ana").get(`/api/recipes/slug/${first.slug}`)).status).toBe(404);
    expect(await draftCount("ana")).toBe(1);
  });

  it("of another user, or of a recipe that was kept, is not changed", async () => {
    const { id } = (await generate("ana", "leek, potato")).body.recipe;
    const change = { recipeId: id, sentence: "for 6" };
    expect(await codeOf(generate("ben", "leek, potato", { change }))).toBe("404 recipe-not-found");
    await world.as("ana").put(`/api/recipes/${id}/kept`);
    expect(await codeOf(generate("ana", "leek, potato", { change }))).toBe("404 recipe-not-found");
  });
});
