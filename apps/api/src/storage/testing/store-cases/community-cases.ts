import { REPORT_LIMITS, reportIdOf } from "@larder/domain/community/report";
import { expect, it } from "vitest";
import type { Store } from "../../../ports/store.ts";
import { buildRecipe } from "./build-recipe.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 12, n)).toISOString();
const image = { url: "/media/soup-480.webp", width: 480, height: 300 };
const entry = { reason: "offensive", text: "", createdAt: minute(9) } as const;
const firstPage = { limit: 10 };

export function communityCases(harness: StoreHarness): void {
  const store = storePerCase(harness);

  async function insert(recipe: Parameters<typeof buildRecipe>[0] = {}): Promise<string> {
    const built = buildRecipe(recipe);
    await store().recipes.insert(built);
    return built.id;
  }

  const comment = (recipeId: string, userId: string, at: number) => ({
    id: `${userId}-${at}`,
    recipeId,
    userId,
    text: `Comment ${at}`,
    createdAt: minute(at),
  });

  async function listed(recipeId: string, reader?: string, except: string[] = []) {
    const page = await store().comments.list({ recipeId, reader, except }, firstPage);
    return { ids: page.items.map(({ id }) => id), total: page.total };
  }

  it("sums up the public ratings of a recipe, one for each user", async () => {
    const [id, other] = [await insert(), await insert()];
    const { publicRatings } = store();
    expect(await publicRatings.summary(id, "ana")).toEqual({ average: null, count: 0, mine: null });
    for (const [uid, stars] of [
      ["ana", 1],
      ["ana", 5],
      ["bo", 4],
      ["cy", 4],
    ] as const)
      expect(await publicRatings.set(uid, id, stars, minute(0))).toBe(true);
    await publicRatings.set("ana", other, 1, minute(0));
    expect(await publicRatings.summary(id, "ana")).toEqual({ average: 4.33, count: 3, mine: 5 });
    expect(await publicRatings.summary(id, undefined)).toEqual({ average: 4.33, count: 3, mine: null });
    await publicRatings.set("ana", id, null, minute(1));
    expect(await publicRatings.summary(id, "ana")).toEqual({ average: 4, count: 2, mine: null });
    expect(await publicRatings.set("ana", "gone", 5, minute(0))).toBe(false);
    expect(await publicRatings.set("ana", "gone", null, minute(0))).toBe(false);
    expect((await store().transfer.counts()).publicRatings).toBe(3);
  });

  it("pages through comments, newest first, without those that a reader does not see", async () => {
    const [id, other] = [await insert(), await insert()];
    const { comments } = store();
    for (let at = 0; at < 5; at += 1)
      expect(await comments.insert(comment(id, at % 2 ? "bo" : "ana", at))).toBe(true);
    await comments.insert(comment(other, "cy", 9));
    expect(await comments.insert(comment("gone", "ana", 20))).toBe(false);
    const filter = { recipeId: id, reader: undefined, except: [] };
    const first = await comments.list(filter, { limit: 3 });
    expect([first.items.map((each) => each.id), first.total]).toEqual([["ana-4", "bo-3", "ana-2"], 5]);
    const rest = await comments.list(filter, {
      limit: 3,
      ...(first.nextCursor && { cursor: first.nextCursor }),
    });
    expect([rest.items.map((each) => each.id), rest.total, rest.nextCursor]).toEqual([
      ["bo-1", "ana-0"],
      5,
      null,
    ]);

    expect(await comments.setHidden("bo-3", "admin")).toBe(true);
    expect(await comments.setHidden("gone", "admin")).toBe(false);
    expect(await listed(id)).toEqual({ ids: ["ana-4", "ana-2", "bo-1", "ana-0"], total: 4 });
    expect(await listed(id, "bo")).toEqual({ ids: ["ana-4", "bo-3", "ana-2", "bo-1", "ana-0"], total: 5 });
    expect(await listed(id, "cy", ["ana", "$ne"])).toEqual({ ids: ["bo-1"], total: 1 });
    await comments.setHidden("bo-3", null);
    expect(await comments.find("bo-3")).toEqual(comment(id, "bo", 3));
    expect(await comments.countSince("bo", id, minute(2))).toBe(1);
    expect(await comments.remove("bo-3")).toBe(true);
    expect(await comments.remove("bo-3")).toBe(false);
    expect(await comments.find("bo-3")).toBeNull();
  });

  it("finds the recipe of a comment's picture", async () => {
    const id = await insert();
    await store().comments.insert({ ...comment(id, "ana", 0), image });
    await store().comments.insert({ ...comment(id, "bo", 1), image, hiddenBy: "admin" });
    const found = await store().comments.ofPicture("soup");
    expect(found.toSorted((one, two) => (one.userId < two.userId ? -1 : 1))).toEqual([
      { recipeId: id, userId: "ana" },
      { recipeId: id, userId: "bo", hiddenBy: "admin" },
    ]);
    expect(await store().comments.ofPicture("other")).toEqual([]);
    expect((await store().comments.find("ana-0"))?.image).toEqual(image);
  });

  it("stores one report of a thing for each user, and opens it again with another one", async () => {
    const id = await insert();
    await store().comments.insert(comment(id, "bo", 0));
    const { reports } = store();
    const thing = {
      id: reportIdOf("comment", "bo-0"),
      kind: "comment",
      recipeId: id,
      commentId: "bo-0",
    } as const;
    await Promise.all([1, 2, 3].map(() => reports.add(thing, "ana", entry)));
    await reports.add({ ...thing, id: "comment-gone", commentId: "gone" }, "ana", entry);
    expect(await reports.find("comment-gone")).toBeNull();
    expect(await reports.find(thing.id)).toEqual({
      ...thing,
      status: "open",
      createdAt: minute(9),
      entries: [{ ...entry, userId: "ana" }],
    });
    expect(await reports.setStatus(thing.id, "done")).toBe(true);
    await reports.add(thing, "ana", entry);
    expect((await reports.list({ status: "open" }, { limit: 5 })).items).toEqual([]);
    await reports.add(thing, "cy", { ...entry, reason: "other", text: "Rude", createdAt: minute(10) });
    const { items, total } = await reports.list({ status: "open" }, { limit: 5 });
    expect([items.map(({ entries }) => entries.length), total]).toEqual([[2], 1]);
    expect((await reports.list({}, { limit: 5 })).items).toEqual(items);
    await store().comments.remove("bo-0");
    expect(await reports.find(thing.id)).toBeNull();
    expect(await reports.setStatus(thing.id, "done")).toBe(false);
  });

  it("stores no more than so many reports of a thing", async () => {
    const recipeId = await insert();
    const thing = { id: reportIdOf("recipe", recipeId), kind: "recipe", recipeId } as const;
    const entries = Array.from({ length: REPORT_LIMITS.reporters }, (_, n) => ({
      ...entry,
      userId: `user ${n}`,
    }));
    await store().transfer.write("reports", [{ ...thing, status: "done", createdAt: minute(0), entries }]);
    await store().reports.add(thing, "ana", entry);
    expect(await store().reports.find(thing.id)).toMatchObject({ status: "done", entries });
  });

  it("blocks users for one user alone, and no more than so many", async () => {
    const { blocks } = store();
    const block = (uid: string, userId: string, at: number) => ({
      uid,
      userId,
      name: "N",
      createdAt: minute(at),
    });
    expect(await blocks.put(block("ana", "bo", 0), 2)).toBe(true);
    expect(await blocks.put(block("ana", "cy", 1), 2)).toBe(true);
    expect(await blocks.put(block("ana", "di", 2), 2)).toBe(false);
    expect(await blocks.put({ ...block("ana", "bo", 3), name: "Bo" }, 2)).toBe(true);
    await blocks.put(block("bo", "$ne", 0), 2);
    expect(await blocks.list("ana")).toEqual([
      { ...block("ana", "bo", 3), name: "Bo" },
      block("ana", "cy", 1),
    ]);
    expect((await blocks.of("ana")).toSorted()).toEqual(["bo", "cy"]);
    expect([await blocks.has("ana", "bo"), await blocks.has("bo", "ana")]).toEqual([true, false]);
    await blocks.remove("ana", "bo");
    expect([await blocks.of("ana"), await blocks.of("bo")]).toEqual([["cy"], ["$ne"]]);
  });

  it("replaces a notice, and lets its own user alone remove it", async () => {
    const { notices } = store();
    const notice = {
      id: "n1",
      userId: "ana",
      text: "One",
      about: "recipe",
      quote: "Soup",
      createdAt: minute(0),
    } as const;
    await notices.put(notice);
    await notices.put({ ...notice, id: "n2", createdAt: minute(1) });
    await notices.put({ ...notice, text: "Two" });
    await notices.remove("bo", "n1");
    expect((await notices.of("ana")).map(({ id, text }) => [id, text])).toEqual([
      ["n2", "One"],
      ["n1", "Two"],
    ]);
    await notices.remove("ana", "n2");
    expect(await notices.of("ana")).toEqual([{ ...notice, text: "Two" }]);
  });

  it("lists the shared recipes of an owner alone", async () => {
    const own = await insert({ userId: "ana", createdAt: minute(1) });
    const next = await insert({ userId: "ana", createdAt: minute(2) });
    const hidden = await insert({ userId: "ana" });
    await store().recipes.setHidden(hidden, "eva");
    await insert({ userId: "ana", visibility: "private" });
    await insert({ userId: "bo" });
    const first = await store().recipes.listSummaries({ sharedBy: "ana" }, "new", { limit: 1 });
    expect([first.items.map(({ id }) => id), first.total]).toEqual([[next], 2]);
    const cursor = first.nextCursor ?? "";
    const second = await store().recipes.listSummaries({ sharedBy: "ana" }, "new", { limit: 1, cursor });
    expect([second.items.map(({ id }) => id), second.nextCursor]).toEqual([[own], null]);
  });

  it("removes everything of a recipe with it", async () => {
    const [id, other] = [await insert({ userId: "ana" }), await insert({ userId: "ana" })];
    for (const recipeId of [id, other]) await addOpinions(store(), recipeId, "bo");
    await store().recipes.remove(id, "ana");
    const { publicRatings, comments, reports } = await store().transfer.counts();
    expect({ publicRatings, comments, reports }).toEqual({ publicRatings: 1, comments: 1, reports: 2 });
    expect((await store().reports.list({}, { limit: 9 })).items.map(({ recipeId }) => recipeId)).toEqual([
      other,
      other,
    ]);
  });

  it("removes what a user said with their account, and the user from what they reported", async () => {
    const id = await insert({ userId: "ana" });
    await addOpinions(store(), id, "bo");
    await addOpinions(store(), id, "cy");
    await store().accounts.remove({ uid: "bo", email: "", recipes: "keep", alias: "x" });
    const items = await dump(store());
    expect(JSON.stringify(items)).not.toContain('"bo');
    expect(items.comments.map((each) => each.userId)).toEqual(["cy"]);
    expect(items.publicRatings.map(({ uid }) => uid)).toEqual(["cy"]);
    const counts = new Map(items.reports.map((report) => [report.id, report.entries.length]));
    expect(counts).toEqual(
      new Map([
        [reportIdOf("comment", "cy-0"), 1],
        [reportIdOf("recipe", id), 2],
      ]),
    );
    expect(items.blocks).toEqual([]);
  });

  it("moves what a user said to another, whose own ratings and reports stay", async () => {
    const [id, other] = [await insert({ userId: "ana" }), await insert({ userId: "ana" })];
    await addOpinions(store(), id, "bo");
    await store().publicRatings.set("cy", id, 1, minute(5));
    const thing = { id: reportIdOf("recipe", id), kind: "recipe", recipeId: id } as const;
    await store().reports.add(thing, "cy", entry);
    await store().publicRatings.set("bo", other, 2, minute(5));
    await store().blocks.put({ uid: "bo", userId: "cy", name: "Cy", createdAt: minute(0) }, 9);
    await store().accounts.handOver("bo", "cy");
    const items = await dump(store());
    expect(JSON.stringify(items)).not.toContain('"bo"');
    expect(items.comments.map((each) => each.userId)).toEqual(["cy"]);
    const stars = new Map(items.publicRatings.map((rating) => [rating.recipeId, rating.stars]));
    expect(stars).toEqual(
      new Map([
        [id, 1],
        [other, 2],
      ]),
    );
    expect((await store().reports.find(thing.id))?.entries).toEqual([{ ...entry, userId: "cy" }]);
    expect(items.blocks.map(({ uid, userId }) => [uid, userId])).toEqual([["cy", "di"]]);
    expect(items.notices.map((each) => each.userId)).toEqual(["cy"]);
    const own: string[] = [];
    for await (const each of store().accounts.read("comments", "cy")) own.push(each.id);
    for await (const each of store().accounts.read("reports", "cy")) own.push(each.id);
    expect(new Set(own)).toEqual(new Set(["bo-0", reportIdOf("comment", "bo-0"), thing.id]));
  });
}

/** Has a user rate, comment, report the recipe and their own comment, block another user, and get a notice. */
async function addOpinions(store: Store, recipeId: string, uid: string): Promise<void> {
  const commentId = (await store.comments.find(`${uid}-0`)) ? `${uid}-1` : `${uid}-0`;
  await store.publicRatings.set(uid, recipeId, 4, minute(0));
  await store.comments.insert({ id: commentId, recipeId, userId: uid, text: "Good", createdAt: minute(0) });
  await store.reports.add({ id: reportIdOf("recipe", recipeId), kind: "recipe", recipeId }, uid, entry);
  const thing = { id: reportIdOf("comment", commentId), kind: "comment", recipeId, commentId } as const;
  await store.reports.add(thing, uid, entry);
  if (uid === "bo") await store.blocks.put({ uid, userId: "di", name: "Di", createdAt: minute(0) }, 9);
  else await store.blocks.put({ uid, userId: "bo", name: "Bo", createdAt: minute(0) }, 9);
  const notice = { text: "Please", about: "recipe", quote: "Soup", createdAt: minute(0) } as const;
  await store.notices.put({ id: `notice-${uid}`, userId: uid, ...notice });
}

async function dump({ transfer }: Store) {
  return {
    publicRatings: await all(transfer.read("publicRatings")),
    comments: await all(transfer.read("comments")),
    reports: await all(transfer.read("reports")),
    blocks: await all(transfer.read("blocks")),
    notices: await all(transfer.read("notices")),
  };
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
