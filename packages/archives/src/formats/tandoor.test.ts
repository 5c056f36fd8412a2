import { describe, expect, it } from "vitest";
import { archiveEntries, archivedRecipes, linesByGroup, stepTexts } from "../testing/archive-entries.ts";
import { zipOf } from "../testing/zip-of.ts";

const GIF = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");
const row = (fields: object) => ({
  food: null,
  unit: null,
  amount: 0,
  note: "",
  is_header: false,
  ...fields,
});
const PIE = {
  name: "Leek pie",
  description: "A pie.",
  keywords: [{ name: "pies" }, { name: "Dinner" }],
  steps: [
    {
      name: "Bake",
      order: 1,
      instruction: "## Oven\n\nBake it.\n\n**Notes:** Good cold.\nFreezes.",
      ingredients: [],
    },
    {
      name: "Filling",
      order: 0,
      instruction: "Fry the *leeks*.\n\nCool.",
      ingredients: [
        row({ order: 1, amount: 30, unit: { name: "g" }, food: { name: "butter" } }),
        row({ order: 0, amount: 2, food: { name: "leeks" }, note: "sliced" }),
        row({ order: 2, is_header: true, note: "To serve" }),
        row({ order: 3, amount: 5, no_amount: true, food: { name: "cress" } }),
      ],
    },
  ],
  working_time: 20,
  waiting_time: 40,
  servings: 4,
  source_url: "https://example.org/pie",
  internal: true,
};

const inner = (recipe: unknown) => zipOf({ "recipe.json": JSON.stringify(recipe), "image.jpeg": GIF });

describe("an export of Tandoor", () => {
  it("has the ingredients of each step under its name, notes apart, and both times", async () => {
    const [pie] = await archivedRecipes(await zipOf({ "1.zip": await inner(PIE) }));
    expect(pie && linesByGroup(pie)).toEqual({
      filling: ["2 leeks, sliced", "30 g butter"],
      to_serve: ["cress"],
    });
    expect(pie && stepTexts(pie)).toEqual(["Fry the leeks.", "Cool.", "Oven", "Bake it."]);
    expect(pie?.stepHeadings).toEqual(["Filling", "Bake"]);
    expect(pie).toMatchObject({
      format: "tandoor",
      entry: "1.zip",
      draft: { notes: ["Good cold.\nFreezes."], tags: ["pies", "dinner"], servings: 4, url: PIE.source_url },
    });
    expect(pie?.draft.duration).toMatchObject({ prep_time_minutes: 20, total_time_minutes: 60 });
    const [picture] = pie?.pictures ?? [];
    expect(picture && "bytes" in picture && Buffer.from(await picture.bytes())).toEqual(GIF);
  });

  it("reads the others when one recipe of it is damaged", async () => {
    const damaged = (await inner(PIE)).slice(0, 60);
    const entries = await archiveEntries({
      "all.zip": await zipOf({
        "1.zip": await inner(PIE),
        "2.zip": damaged,
        "3.zip": await inner({ ...PIE, name: "Soup", steps: null, keywords: "x" }),
      }),
    });
    expect(entries.map((entry) => (entry.kind === "recipe" ? entry.draft.name : entry.reason))).toEqual([
      "Leek pie",
      "entry-damaged",
      "Soup",
    ]);
  });

  it("is read too when one of its recipes is handed over alone", async () => {
    const [pie] = await archivedRecipes(await inner(PIE));
    expect(pie?.format).toBe("tandoor");
    expect(pie?.pictures).toHaveLength(1);
  });
});
