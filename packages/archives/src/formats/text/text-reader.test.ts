import { describe, expect, it } from "vitest";
import { archivedRecipes, archiveEntries, linesByGroup, stepTexts } from "../../testing/archive-entries.ts";
import { zipOf } from "../../testing/zip-of.ts";

const SOUP = `Leek soup

A soup for cold days.

Course: Soups
Keywords: leek, winter
Author: Ana
Serves: 4-6
Prep time: 10 minutes
Cook time: 25 minutes

Ingredients
2 leeks
1 l water

Directions
Simmer the leeks for 20 minutes.
Season with salt.

Notes
It keeps for two days.

https://example.org/soup
`;

describe("a text file", () => {
  it("gives its recipe, with what stands above the ingredients and below the steps", async () => {
    const [soup] = await archivedRecipes(SOUP);
    expect(soup).toMatchObject({
      format: "text",
      entry: "file",
      draft: {
        name: "Leek soup",
        description: "A soup for cold days.",
        notes: ["It keeps for two days."],
        url: "https://example.org/soup",
        servings: 4,
        author: "Ana",
        tags: ["soups", "leek", "winter"],
        duration: { prep_time_minutes: 10, cook_time_minutes: 25 },
      },
      original: { type: "text", text: SOUP.trim() },
    });
    expect(soup && linesByGroup(soup)).toEqual({ main: ["2 leeks", "1 l water"] });
    expect(soup && stepTexts(soup)).toEqual(["Simmer the leeks for 20 minutes.", "Season with salt."]);
  });

  it.each([
    ["a drawn line", "\n------------------------\n"],
    ["a new page", "\f"],
    ["three blank lines", "\n\n\n\n"],
  ])("gives several recipes with %s between them", async (_, separator) => {
    const recipes = await archivedRecipes([SOUP, SOUP.replace("Leek soup", "Leek stew")].join(separator));
    expect(recipes.map(({ draft }) => draft.name)).toEqual(["Leek soup", "Leek stew"]);
    expect(recipes.map(({ entry }) => entry)).toEqual(["file#1", "file#2"]);
  });

  it("stays one recipe when a line is drawn below its title and its parts", async () => {
    const drawn = SOUP.replace("Leek soup\n", "Leek soup\n=========\n").replace(
      "Directions",
      "----------\nDirections",
    );
    expect(await archivedRecipes(drawn)).toHaveLength(1);
  });

  it("of a zip is listed with its text when it is no recipe but others are", async () => {
    const zip = await zipOf({ "soup.txt": SOUP, "letter.txt": "Dear Ana,\nwe are all well.\nYours, Ben\n" });
    expect(await archiveEntries({ "texts.zip": zip })).toMatchObject([
      { kind: "recipe", entry: "soup.txt" },
      { kind: "unread", entry: "letter.txt", reason: "entry-unknown", original: { type: "text" } },
    ]);
  });

  it("that cannot be unpacked is listed, and those beside it are read", async () => {
    const long = SOUP + "Season.\n".repeat(2_000);
    const zip = await zipOf({ "a.txt": long, "b.txt": SOUP });
    const body = zip.indexOf(0x61) + 40;
    zip.fill(0xff, body, body + 30);
    const entries = await archiveEntries({ "texts.zip": zip });
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual(["recipe", "unread"]);
  });

  it("is refused when nothing in it is a recipe", async () => {
    await expect(archiveEntries({ "letter.txt": "Dear Ana,\nwe are all well.\n" })).rejects.toThrow(
      "archive-unknown",
    );
  });
});
