import { expect, it } from "vitest";
import { buildRecipe } from "./build-recipe.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";
import { readAll } from "./transfer-cases.ts";

/** Authors that the server wrote because their owner wants it, and the choice itself. */
export function ownAuthorCases(harness: StoreHarness): void {
  const store = storePerCase(harness);
  const ana = { id: "ana", email: "ana@example.org", displayName: "Ana" };
  const signed = () => buildRecipe({ author: "Ana", authorIsOwner: true, originalJson: "{}" });
  const typed = () => buildRecipe({ author: "Ana" });
  const bos = () => buildRecipe({ userId: "bo", author: "Bo", authorIsOwner: true });

  async function insert(recipes: readonly ReturnType<typeof buildRecipe>[]): Promise<void> {
    for (const recipe of recipes) await store().recipes.insert(recipe);
  }
  const found = (id: string) => store().recipes.findById(id);

  it("keeps whether a user wants to be named on recipes, over sign-ins and moves", async () => {
    const { users, transfer } = store();
    const off = { ...ana, preferredLanguage: "en" };
    const on = { ...off, nameOnRecipes: true };
    await users.upsert(ana);
    expect(await users.setNameOnRecipes("ana", true)).toStrictEqual(on);
    expect(await users.upsert(ana)).toStrictEqual(on);
    expect(await users.setLanguage("ana", "en")).toStrictEqual(on);
    const moved = await readAll(store(), "users");
    expect(moved).toStrictEqual([on]);
    await transfer.write("users", moved);
    expect(await users.find("ana")).toStrictEqual(on);
    expect(await users.setNameOnRecipes("ana", false)).toStrictEqual(off);
    expect(await users.find("ana")).toStrictEqual(off);
    expect(await users.setNameOnRecipes("nobody", true)).toBeNull();
    expect(await users.find("nobody")).toBeNull();
  });

  it("replaces the author of one owner's recipes that have the mark, and doing it again changes nothing", async () => {
    const [mine, own, others] = [signed(), typed(), bos()];
    await insert([mine, own, others]);
    const before = await store().recipes.revision();
    for (const _ of [1, 2]) {
      await store().recipes.replaceOwnAuthor("ana", "Ana María");
      expect(await found(mine.id)).toStrictEqual({ ...mine, author: "Ana María", version: 2 });
      expect(await found(own.id)).toStrictEqual(own);
      expect(await found(others.id)).toStrictEqual(others);
    }
    expect(await store().recipes.revision()).not.toBe(before);
  });

  it("removes author and mark, of more recipes than one batch, and of those alone that have the mark", async () => {
    const many = Array.from({ length: 60 }, (_, n) => (n % 2 === 0 ? signed() : typed()));
    await store().transfer.write("recipes", many);
    await store().recipes.replaceOwnAuthor("ana", null);
    for (const recipe of many) {
      const { author: _author, authorIsOwner, ...rest } = recipe;
      const expected = authorIsOwner ? { ...rest, version: 2 } : recipe;
      expect(await found(recipe.id)).toStrictEqual(expected);
    }
  });

  it("takes the name from recipes whose owner leaves, and leaves authors that were typed", async () => {
    const [mine, own] = [signed(), typed()];
    await insert([mine, own]);
    await store().users.upsert(ana);
    await store().accounts.remove({ uid: "ana", email: ana.email, recipes: "keep", alias: "somebody" });
    const left = await found(mine.id);
    expect(left).toMatchObject({ userId: "", name: mine.name });
    expect(left).not.toHaveProperty("author");
    expect(left).not.toHaveProperty("authorIsOwner");
    expect(await found(own.id)).toMatchObject({ userId: "", author: "Ana" });
  });

  it.each([
    ["Ana López", "Ana López"],
    [undefined, "Ana"],
  ])(
    "handed over to who is called %s, recipes bear the name %s, and the choice goes with them",
    async (name, shown) => {
      const { users, accounts } = store();
      const mine = signed();
      await insert([mine]);
      await users.upsert(ana);
      await users.setNameOnRecipes("ana", true);
      await users.upsert({ id: "new", email: ana.email, ...(name && { displayName: name }) });
      for (const _ of [1, 2]) {
        await accounts.handOver("ana", "new");
        expect(await found(mine.id)).toMatchObject({ userId: "new", author: shown, authorIsOwner: true });
        expect(await users.find("new")).toMatchObject({ displayName: shown, nameOnRecipes: true });
      }
    },
  );
}
