import { expect, it } from "vitest";
import { bookmarksOf } from "./bookmarks-of.ts";
import { buildRecipe } from "./build-recipe.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

const START = Date.UTC(2026, 2, 1);
const HOUR_MS = 60 * 60 * 1000;

/** The time some hours after the start of the story. */
const at = (hours: number) => new Date(START + hours * HOUR_MS).toISOString();

export function bookmarkCases(harness: StoreHarness): void {
  const store = storePerCase(harness);

  async function insert(fields = {}): Promise<string> {
    const recipe = buildRecipe(fields);
    await store().recipes.insert(recipe);
    return recipe.id;
  }

  it("sets a bookmark, takes it away and sets it again", async () => {
    const id = await insert();
    expect(await store().bookmarks.has("bo", id)).toBe(false);
    for (const expected of [true, false, true]) {
      expect(await store().bookmarks.toggle("bo", id, at(0))).toBe(expected);
      expect(await store().bookmarks.has("bo", id)).toBe(expected);
    }
  });

  it("keeps the bookmarks of users apart", async () => {
    const id = await insert();
    await store().bookmarks.toggle("bo", id, at(0));
    expect(await store().bookmarks.has("ana", id)).toBe(false);
    expect(await bookmarksOf(store().bookmarks, "ana")).toEqual([]);
    expect(await bookmarksOf(store().bookmarks, "bo")).toMatchObject([{ id }]);
  });

  it("lists the latest bookmark first, as summaries, without hidden recipes", async () => {
    const [first, second, third] = [await insert({ name: "First" }), await insert(), await insert()];
    await store().bookmarks.toggle("bo", second, at(1));
    await store().bookmarks.toggle("bo", third, at(2));
    await store().bookmarks.toggle("bo", first, at(3));
    await store().recipes.setHidden(third, "eva");
    const listed = await bookmarksOf(store().bookmarks, "bo");
    expect(listed.map(({ id }) => id)).toEqual([first, second]);
    expect(listed[0]).toMatchObject({ name: "First", ingredientNames: [] });
    await store().recipes.setHidden(third, null);
    expect(await bookmarksOf(store().bookmarks, "bo")).toHaveLength(3);
  });

  it("counts each of 50 parallel toggles of one user once", async () => {
    for (const toggles of [50, 25]) {
      const id = await insert();
      const answers = await Promise.all(
        Array.from({ length: toggles }, () => store().bookmarks.toggle("bo", id, at(0))),
      );
      const isOdd = toggles % 2 === 1;
      expect(answers.filter(Boolean)).toHaveLength(Math.ceil(toggles / 2));
      expect(await store().bookmarks.has("bo", id)).toBe(isOdd);
      expect(await bookmarksOf(store().bookmarks, "bo")).toHaveLength(isOdd ? 1 : 0);
    }
  });

  it("ranks a recipe by all of 30 users who toggle at once", async () => {
    const quiet = await insert();
    const loved = await insert();
    await insert();
    const users = Array.from({ length: 30 }, (_, n) => `user${n}`);
    await Promise.all(users.map((user) => store().bookmarks.toggle(user, loved, at(0))));
    for (const user of users.slice(1)) await store().bookmarks.toggle(user, quiet, at(1));
    const first = await store().recipes.list({}, "popular", { limit: 2 });
    expect(first.items.map(({ id }) => id)).toEqual([loved, quiet]);
    await Promise.all(users.slice(2).map((user) => store().bookmarks.toggle(user, loved, at(2))));
    const then = await store().recipes.list({}, "popular", { limit: 2 });
    expect(then.items.map(({ id }) => id)).toEqual([quiet, loved]);
  });

  it("ranks the most bookmarked first, then the most cooked, then the newest", async () => {
    const [quiet, cooked, cookedOften, loved, newest] = [
      await insert(),
      await insert(),
      await insert(),
      await insert(),
      await insert(),
    ];
    const order = async () => {
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await store().recipes.list({}, "popular", { limit: 2, ...(cursor && { cursor }) });
        ids.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return ids;
    };
    const newestFirst = await order();
    for (let n = 0; n < 3; n += 1) await store().cookingNotes.addCooked("bo", cookedOften, at(n));
    await store().cookingNotes.addCooked("bo", cooked, at(0));
    await store().cookingNotes.addCooked("cy", cooked, at(1));
    await store().bookmarks.toggle("bo", loved, at(0));
    const rest = newestFirst.filter((id) => id === quiet || id === newest);
    expect(await order()).toEqual([loved, cookedOften, cooked, ...rest]);

    await store().accounts.remove({ uid: "bo", email: "", alias: "x", recipes: "keep" });
    const left = newestFirst.filter((id) => id !== cooked);
    expect(await order()).toEqual([cooked, ...left]);
  });

  it("answers a retry with the same key as the first time, and changes nothing", async () => {
    const id = await insert();
    expect(await store().bookmarks.toggle("bo", id, at(0), "key-1")).toBe(true);
    expect(await store().bookmarks.toggle("bo", id, at(1), "key-1")).toBe(true);
    expect(await store().bookmarks.toggle("bo", id, at(2), "key-2")).toBe(false);
    expect(await store().bookmarks.toggle("bo", id, at(3), "key-1")).toBe(true);
    expect(await store().bookmarks.toggle("bo", id, at(3), "key-2")).toBe(false);
    expect(await store().bookmarks.has("bo", id)).toBe(false);
  });

  it("toggles once when 20 retries with one key come at once", async () => {
    const id = await insert();
    const retries = Array.from({ length: 20 }, () => store().bookmarks.toggle("bo", id, at(0), "key"));
    expect(new Set(await Promise.all(retries))).toEqual(new Set([true]));
    expect(await store().bookmarks.has("bo", id)).toBe(true);
  });

  it("keeps keys of other users and other recipes apart", async () => {
    const [id, other] = [await insert(), await insert()];
    await store().bookmarks.toggle("bo", id, at(0), "key");
    expect(await store().bookmarks.toggle("ana", id, at(0), "key")).toBe(true);
    expect(await store().bookmarks.toggle("bo", other, at(0), "key")).toBe(true);
    expect(await bookmarksOf(store().bookmarks, "bo")).toHaveLength(2);
  });

  it("takes keys and users for text, whatever they look like", async () => {
    const id = await insert();
    for (const odd of ["$isOn", "$$NOW", "a.b", "'; --", "{}", "__proto__"]) {
      expect(await store().bookmarks.toggle(odd, id, at(0), odd)).toBe(true);
      expect(await store().bookmarks.toggle(odd, id, at(0), odd)).toBe(true);
      expect(await bookmarksOf(store().bookmarks, odd)).toHaveLength(1);
    }
  });

  it("forgets a key after 24 hours", async () => {
    const id = await insert();
    await store().bookmarks.toggle("bo", id, at(0), "key");
    expect(await store().bookmarks.toggle("bo", id, at(23.9), "key")).toBe(true);
    expect(await store().bookmarks.toggle("bo", id, at(24.1), "key")).toBe(false);
  });

  it("sets no bookmark of a recipe that is not there", async () => {
    expect(await store().bookmarks.toggle("bo", "gone", at(0))).toBe(false);
    expect(await store().bookmarks.toggle("bo", "gone", at(0))).toBe(false);
    expect(await store().bookmarks.has("bo", "gone")).toBe(false);
    expect((await store().transfer.counts()).bookmarks).toBe(0);
  });
}
