import { describe, expect, it } from "vitest";
import { entriesOf, linesOf, recipesOf } from "../../testing/entries-of.ts";
import { zipOf } from "../../testing/zip-of.ts";

const GIF = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");

const SOUP = `name: "Leek soup"
description: ""
servings: 4 bowls
source: A book, page 7
prep_time: PT10M
cook_time: PT25M
rating: 4
tags:
- soup
- no
ingredients:
- 2 leeks
- "To serve:"
- salt: to taste
directions:
- 1. Simmer.
- 2. Serve.
notes: |-
  Good cold.
  Or warm.
image: leeks.gif
images:
- leeks.gif
video: https://example.org/video
`;

describe("a recipe of CookBook Manager", () => {
  it("keeps every value as it is written, with its pictures", async () => {
    const [soup] = await recipesOf(await zipOf({ "Leek soup.yml": SOUP, "leeks.gif": GIF }));
    expect(soup).toMatchObject({
      format: "cookbook-manager",
      ownRating: 4,
      pictures: [{}],
      problems: [],
      draft: {
        tags: ["soup", "no"],
        source: "A book, page 7",
        notes: ["Good cold.\nOr warm."],
        video: "https://example.org/video",
        duration: { prep_time_minutes: 10, cook_time_minutes: 25 },
      },
    });
    expect(soup && linesOf(soup)).toEqual({
      ingredients: { main: ["2 leeks"], to_serve: ["salt: to taste"] },
      steps: [["", ["Simmer.", "Serve."]]],
    });
  });

  it("runs no tag and expands no alias", async () => {
    const aliases = `name: &a x\ningredients:\n- *a\n- [*a, *a]\n`;
    const tags = `name: !!js/function "function () { throw 1 }"\ningredients:\n- !!python/object/apply:os.system ["id"]\n`;
    const entries = await entriesOf(await zipOf({ "a.yml": aliases, "b.yml": tags, "c.yml": SOUP }));
    expect(entries.filter(({ entry }) => entry !== "b.yml")).toMatchObject([
      { kind: "unread", entry: "a.yml", reason: "entry-damaged" },
      { kind: "recipe", entry: "c.yml" },
    ]);
  });
});

describe("YAML as Paprika reads it", () => {
  it("gives each recipe of a list", async () => {
    const list = `- name: Leek soup
  source_url: https://example.org/soup
  on_favorites: yes
  categories: [Soup, Winter]
  ingredients: |
    2 leeks
    Croutons:
    1 slice bread
  directions: |
    Simmer.

    Fry.
  photo: ${GIF.toString("base64").padEnd(240, "A")}
- name: Bread
  ingredients: 500 g flour
  directions: Bake.
`;
    const [soup, bread] = await recipesOf(list, "recipes.yaml");
    expect(soup).toMatchObject({
      format: "paprika",
      entry: "recipes.yaml#1",
      isFavorite: true,
      pictures: [{}],
      draft: { url: "https://example.org/soup", tags: ["soup", "winter"] },
    });
    expect(soup && linesOf(soup).ingredients).toEqual({ main: ["2 leeks"], croutons: ["1 slice bread"] });
    expect(bread?.draft.name).toBe("Bread");
  });
});
