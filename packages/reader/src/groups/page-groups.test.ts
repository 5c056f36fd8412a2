import { describe, expect, it } from "vitest";
import { readWholePage } from "../read-page.ts";

const ADDRESS = "https://pies.example/leek-pie";
const INGREDIENTS = ["200 g flour", "100 g butter", "salt", "3 leeks", "200 ml cream", "salt"];

/** A page with flat structured data, and a list of ingredients as its markup. */
const pageWith = (list: string, ingredients: readonly string[] = INGREDIENTS) => {
  const recipe = {
    "@type": "Recipe",
    name: "Leek pie",
    recipeIngredient: ingredients,
    recipeInstructions: ["Rub the butter into the flour.", "Fill with the leeks and bake for 40 minutes."],
  };
  return `<html><body><script type="application/ld+json">${JSON.stringify(recipe)}</script>
    <h1>Leek pie</h1><p>A pie for cold days.</p><h2>Ingredients</h2>${list}
    <h2>Method</h2><ol><li>Rub the butter into the flour.<li>Fill with the leeks and bake for 40 minutes.</ol></body></html>`;
};

const groupsOf = (html: string) =>
  readWholePage(html, ADDRESS).reading.ingredientGroups.map(({ name, ingredients }) => [name, ingredients]);

const PASTRY = ["200 g flour", "100 g butter", "salt"];
const FILLING = ["3 leeks", "200 ml cream", "salt"];
const items = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join("");

describe("the groups of a page whose data have none", () => {
  it.each([
    [
      "headings between lists",
      `<h3>For the pastry</h3><ul>${items(PASTRY)}</ul><h3>For the filling</h3><ul>${items(FILLING)}</ul>`,
    ],
    [
      "the group names of a card",
      `<div class="card-group"><h4 class="card-group-name">For the pastry:</h4><ul>${items(PASTRY)}</ul></div>
       <div class="card-group"><h4 class="card-group-name">For the filling:</h4><ul>${items(FILLING)}</ul></div>`,
    ],
    [
      "bold lines between lists",
      `<p><strong>For the pastry</strong></p><ul>${items(PASTRY)}</ul><p><strong>For the filling</strong></p><ul>${items(FILLING)}</ul>`,
    ],
    [
      "bold items of one list",
      `<ul><li><b>For the pastry</b></li>${items(PASTRY)}<li><b>For the filling</b></li>${items(FILLING)}</ul>`,
    ],
    [
      "items of a class",
      `<ul><li class="group-title">For the pastry</li>${items(PASTRY)}<li class="group-title">For the filling</li>${items(FILLING)}</ul>`,
    ],
    [
      "plain lines between lists",
      `<p>For the pastry</p><ul>${items(PASTRY)}</ul><p>For the filling</p><ul>${items(FILLING)}</ul>`,
    ],
  ])("are read from %s", (_, list) => {
    expect(groupsOf(pageWith(list))).toEqual([
      ["For the pastry", PASTRY],
      ["For the filling", FILLING],
    ]);
  });

  it("begin with one that has no name where only the later ones are named", () => {
    const list = `<ul>${items(PASTRY)}</ul><h3>Filling</h3><ul>${items(FILLING)}</ul>`;
    expect(groupsOf(pageWith(list))).toEqual([
      [null, PASTRY],
      ["Filling", FILLING],
    ]);
  });

  it("keep the wording of the data where the page writes a line in other words", () => {
    const list = `<h3>Pastry</h3><ul>${items(["200 g (1½ cups) flour, sifted", "100 g cold butter", "salt"])}</ul>
      <h3>Filling</h3><ul>${items(FILLING)}</ul>`;
    expect(groupsOf(pageWith(list))).toEqual([
      ["Pastry", PASTRY],
      ["Filling", FILLING],
    ]);
  });

  it("are those of the list, not of the article above it", () => {
    const article = `<h3>Why butter</h3><p>100 g butter</p><h3>Which leeks</h3><p>3 leeks</p><h2>Ingredients</h2>`;
    const list = `${article}<h4>Pastry</h4><ul>${items(PASTRY)}</ul><h4>Filling</h4><ul>${items(FILLING)}</ul>`;
    expect(groupsOf(pageWith(list)).map(([name]) => name)).toEqual(["Pastry", "Filling"]);
  });

  it("leave out a name that the data give as an ingredient", () => {
    const list = `<p><b>Pastry</b></p>${PASTRY.map((line) => `<p>${line}</p>`).join("")}<p><b>Filling</b></p>${FILLING.map((line) => `<p>${line}</p>`).join("")}`;
    const data = ["Pastry", ...PASTRY, "Filling", ...FILLING];
    expect(groupsOf(pageWith(list, data))).toEqual([
      ["Pastry", PASTRY],
      ["Filling", FILLING],
    ]);
  });

  it("end with one that has no name where a list below the named ones has none", () => {
    const list = `<h3>Pastry</h3><ul>${items(PASTRY)}</ul><h3>Filling</h3><ul>${items(FILLING.slice(0, 2))}</ul><ul><li>salt</ul>`;
    expect(groupsOf(pageWith(list))).toEqual([
      ["Pastry", PASTRY],
      ["Filling", FILLING.slice(0, 2)],
      [null, ["salt"]],
    ]);
  });

  it("are named by headings rather than by bold advice below these", () => {
    const list = `<h3>Pastry</h3><ul>${items(PASTRY)}</ul><h3>Filling</h3><p><b>Use young leeks</b></p><ul>${items(FILLING)}</ul>`;
    expect(groupsOf(pageWith(list)).map(([name]) => name)).toEqual(["Pastry", "Filling"]);
  });

  it("are not named after goods beside the list", () => {
    const goods = `<li><h4>Our best butter</h4><p>$14.99</p></li>`;
    const list = `<h4>Pastry</h4><ul><li>200 g flour</li>${goods}<li>100 g butter</li><li>salt</li></ul><h4>Filling</h4><ul>${items(FILLING)}</ul>`;
    expect(groupsOf(pageWith(list)).map(([name]) => name)).toEqual(["Pastry", "Filling"]);
  });

  it("are the headings among the data where there are any", () => {
    const list = `<h3>Dough</h3><ul>${items(PASTRY)}</ul><h3>Inside</h3><ul>${items(FILLING)}</ul>`;
    expect(groupsOf(pageWith(list, ["Pastry:", ...PASTRY, "Filling:", ...FILLING]))).toEqual([
      ["Pastry", PASTRY],
      ["Filling", FILLING],
    ]);
  });

  it("become the groups of the recipe", () => {
    const list = `<h3>For the pastry</h3><ul>${items(PASTRY)}</ul><h3>For the filling</h3><ul>${items(FILLING)}</ul>`;
    const { draft } = readWholePage(pageWith(list), ADDRESS);
    expect(Object.keys(draft?.ingredients ?? {})).toEqual(["for_the_pastry", "for_the_filling"]);
  });
});

describe("a page without named groups", () => {
  it.each([
    ["one heading above the whole list", `<h3>For the pie</h3><ul>${items(INGREDIENTS)}</ul>`],
    ["two lists without names", `<ul>${items(PASTRY)}</ul><ul>${items(FILLING)}</ul>`],
    [
      "a bold food in every row",
      `<ul>${items(["200 g <b>flour</b>", "100 g <b>butter</b>", "<b>salt</b>", "3 <b>leeks</b>", "200 ml <b>cream</b>", "<b>salt</b>"])}</ul>`,
    ],
    [
      "the same list in two systems of units",
      `<h4>Metric</h4><ul>${items(INGREDIENTS)}</ul><h4>US customary</h4><ul>${items(["1½ cups flour", "7 tbsp butter", "salt", "3 leeks", "¾ cup cream", "salt"])}</ul>`,
    ],
    [
      "a row in capitals that is a food of the data",
      `<ul>${items(INGREDIENTS.map((line) => (line === "3 leeks" ? "LEEKS" : line)))}</ul>`,
    ],
    [
      "buttons within the list",
      `<ul>${items(PASTRY)}</ul><button>1x 2x 3x</button><p>Print</p><ul>${items(FILLING)}</ul>`,
    ],
    [
      "a list that has other foods",
      `<h3>Salad</h3><ul><li>1 cucumber<li>2 eggs</ul><h3>Dressing</h3><ul><li>oil</ul>`,
    ],
    [
      "amounts and foods on lines of their own",
      `<dl>${INGREDIENTS.map((line) => line.replace(/^(\d+ m?[gl]) (.*)$/, "<dt>$1</dt><dd>$2</dd>")).join("")}</dl>`,
    ],
    ["no list", ""],
  ])("has one group: %s", (_, list) => {
    expect(groupsOf(pageWith(list))).toEqual([[null, INGREDIENTS]]);
  });
});
