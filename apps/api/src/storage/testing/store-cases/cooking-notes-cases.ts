import { COOKING_NOTES_LIMITS, NO_COOKING_NOTES } from "@larder/domain/account/cooking-notes";
import { expect, it } from "vitest";
import { buildRecipe } from "./build-recipe.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

/** An evening some days into the story. */
const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n, 18)).toISOString();

export function cookingNotesCases(harness: StoreHarness): void {
  const store = storePerCase(harness);
  const notes = () => store().cookingNotes;

  async function insert(): Promise<string> {
    const recipe = buildRecipe();
    await store().recipes.insert(recipe);
    return recipe.id;
  }

  it("finds none where nothing is kept", async () => {
    expect(await notes().find("bo", await insert())).toStrictEqual(NO_COOKING_NOTES);
  });

  it("keeps a rating and a note, and takes them away again", async () => {
    const id = await insert();
    const stored = { rating: 4, note: "less salt", cookedOn: [] };
    expect(await notes().set("bo", id, { rating: 4, note: "less salt" })).toStrictEqual(stored);
    expect(await notes().find("bo", id)).toStrictEqual(stored);
    expect(await notes().set("bo", id, { rating: null, note: "" })).toStrictEqual(NO_COOKING_NOTES);
    expect(await notes().find("bo", id)).toStrictEqual(NO_COOKING_NOTES);
  });

  it("keeps the dates beside them, the latest first", async () => {
    const id = await insert();
    await notes().addCooked("bo", id, day(3));
    await notes().set("bo", id, { rating: 5, note: "" });
    expect(await notes().addCooked("bo", id, day(1))).toStrictEqual({
      rating: 5,
      note: "",
      cookedOn: [day(3), day(1)],
    });
    await notes().addCooked("bo", id, day(5));
    expect((await notes().find("bo", id)).cookedOn).toEqual([day(5), day(3), day(1)]);
  });

  it("lists a user's own ratings and last dates", async () => {
    const [first, second, third] = [await insert(), await insert(), await insert()];
    await notes().set("bo", first, { rating: 4, note: "" });
    await notes().addCooked("bo", second, day(1));
    await notes().addCooked("bo", second, day(4));
    await notes().set("ana", third, { rating: 2, note: "" });
    const listed = (await notes().ofUser("bo")).toSorted((one, other) =>
      one.recipeId < other.recipeId ? -1 : 1,
    );
    expect(listed).toEqual(
      [
        { recipeId: first, rating: 4, lastCooked: null },
        { recipeId: second, rating: null, lastCooked: day(4) },
      ].toSorted((one, other) => (one.recipeId < other.recipeId ? -1 : 1)),
    );
    expect(await notes().ofUser("cy")).toEqual([]);
  });

  it("adds one date for one key, however often and however much at once", async () => {
    const id = await insert();
    const adding = Array.from({ length: 12 }, (_, n) => notes().addCooked("bo", id, day(n), "key"));
    await Promise.all(adding);
    await notes().addCooked("bo", id, day(40), "key");
    expect((await notes().find("bo", id)).cookedOn).toHaveLength(1);
    await notes().addCooked("bo", id, day(41), "other");
    await notes().addCooked("bo", id, day(42));
    expect((await notes().find("bo", id)).cookedOn.slice(0, 2)).toEqual([day(42), day(41)]);
  });

  it("loses none of 20 dates that are added at once", async () => {
    const id = await insert();
    await Promise.all(Array.from({ length: 20 }, (_, n) => notes().addCooked("bo", id, day(n), `key${n}`)));
    expect((await notes().find("bo", id)).cookedOn).toHaveLength(20);
  });

  it("keeps so many dates and no more: the oldest go", async () => {
    const id = await insert();
    const dates = Array.from({ length: COOKING_NOTES_LIMITS.cookedOn }, (_, n) => day(n)).toReversed();
    await store().transfer.write("cookingNotes", [
      { uid: "bo", recipeId: id, rating: null, note: "", cookedOn: dates },
    ]);
    const { cookedOn = [] } = (await notes().addCooked("bo", id, day(900))) ?? {};
    expect(cookedOn).toEqual([day(900), ...dates.slice(0, -1)]);
  });

  it("keeps those of other users and other recipes apart", async () => {
    const [id, other] = [await insert(), await insert()];
    await notes().set("bo", id, { rating: 1, note: "mine" });
    await notes().addCooked("bo", id, day(0), "key");
    expect(await notes().find("ana", id)).toStrictEqual(NO_COOKING_NOTES);
    expect(await notes().find("bo", other)).toStrictEqual(NO_COOKING_NOTES);
    expect((await notes().addCooked("ana", id, day(1), "key"))?.cookedOn).toEqual([day(1)]);
  });

  it("takes users, notes and keys for text, whatever they look like", async () => {
    const id = await insert();
    for (const odd of ["$note", "$$NOW", "a.b", "'; --", '{"$ne":1}', "__proto__"]) {
      await notes().set(odd, id, { rating: null, note: odd });
      await notes().addCooked(odd, id, day(0), odd);
      await notes().addCooked(odd, id, day(1), odd);
      expect(await notes().find(odd, id)).toStrictEqual({ rating: null, note: odd, cookedOn: [day(0)] });
    }
  });

  it("keeps nothing of a recipe that is not there", async () => {
    expect(await notes().set("bo", "gone", { rating: 5, note: "good" })).toBeNull();
    expect(await notes().addCooked("bo", "gone", day(0), "key")).toBeNull();
    expect(await notes().find("bo", "gone")).toStrictEqual(NO_COOKING_NOTES);
    expect((await store().transfer.counts()).cookingNotes).toBe(0);
  });
}
