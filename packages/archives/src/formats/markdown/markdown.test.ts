import { describe, expect, it } from "vitest";
import { archiveEntries, archivedRecipes, linesByGroup, stepTexts } from "../../testing/archive-entries.ts";
import { zipOf } from "../../testing/zip-of.ts";

const GIF = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");

const PIE = `---
tags: [pies, leeks]
servings: 6
cuisine: Welsh
---

# Leek pie

![](<pictures/Leek pie.gif>)

A pie for **cold** days.

- Prep time: 25 min
- **Cook time:** 1 h

## Ingredients

- 2 leeks
- [ ] 50 g butter

### Crust

* 250 g flour
* see [Plain crust](<Plain crust.md>)

## Method

1. Fry the leeks
   until soft.
2. Bake it.

**To serve:**

1. Cut it \\*warm\\*.

## Notes

Freezes well.

## My aunt's trick

Add an egg.

## Nutrition

Fat: 21 g
`;

describe("a recipe in Markdown", () => {
  it("has the groups, lists, fields, notes and pictures of its headings", async () => {
    const entries = await archiveEntries({
      "notes.zip": await zipOf({
        "vault/Pie.md": PIE,
        "vault/pictures/Leek pie.gif": GIF,
        "vault/README.md": "# Mine",
      }),
    });
    expect(entries).toHaveLength(1);
    const [pie] = entries;
    if (pie?.kind !== "recipe") throw new Error("unread");
    expect(linesByGroup(pie)).toEqual({
      main: ["2 leeks", "50 g butter"],
      crust: ["250 g flour", "see Plain crust"],
    });
    expect(stepTexts(pie)).toEqual(["Fry the leeks until soft.", "Bake it.", "Cut it *warm*."]);
    expect(pie.stepHeadings).toEqual(["To serve"]);
    expect(pie).toMatchObject({
      format: "markdown",
      links: [{ name: "Plain crust" }],
      draft: {
        name: "Leek pie",
        description: "A pie for cold days.",
        servings: 6,
        cuisine: "Welsh",
        tags: ["pies", "leeks"],
        nutrition: "Fat: 21 g",
        notes: ["Freezes well.", "My aunt's trick: Add an egg."],
      },
    });
    expect(pie.draft.duration).toMatchObject({ prep_time_minutes: 25, cook_time_minutes: 60 });
    expect(pie.pictures).toHaveLength(1);
  });

  it("is read in other languages too", async () => {
    const soup =
      "# Sopa\n\n**Raciones:** 4\n\n## Ingredientes\n\n- 2 puerros\n\n## Preparación\n\n1. Hervir.\n";
    const [sopa] = await archivedRecipes(soup);
    expect(sopa && linesByGroup(sopa)).toEqual({ main: ["2 puerros"] });
    expect(sopa?.draft).toMatchObject({ name: "Sopa", servings: 4 });
  });

  it("keeps a list of other recipes as links alone", async () => {
    const soup =
      "# Soup\n\n## Ingredients\n\n- 1 leek\n\n### Uses\n\n- [Stock](<Stock.md>)\n- [[Bread]]\n\n## Steps\n\nBoil.";
    const [found] = await archivedRecipes(soup);
    expect(found?.links).toEqual([{ name: "Stock" }, { name: "Bread" }]);
    expect(found && linesByGroup(found)).toEqual({ main: ["1 leek"] });
  });

  it("is no other text in Markdown", async () => {
    await expect(archivedRecipes("# Diary\n\n## Monday\n\nNothing to eat.")).rejects.toMatchObject({
      failure: "archive-unknown",
    });
  });
});

describe("a site of Chowdown", () => {
  const TART = `---

layout: recipe
title:  "Lemon tart: the best"
image: tart.gif
tags: sweet, lemon

ingredients:
- 4 lemons
- "150 ml cream"

components:
- Plain crust

directions:
- Line a tin.
- Bake: 20 minutes

---

# Tip

Serve it cold.
`;

  it("has its lists in the header, the recipes that it uses, and notes below", async () => {
    const entries = await archiveEntries({
      "site.zip": await zipOf({
        "chowdown/_recipes/tart.md": TART,
        "chowdown/images/tart.gif": GIF,
        "chowdown/_config.yml": "title: Mine",
        "chowdown/index.html": "<html></html>",
      }),
    });
    expect(entries).toHaveLength(1);
    const [tart] = entries;
    if (tart?.kind !== "recipe") throw new Error("unread");
    expect(linesByGroup(tart)).toEqual({ main: ["4 lemons", "150 ml cream"] });
    expect(stepTexts(tart)).toEqual(["Line a tin.", "Bake: 20 minutes"]);
    expect(tart).toMatchObject({
      format: "chowdown",
      links: [{ name: "Plain crust" }],
      draft: { name: "Lemon tart: the best", tags: ["sweet", "lemon"], notes: ["Tip: Serve it cold."] },
    });
    expect(tart.pictures).toHaveLength(1);
  });
});
