import { describe, expect, it } from "vitest";
import { archiveEntries, archivedRecipes, linesByGroup, stepTexts } from "../../testing/archive-entries.ts";
import { zipOf } from "../../testing/zip-of.ts";

const GIF = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");
const PIE = "0c8b5d7e-1111-4222-8333-444455556666";
const CRUST = "0c8b5d7e-7777-4222-8333-444455556666";
const SECRET = "$2b$12$SECRETHASH";

/** A backup with two recipes, as a version with these columns writes it. */
function backup({ withDashes = true, recipe = {}, more = {} } = {}) {
  const id = (value: string) => (withDashes ? value : value.replaceAll("-", ""));
  const row = (fields: object) => ({ recipe_id: id(PIE), ...fields });
  return JSON.stringify({
    alembic_version: [{ version_num: "x" }],
    users: [{ id: "u1", password: SECRET, email: "ana@example.org" }],
    long_live_tokens: [{ token: SECRET }],
    recipes: [
      {
        id: id(PIE),
        slug: "leek-pie",
        user_id: "u1",
        name: "Leek pie",
        org_url: "https://example.org/pie",
        ...recipe,
      },
      { id: id(CRUST), slug: "crust", user_id: "u1", name: "Crust" },
    ],
    recipes_ingredients: [
      row({ position: 2, quantity: 2, unit_id: null, food_id: "f1", note: "sliced" }),
      row({ position: 1, title: "Filling", quantity: 0.5, unit_id: "m1", food_id: "f2", note: "" }),
      row({ position: 3, title: "Base", quantity: 1, referenced_recipe_id: id(CRUST), note: "" }),
      row({ position: 4, quantity: 1, unit_id: "gone", food_id: "gone", note: "a pinch of salt" }),
      row({ position: 5, quantity: 1, note: "2 cups peas" }),
      { recipe_id: id(CRUST), position: 0, quantity: 1, note: "200 g flour" },
      { recipe_id: "gone", position: 0, note: "nothing" },
    ],
    ingredient_units: [{ id: "m1", name: "tablespoon", abbreviation: "tbsp", use_abbreviation: true }],
    ingredient_foods: [
      { id: "f1", name: "leeks" },
      { id: "f2", name: "butter" },
    ],
    recipe_instructions: [
      row({ id: "i2", position: 1, title: "", text: "Bake **slowly**.\n\nCool." }),
      row({ id: "i1", position: 0, title: "Filling", text: "Fry the leeks." }),
      { recipe_id: id(CRUST), position: 0, text: "Knead." },
    ],
    recipe_settings: [{ recipe_id: id(CRUST), disable_amount: true }],
    notes: [row({ title: "Next day", text: "Good cold." })],
    recipe_comments: [row({ text: "Less salt.", user_id: "u1" })],
    recipe_nutrition: [row({ id: 4, calories: "300", fat_content: "12 g", created_at: "2024-01-01" })],
    tags: [{ id: "t1", name: "pies" }],
    recipes_to_tags: [row({ tag_id: "t1" }), row({ tag_id: "gone" })],
    categories: [{ id: "c1", name: "Dinner" }],
    recipes_to_categories: [row({ category_id: "c1" })],
    ...more,
  });
}

async function readBackup(database: string, folder = "") {
  const entries = await archiveEntries({
    "backup.zip": await zipOf({
      [`${folder}database.json`]: database,
      [`${folder}data/recipes/${PIE}/images/tiny-original.webp`]: GIF,
      [`${folder}data/recipes/${PIE}/images/original.webp`]: Buffer.concat([GIF, GIF]),
      [`${folder}data/recipes/${CRUST}/assets/rolled.gif`]: GIF,
      [`${folder}data/users/avatar.webp`]: GIF,
    }),
  });
  return entries.map((entry) => {
    if (entry.kind === "unread") throw new Error(`${entry.entry} is unread`);
    return entry;
  });
}

describe("a backup of Mealie", () => {
  it("is put together from its tables, with sections, foods, notes, labels and the recipe that it uses", async () => {
    const [pie, crust] = await readBackup(backup());
    expect(pie && linesByGroup(pie)).toEqual({
      filling: ["½ tbsp butter", "2 leeks, sliced"],
      base: ["1 Crust", "1 a pinch of salt", "2 cups peas"],
    });
    expect(pie && stepTexts(pie)).toEqual(["Fry the leeks.", "Bake slowly.", "Cool."]);
    expect(pie).toMatchObject({
      format: "mealie",
      ownId: PIE,
      links: [{ name: "Crust", ownId: CRUST }],
      draft: {
        notes: ["Next day: Good cold.", "Less salt."],
        nutrition: "Calories: 300\nFat: 12 g",
        tags: ["dinner", "pies"],
      },
    });
    expect(crust && linesByGroup(crust)).toEqual({ main: ["200 g flour"] });
  });

  it("finds the largest picture and those attached, whether ids have dashes or none and whatever folder it is wrapped in", async () => {
    for (const folder of ["", "mealie_2024/"]) {
      const [pie, crust] = await readBackup(backup({ withDashes: false }), folder);
      expect(crust?.pictures).toHaveLength(1);
      const [picture, ...others] = pie?.pictures ?? [];
      expect(picture && "bytes" in picture && (await picture.bytes()).length).toBe(2 * GIF.length);
      expect(others).toEqual([]);
      expect(pie?.ownId).toBe(PIE);
    }
  });

  it("reads stars, favourites and times from where each version keeps them", async () => {
    const [old] = await readBackup(
      backup({
        recipe: { rating: 3, total_time: "1 hour 10 minutes", recipe_yield: "Serves 4" },
        more: { users_to_favorites: [{ user_id: "u1", recipe_id: PIE }] },
      }),
    );
    expect(old).toMatchObject({ ownRating: 3, isFavorite: true, draft: { servings: 4 } });
    expect(old?.draft.duration.total_time_minutes).toBe(70);
    const ratings = [
      { user_id: "u2", recipe_id: PIE, rating: 1, is_favorite: false },
      { user_id: "u1", recipe_id: PIE, rating: 5, is_favorite: true },
    ];
    const [recent] = await readBackup(
      backup({
        recipe: { total_time: null, total_time_seconds: 4200, recipe_servings: 6, recipe_yield: "slices" },
        more: { users_to_recipes: ratings },
      }),
    );
    expect(recent).toMatchObject({ ownRating: 5, isFavorite: true, draft: { servings: 6 } });
    expect(recent?.draft.duration.total_time_minutes).toBe(70);
  });

  it("keeps nothing of passwords and tokens, nor who a recipe belongs to", async () => {
    const everything = JSON.stringify(await readBackup(backup()));
    expect(everything).not.toContain("SECRET");
    expect(everything).not.toContain("ana@example.org");
    expect(everything).not.toContain("u1");
  });

  it("survives tables of a wrong type", async () => {
    const [pie] = await readBackup(
      backup({ more: { tags: null, notes: "x", recipes_ingredients: [null, 3] } }),
    );
    expect(pie?.draft.name).toBe("Leek pie");
  });
});

describe("an export of Mealie", () => {
  it("of version 0 is read in snake case, beside settings that are not opened", async () => {
    const recipe = {
      name: "Leek soup",
      slug: "leek-soup",
      recipe_category: ["Soups"],
      tags: ["quick"],
      recipe_ingredient: [
        { title: "Soup", note: "2 leeks", disable_amount: true, quantity: 1 },
        { title: null, note: "1 l water", disable_amount: true, quantity: 1 },
      ],
      recipe_instructions: [{ title: "", text: "Simmer." }],
      rating: 4,
    };
    const root = "mealie_2021-Dec-08";
    const entries = await archiveEntries({
      "export.zip": await zipOf({
        [`${root}/recipes/leek-soup/leek-soup.json`]: JSON.stringify(recipe),
        [`${root}/recipes/leek-soup/images/min-original.webp`]: GIF,
        [`${root}/users/users.json`]: JSON.stringify([{ password: SECRET }]),
        [`${root}/settings/settings.json`]: "{}",
      }),
    });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ kind: "recipe", ownRating: 4, draft: { tags: ["soups", "quick"] } });
    expect(entries[0]?.kind === "recipe" && linesByGroup(entries[0])).toEqual({
      soup: ["2 leeks", "1 l water"],
    });
    expect(entries[0]?.kind === "recipe" && entries[0].pictures).toHaveLength(1);
  });

  it("of one recipe has its picture beside it", async () => {
    const recipe = {
      slug: "soup",
      name: "Soup",
      orgURL: "https://example.org/soup",
      recipeIngredient: [{ quantity: 1.5, unit: { name: "cup" }, food: { name: "peas" }, note: "" }],
      recipeInstructions: [{ text: "Boil." }],
      tags: [{ name: "green" }],
    };
    const [soup] = await archivedRecipes(
      await zipOf({ "soup.json": JSON.stringify(recipe), "original.webp": GIF }),
    );
    expect(soup && linesByGroup(soup)).toEqual({ main: ["1 ½ cup peas"] });
    expect(soup?.pictures).toHaveLength(1);
    expect(soup?.draft.url).toBe("https://example.org/soup");
  });
});
