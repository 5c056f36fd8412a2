import { filterRecipes } from "@larder/domain/search/filter";
import type { Recipe } from "@larder/domain/recipe/recipe";
import fc from "fast-check";
import { expect, it } from "vitest";
import { canSee } from "@larder/domain/recipe/visibility";
import { withHiddenBy } from "../../shared/hidden-recipe.ts";
import type { RecipeFilter } from "../../../ports/recipe-stores.ts";
import { buildRecipe, ingredient } from "./build-recipe.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

const EVERYTHING = { limit: 1_000 };

/** Pieces of names: what patterns, quotes, folding and other scripts could trip over. */
// oxfmt-ignore
const PIECES = [
  "a", "b", "ab", "egg", "eggs", "soy", "soy sauce", "sauce", "chicken", "chick", "pea", "peas", "peanut", "leaf", "leaves",
  "Crème", "creme", "CRÈME", "jalapeño", "JALAPENO", "straße", "STRASSE", "İzmir", "ızgara", "ﬁg",
  "100%", "50_50", ".*", "[a-z]", "(", ")", "\\", "\\d", "^", "$", "$where", "?", "+", "|", "{2}", "*",
  '"', "'", "''", '"egg" OR "soy"', "NEAR(egg)", "--", ";", "/", "-", "all-purpose", "~", "`", "#",
  "鶏", "鶏肉", "醤油", "日本酒", "パン", "ハン", "김치", "суп", "ЩИ", "σος", "ΣΟΣ", "🍲", "🍲🌶️", "é", "e\u0301",
  "\0", "a\0b", "\n", "\u2028", "tab\there", "Ａｂ", "１２", "½", "ss",
];

const piece = fc.constantFrom(...PIECES);
const title = fc
  .array(fc.tuple(piece, fc.constantFrom(" ", "", "  ", "-")), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.flat().join(""));
const tag = fc.constantFrom("dinner", "quick", "día", "%", "'", "$in");

const recipes: fc.Arbitrary<Partial<Recipe>> = fc
  .record({
    name: title,
    names: fc.array(title, { maxLength: 4 }),
    tags: fc.array(tag, { maxLength: 3 }),
    userId: fc.constantFrom("ana", "bo"),
    seenBy: fc.constantFrom<Partial<Recipe>>(
      {},
      {},
      {},
      { visibility: "private" },
      { visibility: "link" },
      { hiddenBy: "eva" },
    ),
  })
  .map(({ names, seenBy, ...fields }) => ({
    ...fields,
    ...seenBy,
    ingredients: { main: names.map(ingredient) },
  }));

/** Pieces, parts of pieces down to one character, and two of them in a row. */
const term = fc.oneof(
  piece,
  fc.tuple(piece, fc.nat(4), fc.integer({ min: 1, max: 4 })).map(([text, start, length]) =>
    Array.from(text)
      .slice(start % text.length, (start % text.length) + length)
      .join(""),
  ),
  // What would only be found across the border of two names.
  fc
    .tuple(piece, piece, fc.constantFrom(" ", "", "\n", " \n "))
    .map(([one, other, between]) => one + between + other),
);

const filters: fc.Arbitrary<RecipeFilter> = fc.record(
  {
    terms: fc.array(term, { maxLength: 3 }),
    q: fc.oneof(fc.constant(""), term),
    tag: fc.oneof(fc.constant(""), tag),
    owner: fc.constantFrom("ana", "bo", "nobody"),
    reader: fc.constantFrom("ana", "nobody"),
  },
  { requiredKeys: [] },
);

export function searchCases(harness: StoreHarness): void {
  const store = storePerCase(harness);

  async function collection(...all: Recipe[]): Promise<void> {
    for (const recipe of all) await store().recipes.insert(recipe);
  }

  async function names(filter: RecipeFilter): Promise<string[]> {
    return (await store().recipes.list(filter, "new", EVERYTHING)).items.map(({ name }) => name);
  }

  it.each([1, 2, 3])("answers like the plain statement of search, collection %i", async (seed) => {
    const all = fc.sample(recipes, { seed, numRuns: 60 }).map((fields) => buildRecipe(fields));
    await collection(...all);
    const newestFirst = all.toReversed();
    await fc.assert(
      fc.asyncProperty(filters, async ({ owner, reader, ...filter }) => {
        const mayBeSeen = newestFirst.filter((recipe) =>
          owner === undefined
            ? canSee(recipe, reader) && recipe.hiddenBy === undefined
            : recipe.userId === owner,
        );
        const expected = filterRecipes(mayBeSeen, filter).map(({ id }) => id);
        const wanted = {
          ...filter,
          ...(owner !== undefined && { owner }),
          ...(reader !== undefined && { reader }),
        };
        const whole = await store().recipes.list(wanted, "new", EVERYTHING);
        expect(whole.items.map(({ id }) => id)).toEqual(expected);
        expect(whole.total).toBe(expected.length);
        const summaries = await store().recipes.listSummaries(wanted, "popular", EVERYTHING);
        expect(summaries.items.map(({ id }) => id)).toEqual(expected);
        const opened = await store().recipes.openSummaries(wanted, "new", EVERYTHING);
        const read: string[] = [];
        for await (const { id } of opened.items) read.push(id);
        expect([read, opened.total]).toEqual([expected, expected.length]);
      }),
      { numRuns: 120, seed },
    );
  });

  it.each([4, 5])("answers like it while recipes come, change, hide and go, collection %i", async (seed) => {
    const all = fc.sample(recipes, { seed, numRuns: 120 }).map((fields) => buildRecipe(fields));
    let present: Recipe[] = all.slice(0, 20);
    await collection(...present);
    const asked = fc.sample(filters, { seed, numRuns: 100 });
    for (const [n, { owner: _, reader: __, tag: ___, ...filter }] of asked.entries()) {
      const one = present[(n * 7) % present.length];
      const next = all[20 + n];
      if (!one || !next) break;
      if (n % 4 === 0) {
        await collection(next);
        present = [...present, next];
      } else if (n % 4 === 1) {
        const after = { ...one, name: next.name, ingredients: next.ingredients, version: one.version + 1 };
        await store().recipes.replace(after, { owner: one.userId, version: one.version });
        present = present.map((recipe) => (recipe.id === one.id ? after : recipe));
      } else if (n % 4 === 2) {
        await store().recipes.remove(one.id, one.userId);
        present = present.filter(({ id }) => id !== one.id);
      } else {
        const after = withHiddenBy(one, one.hiddenBy === undefined ? "eva" : null);
        await store().recipes.setHidden(one.id, after.hiddenBy ?? null);
        present = present.map((recipe) => (recipe.id === one.id ? after : recipe));
      }
      const seen = present.filter((recipe) => canSee(recipe, undefined)).toReversed();
      const expected = filterRecipes(seen, filter).map(({ id }) => id);
      const found = await store().recipes.listSummaries(filter, "new", EVERYTHING);
      expect(found.items.map(({ id }) => id)).toEqual(expected);
      expect(found.total).toBe(expected.length);
    }
  });

  it.each(["new", "popular", "name", "shortest"] as const)(
    "gives every page of a reader's list once, with the reader's own among the shared ones, by %s",
    async (order) => {
      const many = Array.from({ length: 40 }, (_, n) =>
        buildRecipe({
          name: `Stew ${(n * 7) % 40}`,
          ...(n % 3 === 0 && { visibility: n % 2 === 0 ? "private" : "link" }),
          ...(n % 5 === 0 && { userId: "bo" }),
        }),
      );
      await collection(...many);
      for (const { id } of many.slice(0, 9))
        await store().bookmarks.toggle("cy", id, many[0]?.createdAt ?? "");
      const expected = many.filter((recipe) => canSee(recipe, "ana")).map(({ id }) => id);
      const seen: string[] = [];
      const whole = await store().recipes.listSummaries({ reader: "ana" }, order, EVERYTHING);
      let cursor: string | undefined;
      do {
        const page = await store().recipes.listSummaries({ reader: "ana" }, order, {
          limit: 7,
          ...(cursor && { cursor }),
        });
        expect(page.total).toBe(expected.length);
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(seen).toEqual(whole.items.map(({ id }) => id));
      expect(seen.toSorted()).toEqual(expected.toSorted());
    },
  );

  it("gives every page of a search, and what is on it once", async () => {
    const many = Array.from({ length: 50 }, (_, n) => buildRecipe({ name: `Stew ${n}` }));
    await collection(...many);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await store().recipes.listSummaries({ terms: ["stew"] }, "new", {
        limit: 7,
        ...(cursor && { cursor }),
      });
      expect(page.total).toBe(50);
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(many.toReversed().map(({ name }) => name));
  });

  it("finds a term inside words, across words, and never across two ingredients", async () => {
    const main = ["soy sauce", "sesame oil"].map(ingredient);
    await collection(buildRecipe({ name: "Noodles", ingredients: { main } }));
    expect(await names({ terms: ["oy sau"] })).toEqual(["Noodles"]);
    expect(await names({ terms: ["sauce sesame"] })).toEqual([]);
    expect(await names({ terms: ["noodles soy"] })).toEqual([]);
  });

  it("finds the singular for a plural, as a whole word", async () => {
    const soup = {
      name: "Soup",
      ingredients: { main: ["leek, sliced", "bay leaf", "peanut"].map(ingredient) },
    };
    await collection(buildRecipe(soup), buildRecipe({ name: "Tortilla de patata" }));
    expect(await names({ terms: ["leeks"] })).toEqual(["Soup"]);
    expect(await names({ terms: ["bay leaves", "Leeks"] })).toEqual(["Soup"]);
    expect(await names({ terms: ["patatas"] })).toEqual(["Tortilla de patata"]);
    expect(await names({ terms: ["peas"] })).toEqual([]);
  });

  it("finds very short terms and single signs", async () => {
    await collection(buildRecipe({ name: "Ox & 5% 鶏" }), buildRecipe({ name: "Fish" }));
    for (const short of ["o", "&", "%", "鶏", "5%"])
      expect(await names({ terms: [short] })).toEqual(["Ox & 5% 鶏"]);
    expect(await names({ terms: ["_"] })).toEqual([]);
  });

  it("asks for all of 200 terms", async () => {
    const words = Array.from({ length: 200 }, (_, n) => `word${n}`);
    await collection(
      buildRecipe({ name: "All", ingredients: { main: words.map(ingredient) } }),
      buildRecipe({ name: "Most", ingredients: { main: words.slice(1).map(ingredient) } }),
    );
    expect(await names({ terms: words })).toEqual(["All"]);
  });

  it("asks for all tags and for the longest time, with and without a term", async () => {
    const taking = (name: string, total: number, tags: string[]) =>
      buildRecipe({
        name,
        tags,
        duration: {
          prep_time_minutes: 0,
          cook_time_minutes: total,
          total_time_minutes: total,
          formatted: "",
        },
      });
    await collection(
      taking("Quick soup", 15, ["soup", "quick"]),
      taking("Slow soup", 90, ["soup", "quick"]),
      taking("Stew", 20, ["soup"]),
      taking("Broth", 0, ["soup", "quick"]),
    );
    expect(await names({ tags: ["quick", "soup"] })).toEqual(["Broth", "Slow soup", "Quick soup"]);
    expect(await names({ tags: ["quick"], tag: "soup", maxMinutes: 15 })).toEqual(["Quick soup"]);
    expect(await names({ terms: ["soup"], maxMinutes: 89 })).toEqual(["Quick soup"]);
    expect(await names({ tags: ["$in"] })).toEqual([]);
    expect(await names({ maxMinutes: 20, tags: [] })).toEqual(["Stew", "Quick soup"]);
  });

  it("takes a term as long as a text may be", async () => {
    await collection(buildRecipe({ name: "Short" }));
    expect(await names({ terms: ["(".repeat(5_000)] })).toEqual([]);
    expect(await names({ q: "x ".repeat(2_500) })).toEqual([]);
  });

  it("finds a common word in a large collection as well as a rare one", async () => {
    const many = Array.from({ length: 300 }, (_, n) => buildRecipe({ name: `Stew number ${n} with salt` }));
    await collection(...many);
    const common = await store().recipes.list({ terms: ["stew", "salt"] }, "new", { limit: 5 });
    expect(common.total).toBe(300);
    expect(common.items.map(({ name }) => name)[0]).toBe("Stew number 299 with salt");
    expect(await names({ terms: ["number 17 "] })).toHaveLength(11);
    expect(await names({ terms: ["r 17 w"] })).toEqual(["Stew number 17 with salt"]);
  });
}
