import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { archivedRecipes, archiveEntries, linesByGroup, stepTexts } from "../../testing/archive-entries.ts";

const TWO_COLUMNS = `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Leek & potato pie
 Categories: Pies, Vegetables
      Yield: 6 servings

      2 lb Leeks; sliced                       1 ts Salt
    1/2 c  Cream; cold, from the                    Pepper
           -dairy

MMMMM---------------------------CRUST--------------------------------
      2 c  Flour

  Simmer the leeks until they are
  soft.

  Bake the pie.

  Notes: Eat it warm.

MMMMM
`;

describe("a file of Meal-Master", () => {
  it("gives the left column before the right one, sections, and lines that go on", async () => {
    const [pie] = await archivedRecipes(TWO_COLUMNS);
    expect(pie).toMatchObject({
      format: "mealmaster",
      draft: {
        name: "Leek & potato pie",
        servings: 6,
        tags: ["pies", "vegetables"],
        notes: ["Eat it warm."],
      },
    });
    expect(pie && linesByGroup(pie)).toEqual({
      main: ["2 lb Leeks, sliced", "1/2 c Cream, cold, from the dairy", "1 tsp Salt", "Pepper"],
      crust: ["2 c Flour"],
    });
    expect(pie && stepTexts(pie)).toEqual(["Simmer the leeks until they are soft.", "Bake the pie."]);
  });

  it("gives each recipe of it, with dashes for letters at their borders, and as it was quoted in a mail", async () => {
    const dashes = TWO_COLUMNS.replaceAll("MMMMM", "-----");
    const quoted = TWO_COLUMNS.replaceAll(/^/gm, "> ");
    const recipes = await archivedRecipes(`A word before.\n${dashes}\n${TWO_COLUMNS}\n${quoted}`);
    expect(recipes.map((recipe) => linesByGroup(recipe)["crust"])).toEqual([
      ["2 c Flour"],
      ["2 c Flour"],
      ["2 c Flour"],
    ]);
  });

  it.each(["cp437", "windows-1252", "utf8"])("is read in the code page %s, by its letters", async (page) => {
    const text = TWO_COLUMNS.replace("Leek & potato pie", "Gemüseküchle für später");
    const [pie] = await archivedRecipes(iconv.encode(text, page));
    expect(pie?.draft.name).toBe("Gemüseküchle für später");
  });

  it("gives ingredients whose columns were lost", async () => {
    const [pie] = await archivedRecipes(
      "----- Recipe via Meal-Master\n\nTitle: Leek pie\nYield: 4\n\n2 lb leeks\n1 c cream\n\nBake it.\n-----\n",
    );
    expect(pie && linesByGroup(pie)).toEqual({ main: ["2 lb leeks", "1 c cream"] });
    expect(pie && stepTexts(pie)).toEqual(["Bake it."]);
  });

  it("is read at once when a line is long", async () => {
    const text = TWO_COLUMNS.replace("  Bake", `${" -".repeat(1_000_000)}\n  Bake`);
    const started = performance.now();
    expect(await archivedRecipes(text)).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});

describe("a text of another program", () => {
  it("is read as RezKonv's, with its source", async () => {
    const [kuchen] = await archivedRecipes(`========== REZKONV-Rezept - RezkonvSuite v0.97

     Titel: Lauchkuchen
Kategorien: Kuchen, Gemüse
     Menge: 4 Personen

    500     Gramm Lauch; in Ringen
      1           Zwiebel
                  -- klein geschnitten
============================ TEIG ============================
    1/4     Ltr.  Milch

=========================== QUELLE ===========================
     Omas Heft
     -- Erfasst von Ana

Backen.

=====
`);
    expect(kuchen).toMatchObject({
      format: "rezkonv",
      draft: { name: "Lauchkuchen", servings: 4, source: "Omas Heft; Erfasst von Ana", language: "de" },
    });
    expect(kuchen && linesByGroup(kuchen)).toEqual({
      main: ["500 Gramm Lauch, in Ringen", "1 Zwiebel klein geschnitten"],
      teig: ["1/4 Ltr. Milch"],
    });
    expect(kuchen && stepTexts(kuchen)).toEqual(["Backen."]);
  });

  it("is read as MasterCook's, with a table of ingredients", async () => {
    const [soup] = await archivedRecipes(`                     *  Exported from  MasterCook  *

                               Leek Soup

Recipe By     : Ana
Serving Size  : 4    Preparation Time :0:20
Categories    : Soups                     Winter Food

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   1 1/2  pounds        leeks -- sliced
                        ***CROUTONS***
   2      slices        bread

   Simmer the leeks.

   Fry the bread.

   Source:
     "Ana's book"
   Per serving: 120 Calories

NOTES : Better on the next day.

                   - - - - - - - - - - - - - - - - - -
`);
    expect(soup).toMatchObject({
      format: "mastercook",
      draft: {
        author: "Ana",
        source: "Ana's book",
        tags: ["soups", "winter food"],
        notes: ["Better on the next day."],
        nutrition: "Per serving: 120 Calories",
        duration: { prep_time_minutes: 20 },
      },
    });
    expect(soup && linesByGroup(soup)).toEqual({
      main: ["1 1/2 pounds leeks, sliced"],
      croutons: ["2 slices bread"],
    });
    expect(soup && stepTexts(soup)).toEqual(["Simmer the leeks.", "Fry the bread."]);
  });

  it("is read as Now You're Cooking's", async () => {
    const [soup] = await archivedRecipes(
      "@@@@@ Now You're Cooking! Export Format\n\nLeek Soup\n\nSoups, Winter\n\n2 leeks -- sliced\n1 l water\n\nSimmer.\n\nContributor: Ana\n\nYield: 4 servings\n\n** Exported from Now You're Cooking! **\n",
    );
    expect(soup).toMatchObject({
      format: "nyc",
      draft: { author: "Ana", servings: 4, tags: ["soups", "winter"] },
    });
    expect(soup && linesByGroup(soup)).toEqual({ main: ["2 leeks, sliced", "1 l water"] });
  });

  it("is read as AccuChef's, whose lines begin with a letter", async () => {
    const [soup] = await archivedRecipes(
      "*****AccuChef Import File\nALeek Soup\nBSoups\nD4\nMServings\nP1 :15\nFBetter cold.\nH2\nILeeks\nKSliced\nJSimmer until\nJsoft.~\nJPer serving: 100 cal\nZ.....End of recipe definition\n",
    );
    expect(soup).toMatchObject({
      format: "accuchef",
      draft: { name: "Leek Soup", servings: 4, notes: ["Better cold."], nutrition: "Per serving: 100 cal" },
    });
    expect(soup && linesByGroup(soup)).toEqual({ main: ["2 Leeks, Sliced"] });
    expect(soup && stepTexts(soup)).toEqual(["Simmer until soft."]);
  });

  it("is read as Easy Recipe Deluxe's", async () => {
    const rule = "_".repeat(60);
    const recipes = await archivedRecipes(
      ["Leek Soup", "Leek Pie"]
        .map(
          (name) =>
            `*${name}\n${rule}\n\nCategory: Soups\nYield: 4 Servings\nCooking Time: 0:30\n${rule}\n\n[Ingredients]\n2 leeks\n\n[Instruction]\n1. Simmer.\n\n`,
        )
        .join("\n"),
    );
    expect(recipes.map(({ draft }) => draft.name)).toEqual(["Leek Soup", "Leek Pie"]);
    expect(recipes[0]).toMatchObject({
      format: "easyrecipedeluxe",
      draft: { servings: 4, duration: { cook_time_minutes: 30 } },
    });
  });

  it.each([
    [
      "pepperplate",
      "Title: Leek pie\nDescription: Good.\nOriginal URL: https://example.org/pie\nYield: Serves 4\nActive: 15 minutes\nCategories: Pies, Winter\nIngredients:\n[Filling:]\n\t2 leeks\nInstructions:\n\tBake.\n\nNotes: Eat warm.\nSoon.\n",
    ],
    [
      "saffron",
      "Title: Leek pie\nDescription: Good.\nOriginal URL: https://example.org/pie\nYield: 4\nCookbook: Pies\nSection: Winter\nIngredients: \nFilling:\n2 leeks\nInstructions: \nBake.\n",
    ],
    [
      "recipesage",
      "id: 00000000-0000-4000-8000-000000000001\ntitle: Leek pie\ndescription: Good.\nyield: 4\nactiveTime: 15 minutes\nurl: https://example.org/pie\ningredients: [Filling]\n2 leeks\ninstructions: Bake.\nlabels: Pies, Winter\n",
    ],
  ])("is read as one with labels: %s", async (format, text) => {
    const recipes = await archivedRecipes(`${text}\n${text}`);
    expect(recipes).toHaveLength(2);
    const [pie] = recipes;
    expect(pie).toMatchObject({
      format,
      draft: {
        name: "Leek pie",
        description: "Good.",
        url: "https://example.org/pie",
        servings: 4,
        tags: ["pies", "winter"],
      },
    });
    expect(pie && linesByGroup(pie)).toEqual({ filling: ["2 leeks"] });
    expect(pie && stepTexts(pie)).toEqual(["Bake."]);
  });

  it("is listed as unread where its first line is all there is", async () => {
    expect(
      await archiveEntries({ "x.mmf": "MMMMM----- Recipe via Meal-Master (tm)\n\nMMMMM\n" }),
    ).toMatchObject([{ kind: "unread", reason: "entry-empty", original: { type: "text" } }]);
  });
});
