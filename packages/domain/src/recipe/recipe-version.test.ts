import { describe, expect, it } from "vitest";
import { buildRecipe } from "../testing/build-recipe.ts";
import { changedFields, contentOf, writtenText } from "./recipe-version.ts";

const soup = contentOf(buildRecipe({ name: "Soup", tags: ["quick"] }));

describe("writtenText", () => {
  it("of a recipe without later fields stays what stored digests were made of", () => {
    const values: unknown[] = JSON.parse(writtenText(soup));
    // From the name to the language, as before notes, nutrition, video, further pictures and links existed.
    expect(values).toHaveLength(24);
    expect([values[0], values.at(-1)]).toEqual(["Soup", soup.language ?? null]);
  });

  it.each([
    ["notes", { notes: ["Rest it."] }],
    ["nutrition", { nutrition: "Fat: 3 g" }],
    ["moreImages", { moreImages: [{ url: "/media/a-480.webp" }] }],
    ["video", { video: "https://example.com/film" }],
    ["linkedRecipes", { linkedRecipes: [{ name: "Dough" }] }],
  ])("tells %s", (field, change) => {
    expect(writtenText({ ...soup, ...change })).not.toBe(writtenText(soup));
    expect(changedFields(soup, { ...soup, ...change })).toEqual([field]);
  });
});
