import { describe, expect, it } from "vitest";
import { withUses } from "../links/recipe-uses.ts";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { neededFor } from "./needed-for.ts";
import { type UsedRow, withUsedRows } from "./used-rows.ts";

/** Returns what each sub-step of a recipe takes, as texts. */
function rowsOf(raw: Record<string, unknown>): string[][] {
  const { steps } = withUsedRows(withUses(normaliseRecipe(raw).recipe));
  return steps.flatMap(({ sub_steps }) => sub_steps.map(({ ingredients = [] }) => ingredients.map(textOf)));
}

function textOf({ measure, unit, ingredient_name, part, share }: UsedRow): string {
  return [share?.toFixed(2) ?? part ?? "", measure, unit, ingredient_name]
    .filter((each) => each !== "")
    .join(" ");
}

describe("withUsedRows", () => {
  it("lists all of an ingredient with its amount", () => {
    expect(rowsOf({ name: "Rice", ingredients: ["200 g rice"], steps: ["Rinse the rice."] })).toEqual([
      ["200 g rice"],
    ]);
  });

  it("lists a portion with the amount that the sentence states, else with the listed one", () => {
    const rows = rowsOf({
      name: "Pancakes",
      ingredients: ["500 ml milk", "60 g butter"],
      steps: [
        "Heat 200 ml milk.",
        "Melt half of the butter.",
        "Add the rest of the butter and the remaining milk.",
      ],
    });
    expect(rows[0]).toEqual(["200 ml milk"]);
    expect(rows[1]).toEqual(["0.50 60 g butter"]);
    expect(rows[2]?.toSorted()).toEqual(["30 g butter", "300 ml milk"]);
  });

  it("reads a share in figures too, and counts what is counted", () => {
    const rows = rowsOf({
      name: "Gratin",
      ingredients: ["150 g cheese", "3 leeks"],
      steps: ["Stir in two thirds of the cheese.", "Slice 2 leeks."],
    });
    expect(rows).toEqual([["0.67 150 g cheese"], ["2 leeks"]]);
  });

  it("subtracts a portion in other units from the rest", () => {
    const rows = rowsOf({
      name: "Scones",
      ingredients: ["1 cup butter"],
      steps: ["Melt 4 tablespoons butter.", "Rub in the remaining butter."],
    });
    expect(rows).toEqual([["4 tbsp butter"], ["0.75 cup butter"]]);
  });

  it.each([
    ["Stir in 1 1/2 cups of the chips. Scatter the remaining chips on top.", true],
    ["Stir in half of the chips, then the remaining chips.", true],
    ["Add 1 cup of the chips at a time.", true],
    ["Stir in the chips.", undefined],
  ])("says whether the sentence names an amount of its own: %j", (step, isStated) => {
    const { recipe } = normaliseRecipe({ name: "Cookies", ingredients: ["2 cups chips"], steps: [step] });
    const [row] = withUsedRows(withUses(recipe)).steps[0]?.sub_steps[0]?.ingredients ?? [];
    expect(row).toMatchObject({ measure: 2, unit: "cup", ...(isStated && { isStated }) });
    expect(row !== undefined && "isStated" in row).toBe(isStated ?? false);
  });

  it("keeps the author's second measure, which is the one of other units", () => {
    const { recipe } = normaliseRecipe({
      name: "Bread",
      ingredients: ["1 cup flour (120 g), sifted"],
      steps: ["Stir in the flour.", "Stir in 1/2 cup of the flour."],
    });
    const [first] = withUsedRows(withUses(recipe)).steps;
    const [row] = neededFor(first ?? { sub_steps: [] }, { factor: 2, units: "metric" });
    expect(row?.row).toMatchObject({ measure: 240, unit: "g", prep_style: "" });
  });

  it("scales the second measure of a portion", () => {
    const { recipe } = normaliseRecipe({
      name: "Bread",
      ingredients: ["2 cups flour (250 g)"],
      steps: ["Stir in 1/2 cup of the flour.", "Knead in the remaining flour."],
    });
    const shown = withUsedRows(withUses(recipe)).steps.flatMap((step) =>
      neededFor(step, { factor: 1, units: "metric" }).map(({ row }) => `${row.measure} ${row.unit}`),
    );
    expect(shown).toEqual(["62.5 g", "188 g"]);
  });

  it("keeps the rows that the recipe gives a sub-step", () => {
    const own = [{ ingredient_name: "tea", measure: 1, unit: "bag", prep_style: "" }];
    const rows = rowsOf({
      name: "Tea",
      ingredients: ["2 bags tea"],
      steps: [{ main_step: "Brew", sub_steps: [{ description: "Brew the tea.", ingredients: own }] }],
    });
    expect(rows).toEqual([["1 bag tea"]]);
  });
});

describe("neededFor", () => {
  it("adds up no portions without an amount of their own", () => {
    const { recipe } = normaliseRecipe({
      name: "Cake",
      ingredients: ["200 g sugar"],
      steps: [{ main_step: "Mix", sub_steps: ["Beat half of the sugar.", "Add the rest of the sugar."] }],
    });
    const [step] = withUsedRows(withUses(recipe)).steps;
    const rows = neededFor(step ?? { sub_steps: [] }, { factor: 2, units: "written" });
    expect(rows.map(({ row }) => textOf(row))).toEqual(["0.50 400 g sugar", "200 g sugar"]);
  });

  it("lists the rest without its amount where a step before took some", () => {
    const rows = rowsOf({
      name: "Pancakes",
      ingredients: ["60 g butter"],
      steps: ["Melt some of the butter.", "Add the rest of the butter."],
    });
    expect(rows).toEqual([["part 60 g butter"], ["rest 60 g butter"]]);
  });

  it("says which words name each row alone, and whether the sentence states its amount", () => {
    const description = "Whisk 2 tbsp of the plain flour into the milk, then add the spices.";
    const { steps } = withUsedRows(
      withUses(
        normaliseRecipe({
          name: "Sauce",
          ingredients: ["50 g plain flour", "300 ml milk", "1 tsp cumin", "1 tsp paprika"],
          steps: [description],
        }).recipe,
      ),
    );
    const rows: readonly UsedRow[] = steps[0]?.sub_steps[0]?.ingredients ?? [];
    expect(
      rows.map(({ name, isStated }) => [name && description.slice(name.start, name.end), isStated ?? false]),
    ).toEqual([
      ["plain flour", true],
      ["milk", false],
      [undefined, false],
      [undefined, false],
    ]);
  });
});
