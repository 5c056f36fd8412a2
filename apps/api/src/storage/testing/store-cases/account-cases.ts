import type { Generation } from "@larder/domain/generation/generation";
import { expect, it } from "vitest";
import type { AccountItems, Leaving } from "../../../ports/account-store.ts";
import type { Store } from "../../../ports/store.ts";
import { buildApiToken } from "./api-token-cases.ts";
import { bookmarksOf } from "./bookmarks-of.ts";
import { buildFullRecipe, buildRecipe } from "./build-recipe.ts";
import { buildFeedback, buildRequest } from "./people-cases.ts";
import { buildArchiveSource, buildImport } from "./archive-import-cases.ts";
import { buildPublicLink } from "./public-link-cases.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";
import { buildSignInLink, buildSignInSession } from "./sign-in-cases.ts";
import { readAll } from "./transfer-cases.ts";

const AT = "2026-02-01T00:00:00.000Z";
const KINDS = [
  "recipes",
  "bookmarks",
  "cookingNotes",
  "imports",
  "archiveSources",
  "publicLinks",
  "feedback",
  "requests",
  "generations",
  "pushSubscriptions",
  "timers",
  "apiTokens",
  "signInSessions",
  "adminSessions",
] as const;

const generation = (uid: string): Generation => ({
  id: `generation-${uid}`,
  uid,
  createdAt: AT,
  kind: "create",
  origin: "ai",
  outcome: "running",
  credits: 1,
});

/** Something of every kind, of one user; the recipes' owner is the first. */
async function fill(store: Store, uid: string, bookmarked: readonly string[]): Promise<void> {
  await store.users.upsert({ id: uid, email: `${uid}@example.org` });
  for (const id of bookmarked) await store.bookmarks.toggle(uid, id, AT, "key");
  const [noted = ""] = bookmarked;
  await store.cookingNotes.set(uid, noted, { rating: 5, note: `by ${uid}` });
  await store.cookingNotes.addCooked(uid, noted, AT);
  const sent = { userId: uid, email: `${uid}@home.example` };
  await store.feedback.insert(buildFeedback(1, { id: `f-${uid}`, ...sent }));
  await store.requests.insert(buildRequest(1, { id: `r-${uid}`, ...sent }));
  await store.generations.begin(generation(uid), AT);
  const keys = { p256dh: "p", auth: "a" };
  await store.pushSubscriptions.put({ uid, endpoint: `https://push.example/${uid}`, keys, createdAt: AT }, 5);
  const recipe = { slug: "soup", name: "Soup" };
  const timer = { uid, id: "t1", endsAt: AT, name: "Boil", recipe, message: "done", language: "en" } as const;
  await store.pushTimers.put(timer, 5);
  await store.apiTokens.insert(buildApiToken(`token-${uid}`, { uid }), 5);
  await store.imports.insert(buildImport(`import-${uid}`, { userId: uid }), 5);
  await store.archiveSources.put(buildArchiveSource({ recipeId: uid === "ana" ? "own" : "bos", uid }));
  await store.publicLinks.insert(buildPublicLink(`link-${uid}`, { userId: uid }), 5);
  await store.signInSessions.insert(buildSignInSession(`session-${uid}`, { uid }));
  await store.signInLinks.insert(buildSignInLink(`reset-${uid}`, { kind: "reset", uid }));
  await store.adminSessions.insert({ tokenHash: `h-${uid}`, uid, createdAt: AT, lastSeenAt: AT });
}

async function allOf<K extends keyof AccountItems>(store: Store, kind: K, uid: string) {
  const items: AccountItems[K][] = [];
  for await (const item of store.accounts.read(kind, uid)) items.push(item);
  return items;
}

const countsOf = async (store: Store, uid: string) =>
  Promise.all(KINDS.map(async (kind) => (await allOf(store, kind, uid)).length));

export function accountCases(harness: StoreHarness): void {
  const store = storePerCase(harness);

  it("hands everything of one user over to another, and doing it again changes nothing", async () => {
    const { recipes, bookmarks, cookingNotes, users, apiTokens, accounts, transfer } = store();
    await users.upsert({
      id: "old",
      email: "ana@example.org",
      displayName: "Ana",
      signInProvider: "larder-old",
    });
    await users.setLanguage("old", "es");
    await apiTokens.insert(buildApiToken("t", { uid: "old" }), 5);
    const link = buildPublicLink("one", { userId: "old" });
    await store().publicLinks.insert(link, 5);
    await store().imports.insert(buildImport("brought", { userId: "old" }), 5);
    await users.upsert({ id: "new", email: "ana@example.org", signInProvider: "larder-new" });
    const [mine, both] = [buildRecipe({ userId: "old", originalJson: "{}" }), buildRecipe({ userId: "bo" })];
    for (const recipe of [mine, both]) await recipes.insert(recipe);
    await store().archiveSources.put(buildArchiveSource({ recipeId: mine.id, uid: "old" }));
    const days = [
      "2026-01-01T12:00:00.000Z",
      "2026-01-02T12:00:00.000Z",
      "2026-01-03T12:00:00.000Z",
    ] as const;
    await bookmarks.toggle("old", mine.id, days[0]);
    await bookmarks.toggle("old", both.id, days[0]);
    await bookmarks.toggle("new", both.id, days[1]);
    await cookingNotes.set("old", both.id, { rating: 2, note: "less salt" });
    await cookingNotes.addCooked("old", both.id, days[0]);
    await cookingNotes.set("new", both.id, { rating: 5, note: "" });
    await cookingNotes.addCooked("new", both.id, days[2]);
    await cookingNotes.set("old", mine.id, { rating: 4, note: "mine" });

    for (let times = 0; times < 2; times += 1) {
      await accounts.handOver("old", "new");
      const moved = await recipes.findById(mine.id);
      expect(moved).toEqual({ ...mine, userId: "new", version: mine.version + 1 });
      expect((await recipes.list({ owner: "new" }, "new", { limit: 9 })).items.map(({ id }) => id)).toEqual([
        mine.id,
      ]);
      expect((await bookmarksOf(bookmarks, "new")).map(({ id }) => id).toSorted()).toEqual(
        [mine.id, both.id].toSorted(),
      );
      const [popular] = (await recipes.listSummaries({}, "popular", { limit: 9 })).items;
      expect(popular).toBeDefined();
      expect(await cookingNotes.find("new", both.id)).toMatchObject({ rating: 5, note: "less salt" });
      expect((await cookingNotes.find("new", both.id)).cookedOn.toSorted()).toEqual([days[0], days[2]]);
      expect(await cookingNotes.find("new", mine.id)).toMatchObject({ rating: 4, note: "mine" });
      expect(await users.find("old")).toBeNull();
      expect([...(await apiTokens.of("old")), ...(await apiTokens.of("new"))]).toEqual([]);
      expect(await store().publicLinks.of("new")).toEqual([{ ...link, userId: "new" }]);
      expect(await store().imports.of("new")).toEqual([buildImport("brought", { userId: "new" })]);
      expect((await store().archiveSources.of("new")).map(({ recipeId }) => recipeId)).toEqual([mine.id]);
      expect(await users.find("new")).toMatchObject({ preferredLanguage: "es", displayName: "Ana" });
      for await (const user of transfer.read("users")) expect(user.signInProvider).toBe("larder-new");
      expect(await transfer.counts()).toMatchObject({ users: 1, bookmarks: 2, cookingNotes: 2, recipes: 2 });
      expect(await bookmarksOf(bookmarks, "old")).toEqual([]);
    }
  });
  const own = buildFullRecipe({ id: "own", slug: "own", userId: "ana", visibility: "shared" });
  const hidden = buildRecipe({ id: "hidden", slug: "hidden", userId: "ana", hiddenBy: "eva" });
  const bos = buildRecipe({ id: "bos", slug: "bos", userId: "bo" });

  async function twoUsers(): Promise<void> {
    for (const recipe of [own, hidden, bos]) await store().recipes.insert(recipe);
    await fill(store(), "ana", ["own", "bos"]);
    await fill(store(), "bo", ["own", "bos", "hidden"]);
  }

  const leave = (fields: Partial<Leaving> = {}) =>
    store().accounts.remove({
      uid: "ana",
      email: "ana@example.org",
      recipes: "keep",
      alias: "somebody",
      ...fields,
    });

  it("reads what is one user's own, whole, and nobody else's", async () => {
    await twoUsers();
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? 1 : -1);
    expect((await allOf(store(), "recipes", "ana")).toSorted(byId)).toStrictEqual([own, hidden]);
    expect((await allOf(store(), "bookmarks", "ana")).map(({ recipeId }) => recipeId).toSorted()).toEqual([
      "bos",
      "own",
    ]);
    expect(await allOf(store(), "cookingNotes", "ana")).toMatchObject([
      { recipeId: "own", rating: 5, note: "by ana", cookedOn: [AT] },
    ]);
    expect(await allOf(store(), "feedback", "ana")).toMatchObject([
      { id: "f-ana", userId: "ana", email: "ana@home.example" },
    ]);
    expect(await allOf(store(), "requests", "ana")).toMatchObject([{ id: "r-ana", userId: "ana" }]);
    expect(await allOf(store(), "generations", "ana")).toStrictEqual([generation("ana")]);
    expect(await allOf(store(), "pushSubscriptions", "ana")).toMatchObject([
      { endpoint: "https://push.example/ana", createdAt: AT },
    ]);
    expect(await allOf(store(), "timers", "ana")).toMatchObject([{ id: "t1", name: "Boil" }]);
    expect(await allOf(store(), "apiTokens", "ana")).toMatchObject([{ id: "token-ana" }]);
    expect(await allOf(store(), "imports", "ana")).toEqual([buildImport("import-ana")]);
    expect(await allOf(store(), "archiveSources", "ana")).toMatchObject([{ recipeId: "own" }]);
    expect(await allOf(store(), "publicLinks", "ana")).toMatchObject([{ id: "link-ana" }]);
    expect(await allOf(store(), "adminSessions", "ana")).toMatchObject([{ lastSeenAt: AT }]);
    expect(await countsOf(store(), "bo")).toEqual([1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(await countsOf(store(), "cy")).toEqual(KINDS.map(() => 0));
  });

  it("reads more than one batch, each recipe once", async () => {
    const many = Array.from({ length: 450 }, () => buildRecipe({ userId: "ana" }));
    await store().transfer.write("recipes", many);
    const ids = (await allOf(store(), "recipes", "ana")).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(many.map(({ id }) => id).toSorted());
  });

  it("removes the user; shared recipes stay, without an owner and without what was sent with them", async () => {
    await twoUsers();
    const before = await store().recipes.revision();
    for (const _ of [1, 2]) {
      await leave();
      expect(await countsOf(store(), "ana")).toEqual(KINDS.map(() => 0));
      expect(await store().users.find("ana")).toBeNull();
      const { originalJson: _json, ...stored } = own;
      expect(await store().recipes.findById("own")).toStrictEqual({
        ...stored,
        userId: "",
        version: own.version + 1,
      });
      expect(await store().recipes.findById("hidden")).toBeNull();
    }
    expect(await store().recipes.revision()).not.toBe(before);
    expect((await store().recipes.list({ owner: "ana" }, "new", { limit: 9 })).total).toBe(0);
  });

  it("leaves what is another's as it was, but for what hung on a recipe that went", async () => {
    await twoUsers();
    await leave();
    expect(await countsOf(store(), "bo")).toEqual([1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(await store().users.find("bo")).toMatchObject({ email: "bo@example.org" });
    expect(await store().recipes.findById("bos")).toStrictEqual(bos);
    expect((await readAll(store(), "bookmarks")).map(({ uid }) => uid)).toEqual(["bo", "bo"]);
  });

  it("removes the recipes too when they shall go, with everybody's bookmarks of them", async () => {
    await twoUsers();
    for (const _ of [1, 2]) await leave({ recipes: "delete" });
    expect((await readAll(store(), "recipes")).map(({ id }) => id)).toEqual(["bos"]);
    expect((await readAll(store(), "bookmarks")).map(({ recipeId }) => recipeId)).toEqual(["bos"]);
    expect((await store().recipes.list({ terms: ["soup"] }, "new", { limit: 9 })).total).toBe(1);
  });

  it.each(["keep", "delete"] as const)("leaves more recipes than one batch: %s", async (recipes) => {
    const many = Array.from({ length: 450 }, () => buildRecipe({ userId: "ana" }));
    await store().transfer.write("recipes", many);
    const before = await store().recipes.revision();
    let turns = 0;
    const others = setInterval(() => (turns += 1), 0);
    await leave({ recipes });
    clearInterval(others);
    expect(turns).toBeGreaterThan(1);
    expect(await store().recipes.revision()).not.toBe(before);
    expect(await allOf(store(), "recipes", "ana")).toEqual([]);
    expect((await store().transfer.counts()).recipes).toBe(recipes === "keep" ? 450 : 0);
  });

  it("counts a bookmark that is gone no longer", async () => {
    await twoUsers();
    const last = buildRecipe({ id: "late", slug: "late", userId: "bo" });
    await store().recipes.insert(last);
    for (const uid of ["bo", "cy"]) await store().bookmarks.toggle(uid, "late", AT);
    for (const uid of ["bo", "cy", "dee"]) await store().cookingNotes.addCooked(uid, "late", AT);
    const popular = async () =>
      (await store().recipes.list({}, "popular", { limit: 3 })).items.map(({ id }) => id);
    // Three have two each, the most cooked first; then "bos" has three, until Ana's goes.
    expect((await popular())[0]).toBe("late");
    await store().bookmarks.toggle("cy", "bos", AT);
    expect((await popular())[0]).toBe("bos");
    await leave();
    expect((await popular())[0]).toBe("late");
  });

  it("forgets the keys of retries", async () => {
    await twoUsers();
    await leave();
    expect(await store().bookmarks.toggle("ana", "bos", AT, "key")).toBe(true);
    expect(await store().bookmarks.has("ana", "bos")).toBe(true);
  });

  it("leaves messages to the administrator without their sender", async () => {
    await twoUsers();
    await store().feedback.insert(buildFeedback(2, { id: "old", email: "Ana@Example.org" }));
    await store().feedback.insert(buildFeedback(3, { id: "other", email: "xana@example.org" }));
    await leave();
    const { items } = await store().feedback.list({}, { limit: 9 });
    const senders = Object.fromEntries(items.map(({ id, email, userId }) => [id, [email, userId]]));
    expect(senders).toEqual({
      "f-ana": ["", undefined],
      "f-bo": ["bo@home.example", "bo"],
      old: ["", undefined],
      other: ["xana@example.org", undefined],
    });
    expect(items.every(({ content }) => content !== "")).toBe(true);
    const requests = await store().requests.list({}, { limit: 9 });
    expect(requests.items.map(({ email }) => email).toSorted()).toEqual(["", "bo@home.example"]);
  });

  it("goes on counting what was generated, under another name", async () => {
    await twoUsers();
    await leave();
    expect(await store().generations.spent(AT)).toEqual({ questions: 2, credits: 2 });
    expect((await store().generations.list({ limit: 9 })).items.map(({ uid }) => uid).toSorted()).toEqual([
      "bo",
      "somebody",
    ]);
  });

  it("frees the place of a question that was running", async () => {
    await twoUsers();
    const generation = { uid: "ana", createdAt: AT, kind: "create", origin: "ai", credits: 1 } as const;
    await store().generations.begin({ ...generation, id: "before", outcome: "running" }, AT);
    await leave();
    const again = { ...generation, id: "after", outcome: "running" } as const;
    expect(await store().generations.begin(again, AT)).toBe(true);
    expect(await store().generations.begin({ ...again, id: "second" }, AT)).toBe(false);
  });

  it("takes an address for a text, not for a pattern", async () => {
    await store().feedback.insert(buildFeedback(1, { id: "one", email: "a.b+c@example.org" }));
    await store().feedback.insert(buildFeedback(2, { id: "two", email: "axb+c@example.org" }));
    await leave({ email: "a.b+c@example.org" });
    const { items } = await store().feedback.list({}, { limit: 9 });
    expect(items.map(({ email }) => email)).toEqual(["axb+c@example.org", ""]);
    await store().feedback.insert(buildFeedback(3, { id: "three", email: "" }));
    await leave({ email: "" });
    await leave({ email: ".*" });
    expect((await store().feedback.list({}, { limit: 9 })).items[1]?.email).toBe("axb+c@example.org");
  });
}
