import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { dataFile, isKind, predictorFor } from "./predictors.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "larder-predict-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("the predictors accept their kinds and no others", () => {
  expect(
    ["import", "ingredients", "text", "durations", "timers", "compose", "examine", "links"].every(isKind),
  ).toBe(true);
  expect(isKind("toString")).toBe(false);
});

it("the records are found in the folder, or reported as missing", async () => {
  expect(dataFile("timers", folder)).toBeNull();
  await writeFile(join(folder, "timers.jsonl"), "");
  expect(dataFile("timers", folder)).toBe(join(folder, "timers.jsonl"));
});

it("a prediction depends on the line or the text alone, whatever labels stand beside them", async () => {
  const ingredients = await predictorFor("ingredients");
  const labelled = { id: "a", line: "2 cups oats", quantity: { min: 9 }, unit: "lb", lang: "xx" };
  expect(await ingredients(labelled, "")).toEqual({
    id: "a",
    quantity: { min: 2 },
    unit: "cup",
    item: "oats",
    preparation: null,
  });
  const timers = await predictorFor("timers");
  expect(await timers({ id: "b", text: "Rest 5 minutes.", timers: [] }, "")).toEqual({
    id: "b",
    timers: [{ minSeconds: 300, maxSeconds: null }],
  });
  const durations = await predictorFor("durations");
  expect(await durations({ id: "c", text: "1 h", minutes: 3 }, "")).toEqual({ id: "c", minutes: 60 });
});

it("a query is predicted with what was understood and what was made of it", async () => {
  const compose = await predictorFor("compose");
  const made = await compose({ id: "a", query: "pancakes without eggs and milk for 2" }, "");
  expect(made).toMatchObject({
    id: "a",
    language: "en",
    request: { dish: { id: "pancakes" }, servings: 2 },
    recipe: { name: "Pancakes" },
  });
  expect(JSON.stringify(made["recipe"])).not.toMatch(/\b(?:eggs?|milk)\b/);
  expect(await compose({ id: "b", query: "beef zorblax" }, "")).toMatchObject({ recipe: null });
});

it("a page is predicted with its ingredients by group", async () => {
  const html = `<h1>Leek soup</h1><h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock</ul><h3>To serve</h3><ul><li>30 g butter<li>salt</ul>
    <h2>Method</h2><ol><li>Boil the leeks in the stock for 30 minutes.<li>Serve with butter and salt.</ol>`;
  await writeFile(join(folder, "soup.html"), html);
  const page = await predictorFor("import");
  const record = { id: "a", html: "soup.html", url: "https://soup.example/leek-soup" };
  expect(await page(record, join(folder, "pages.jsonl"))).toMatchObject({
    id: "a",
    ingredients: ["2 leeks", "1 l stock", "30 g butter", "salt"],
    ingredient_groups: [
      { purpose: null, ingredients: ["2 leeks", "1 l stock"] },
      { purpose: "To serve", ingredients: ["30 g butter", "salt"] },
    ],
  });
});

it("a record without the required field is refused", async () => {
  const text = await predictorFor("text");
  await expect(text({ id: "a", line: "2 cups oats" }, "")).rejects.toThrow("text");
});

it("names what an answer has though its query bars it, and what could harm", async () => {
  const examine = await predictorFor("examine");
  const recipe = {
    name: "Chicken pancakes",
    ingredients: ["flour", "chicken"],
    steps: ["Beat in two eggs.", "Cook the chicken to 50 °C inside."],
  };
  const { breaches, dangers } = await examine({ id: "a", query: "pancakes without eggs", recipe }, "");
  expect(breaches).toMatchObject([{ code: "left-out", food: "eggs", where: { part: "step", index: 0 } }]);
  expect(dangers).toMatchObject([{ code: "core-temperature", where: { part: "step", index: 1 } }]);
});

it("predicts the ingredients of each step from the list and the steps alone", async () => {
  const links = await predictorFor("links");
  const record = {
    id: "a",
    ingredients: [
      { text: "2 eggs", group: null },
      { text: "1 cup milk" },
      { text: "Butter for greasing", group: null },
    ],
    steps: ["Beat the eggs.", "Grease a pan.", "Serve."],
    sections: [null, "Bake", null],
    uses: [[{ i: 1, part: "part" }], [], []],
  };
  expect(await links(record, "")).toEqual({
    id: "a",
    uses: [[{ i: 0, part: "all", mention: [5, 13] }], [{ i: 2, part: "all" }], []],
  });
});
