import { describe, expect, it } from "vitest";
import { bytesSource } from "../../container/byte-source.ts";
import { openArchive } from "../../open-archive.ts";
import { archivedRecipes, archiveEntries, linesByGroup, stepTexts } from "../../testing/archive-entries.ts";

const PLAN_TO_EAT = `Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Photo Url,Created At
"Leek ""pie""",Main Course,French,Leeks,"Two lines
of words.",Ana,https://example.org/pie,example.org,15,30,45,4,1 pie,", Filling
2 leeks
, Crust
200 g flour
","Bake.

Notes: Eat warm.","Winter, Pies",5,https://example.org/pie.jpg,2023-10-13 20:29:29
`;

describe("a table of Plan to Eat", () => {
  it.each([
    ["as it is written", PLAN_TO_EAT],
    ["with the line ends of Windows and a mark", `\uFEFF${PLAN_TO_EAT.replaceAll("\n", "\r\n")}`],
  ])("gives its recipe %s", async (_, text) => {
    const [pie] = await archivedRecipes(text);
    expect(pie).toMatchObject({
      format: "plantoeat",
      ownRating: 5,
      pictures: [{ address: "https://example.org/pie.jpg" }],
      draft: {
        name: 'Leek "pie"',
        description: "Two lines\nof words.",
        url: "https://example.org/pie",
        source: "Ana",
        servings: 4,
        notes: ["Yield: 1 pie", "Eat warm."],
        tags: ["main course", "leeks", "winter", "pies", "french"],
        duration: { prep_time_minutes: 15, cook_time_minutes: 30, total_time_minutes: 45 },
      },
    });
    expect(pie && linesByGroup(pie)).toEqual({ filling: ["2 leeks"], crust: ["200 g flour"] });
    expect(pie && stepTexts(pie)).toEqual(["Bake."]);
  });
});

describe("a table of another app or a cook", () => {
  it("is read as MyRecipeBox's, whose labels stand between semicolons", async () => {
    const [soup] =
      await archivedRecipes(`title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,notes,nutrition,favorite,rating,categories,tags,video,source,originalPicture,
Leek soup,,10,,,,4 plates,"Soup:
2 leeks",Simmer.,Better cold.,,true,4,Soups;Starters,"leek, winter",,https://example.org/soup,,
`);
    expect(soup).toMatchObject({
      format: "myrecipebox",
      isFavorite: true,
      draft: { url: "https://example.org/soup", tags: ["soups", "starters", "leek", "winter"] },
    });
  });

  it("is read as Cookmate's, whose column of the steps is named recipe", async () => {
    const [soup] = await archivedRecipes(
      "title,prepTime,ingredients,recipe,imageUrl,comments\nLeek soup,10,2 leeks,Simmer.,,Cold.\n",
    );
    expect(soup && stepTexts(soup)).toEqual(["Simmer."]);
    expect(soup).toMatchObject({ format: "cookmate", draft: { name: "Leek soup" } });
  });

  it.each([
    ["Spanish", "Título;Ingredientes;Preparación;Raciones\nSopa;2 puerros;Cocer.;4", "Sopa"],
    [
      "German, in an old code page",
      "Titel;Zutaten;Zubereitung;Menge\nSüppchen;2 Lauch;Kochen.;4",
      "Süppchen",
    ],
    ["French, with tabs", "Nom\tIngrédients\tÉtapes\tPersonnes\nPotage\t2 poireaux\tCuire.\t4", "Potage"],
  ])("is read by a header in %s", async (_, text, name) => {
    const [soup] = await archivedRecipes(Buffer.from(text, "latin1"));
    expect(soup).toMatchObject({ format: "csv", draft: { name, servings: 4 } });
    expect(soup && stepTexts(soup)).toHaveLength(1);
  });

  it("gives nutrients and times of rest with the names of their columns", async () => {
    const [soup] = await archivedRecipes(
      "Title,Ingredients,Calories,Protein,Resting time,Notes\nLeek soup,2 leeks,120,4 g,2 h,Good.\n",
    );
    expect(soup).toMatchObject({
      draft: { nutrition: "Calories: 120\nProtein: 4 g", notes: ["Resting time: 2 h", "Good."] },
    });
  });

  it("gives a source that is no address of the web as no link", async () => {
    const [soup] = await archivedRecipes("Title,Ingredients,Source\nLeek soup,2 leeks,javascript:alert(1)\n");
    expect(soup).toMatchObject({ problems: ["address-unsafe"] });
    expect(soup?.draft.url ?? soup?.draft.source).toBeUndefined();
  });

  it("reads columns with numbers as one list", async () => {
    const [soup] = await archivedRecipes(
      "Name,Ingredient 1,Ingredient 2,Step 1\nLeek soup,2 leeks,1 l water,Simmer.\n",
    );
    expect(soup && linesByGroup(soup)).toEqual({ main: ["2 leeks", "1 l water"] });
  });
});

describe("a table whose header says nothing", () => {
  const TABLE = "a,b,c\nLeek soup,2 leeks,Simmer.\nLeek pie,3 leeks,Bake.\n";
  const source = bytesSource(new TextEncoder().encode(TABLE), "mine.csv");

  it("is shown to the cook, with a few of its rows", async () => {
    const archive = await openArchive([source]);
    expect(archive).toMatchObject({ formats: ["csv"], lacks: ["picture-files"] });
    expect(archive.columns).toEqual({
      names: ["a", "b", "c"],
      rows: [
        ["Leek soup", "2 leeks", "Simmer."],
        ["Leek pie", "3 leeks", "Bake."],
      ],
    });
  });

  it("is read once the cook has named its columns", async () => {
    const options = { columns: { name: "a", ingredients: "b", steps: "c" } };
    expect((await openArchive([source], options)).columns).toBeUndefined();
    const recipes = await archivedRecipes(TABLE, options);
    expect(recipes.map(({ draft }) => draft.name)).toEqual(["Leek soup", "Leek pie"]);
  });
});

describe("a damaged table", () => {
  it("leaves the row unread whose quote is never closed, and reads those around it", async () => {
    const text = `title,ingredients,directions\nSoup,2 leeks,Simmer.\n"Broken,${"x".repeat(1_100_000)}\nPie,3 leeks,Bake.\n`;
    const entries = await archiveEntries({ file: text });
    expect(entries.map(({ kind }) => kind)).toEqual(["recipe", "unread", "recipe"]);
  });

  it("is no table for having commas: a text stays a text", async () => {
    const text = "Leek soup, cold\n\nTake leeks, water, salt.\nSimmer, then wait.\n";
    await expect(archiveEntries({ "soup.bin": text })).rejects.toThrow("archive-unknown");
  });
});
