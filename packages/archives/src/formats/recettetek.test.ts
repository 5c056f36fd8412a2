import { describe, expect, it } from "vitest";
import { archivedRecipes, archiveEntries, linesByGroup } from "../testing/archive-entries.ts";
import { zipOf } from "../testing/zip-of.ts";

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

const SOUP = {
  id: 3,
  title: "Leek soup",
  ingredients: "Soup:\n2 leeks",
  instructions: "Simmer.",
  quantity: "4 plates",
  preparationTime: "10",
  cookingTime: "25",
  keywords: "soup;winter",
  rating: 4,
  favorite: true,
  notes: "Better cold.",
  pictures: ["3_0.jpg", "3_1.jpg"],
  originalPicture: "https://example.org/soup.jpg",
};

describe("an archive of RecetteTek", () => {
  it("gives its recipes with the pictures that are there, and says that one is missing", async () => {
    const zip = await zipOf({ "recipes_0.json": JSON.stringify([SOUP]), "3_0.jpg": JPEG });
    const [soup] = await archivedRecipes(zip);
    expect(soup).toMatchObject({
      format: "recettetek",
      ownId: "3",
      ownRating: 4,
      isFavorite: true,
      problems: ["picture-missing"],
      draft: {
        servings: 4,
        tags: ["soup", "winter"],
        duration: { prep_time_minutes: 10, cook_time_minutes: 25 },
      },
    });
    expect(soup?.pictures).toHaveLength(1);
    expect(soup && linesByGroup(soup)).toEqual({ soup: ["2 leeks"] });
  });

  it("is read around what is no recipe", async () => {
    const list = JSON.stringify([SOUP, null, "x", { title: 7, pictures: {}, ingredients: ["x"] }]);
    const entries = await archiveEntries({ "recipes_0.json": list });
    expect(entries.map(({ kind }) => kind)).toEqual(["recipe", "unread", "unread", "recipe"]);
  });

  it("is not taken for one by a list of another app", async () => {
    const other = JSON.stringify([{ title: "Leek soup", ingredients: "2 leeks", pictures: [] }]);
    await expect(archiveEntries({ "recipes_0.json": other })).rejects.toThrow("archive-unknown");
  });
});
