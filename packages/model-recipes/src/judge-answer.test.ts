import { readRequest } from "@larder/domain/request/read-request";
import { describe, expect, it } from "vitest";
import { judgeCreated, judgeExtracted } from "./judge-answer.ts";
import { extracted, part, recipe, row, SOURCE_TEXT, step } from "./testing/answers.ts";

describe("judgeCreated", () => {
  const judge = judgeCreated({ language: "es", request: readRequest("soup") });

  const pancakes = judgeCreated({ language: "en", request: readRequest("pancakes without nuts") });
  const asTexts = { name: "Pancakes", servings: "4", steps: ["Whisk everything.", "Fry for 3 minutes."] };

  it.each([
    ["texts", ["200 g flour", "2 eggs"]],
    ["a map by group", { batter: ["200 g flour"], constructor: ["2 eggs"] }],
    ["a map with the key __proto__", JSON.parse('{"batter": ["200 g flour"], "__proto__": ["2 eggs"]}')],
    ["groups of texts", [{ group: "prototype", items: ["200 g flour", { item: "eggs", quantity: 2 }] }]],
  ])("reads ingredients as %s", (_, ingredients: unknown) => {
    const verdict = pancakes({ ...asTexts, ingredients });
    const rows = verdict.kind === "recipe" ? Object.values(verdict.recipe.ingredients).flat() : [];
    expect(rows.map((each) => each.ingredient_name)).toEqual(["flour", "eggs"]);
  });

  it("reports how many steps were cut", () => {
    const steps = Array.from({ length: 500 }, (_, index) => `Fry pancake ${index}.`);
    expect(pancakes({ ...asTexts, ingredients: ["200 g flour"], steps })).toMatchObject({
      kind: "recipe",
      notes: [{ code: "steps-cut", words: ["400"] }],
    });
  });

  it("examines a recipe in another form too", () => {
    expect(pancakes({ ...asTexts, ingredients: ["200 g flour", "50 g walnuts"] })).toMatchObject({
      kind: "harmful",
      failure: "breach",
    });
  });

  it("notices another dish than requested", () => {
    const kimchi = judgeCreated({ language: "en", request: readRequest("kimchi fried rice") });
    expect(kimchi({ ...asTexts, name: "Brownies", ingredients: ["200 g flour"] }).kind).toBe("other-dish");
    expect(kimchi({ ...asTexts, name: "Rice with kimchi", ingredients: ["200 g rice"] }).kind).toBe("recipe");
  });

  it("uses the user's language where the model names none", () => {
    expect(judge(recipe({ language: null }))).toMatchObject({ kind: "recipe", recipe: { language: "es" } });
  });

  it.each([
    ["no name", { name: " " }, "name"],
    ["no steps", { steps: [] }, "steps"],
    ["a step without parts", { steps: [step("Cook")] }, "steps.0.sub_steps"],
    ["a part without words", { steps: [step("Cook", part("", { why: "Because." }))] }, "steps.0.sub_steps"],
    ["no ingredients", { ingredients: [] }, "ingredients"],
    ["a thousand guests", { servings: 1_000 }, "servings"],
  ])("refuses %s, and names the field", (_, wrong, path) => {
    expect(judge(recipe(wrong))).toMatchObject({ kind: "invalid", isOtherForm: false, issues: [{ path }] });
  });
});

describe("judgeExtracted", () => {
  const judge = judgeExtracted({ text: SOURCE_TEXT });
  const rows = (...invented: string[]) => [
    {
      group: null,
      items: [row("large onions", "3"), row("eggs", "2"), ...invented.map((name) => row(name, "9"))],
    },
  ];

  it.each([
    ["none", []],
    ["three of eight", ["zucchini", "anchovies", "capers"]],
  ])("accepts a recipe with invented lines, marked: %s", (_, invented) => {
    const verdict = judge(extracted({ ingredients: rows(...invented) }));
    expect(verdict.kind).toBe("recipe");
    const all = verdict.kind === "recipe" ? verdict.notes : [];
    const notes = all.filter(({ code }) => code === "not-in-source").map(({ words }) => words);
    expect(notes).toEqual(invented.length > 0 ? [invented.map((name) => `9 ${name}`)] : []);
  });

  it("refuses a recipe with more invented lines than others", () => {
    const invented = ["zucchini", "anchovies", "capers", "saffron", "lobster", "truffle"];
    expect(judge(extracted({ ingredients: rows(...invented) }))).toEqual({
      kind: "failed",
      failure: "not-in-source",
      detail: "45 % of its lines are",
    });
  });

  it("keeps a language that the app does not support", () => {
    const text = "Zwiebelsuppe\n3 große Zwiebeln\nDie Zwiebeln langsam in Butter braten.";
    const verdict = judgeExtracted({ text })(
      extracted({
        name: "Zwiebelsuppe",
        language: "de",
        ingredients: [{ group: null, items: [row("große Zwiebeln", "3")] }],
        steps: [step("Braten", part("Die Zwiebeln langsam in Butter braten."))],
      }),
    );
    expect(verdict).toMatchObject({
      kind: "recipe",
      recipe: { name: "Zwiebelsuppe", language: "de" },
      notes: [],
    });
  });

  it("refuses a translated recipe, which cannot be compared with the text", () => {
    const verdict = judgeExtracted({ text: "Sopa de ajo\n4 dientes de ajo\nSofríe los ajos en aceite." })(
      extracted({
        ingredients: [{ group: null, items: [row("garlic", "4", "clove")] }],
        steps: [step("Fry", part("Fry the garlic gently."))],
      }),
    );
    expect(verdict).toMatchObject({ kind: "failed", failure: "not-in-source" });
  });
});
