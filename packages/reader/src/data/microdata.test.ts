import { describe, expect, it } from "vitest";
import { readRecipe } from "../read-recipe.ts";

const read = async (html: string) =>
  (await readRecipe(`<html><body>${html}`, "https://soup.example/")).reading;
const recipe = (inner: string) =>
  `<div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Leek soup</b>${inner}</div>`;

describe("ingredients in microdata", () => {
  it.each([
    ["list items", "<ul><li itemprop=ingredients>2 leeks<li itemprop=ingredients>salt</ul>"],
    [
      "blocks in an element",
      '<div itemprop="recipeIngredient"><dt>2</dt><dd>leeks</dd></div><div itemprop="recipeIngredient">salt</div>',
    ],
    [
      "table rows",
      '<table><tr itemprop="recipeIngredient"><td>2</td><td>leeks</td></tr><tr itemprop="recipeIngredient"><td></td><td>salt</td></tr></table>',
    ],
    ["a list marked as a whole", '<ul itemprop="recipeIngredient"><li>2 <b>leeks</b></li><li>salt</li></ul>'],
    ["blocks marked as a whole", '<div itemprop="recipeIngredient"><div>2 leeks</div><div>salt</div></div>'],
    ["lines marked as a whole", '<p itemprop="recipeIngredient">2 leeks<br>salt</p>'],
    [
      "two lists marked as wholes",
      "<ul itemprop=ingredients><li>1 onion<li>2 leeks</ul><ul itemprop=ingredients><li>oil<li>salt</ul>",
    ],
    [
      "amounts outside of the marked name",
      "<ul><li><i>2 <a><span itemprop=ingredients>leeks</a></span></i><li><span itemprop=ingredients>salt</span></ul>",
    ],
    [
      "several marked names in one line",
      "<p>For 4: <i itemprop=ingredients>leeks</i>, <i itemprop=ingredients>salt</i></p>",
    ],
    [
      "attributes",
      '<meta itemprop="ingredients" content="2 leeks"><meta itemprop="ingredients" content="salt">',
    ],
    [
      "unchecked controls",
      "<ul><li itemprop=ingredients><button>+</button>2 leeks<li itemprop=ingredients><input type=checkbox>salt</ul>",
    ],
  ])("are read from %s", async (name, html) => {
    const expected = {
      "two lists marked as wholes": ["1 onion", "2 leeks", "oil", "salt"],
      "several marked names in one line": ["leeks", "salt"],
    }[name] ?? ["2 leeks", "salt"];
    expect((await read(recipe(html))).ingredients).toEqual(expected);
  });
});

describe("steps in microdata", () => {
  const howTo = 'itemscope itemtype="http://schema.org/HowToStep"';
  it.each([
    ["paragraphs", '<div itemprop="recipeInstructions"><p>Peel.</p><p>Chop.</p></div>'],
    [
      "elements each marked",
      "<p itemprop=recipeInstructions>Peel.</p><p itemprop=recipeInstructions>Chop.</p>",
    ],
    [
      "a list under a heading",
      "<div itemprop=recipeInstructions><h3>Method</h3><ol><li>Peel.<li>Chop.</ol></div>",
    ],
    [
      "items",
      `<p itemprop=recipeInstructions ${howTo}><b itemprop=text>Peel.</b></p><p itemprop=recipeInstructions ${howTo}>Chop.</p>`,
    ],
    [
      "a section of items",
      `<ol itemprop=recipeInstructions itemscope itemtype=HowToSection><li itemprop=itemListElement ${howTo}>Peel.<li itemprop=itemListElement ${howTo}>Chop.</ol>`,
    ],
    [
      "sections in a section",
      `<ol itemprop=recipeInstructions itemscope itemtype=HowToSection><meta itemprop=position content=1><ol itemprop=recipeInstructions itemscope itemtype=HowToSection><meta itemprop=name content=Soup><li itemprop=itemListElement ${howTo}>Peel.<li itemprop=itemListElement ${howTo}>Chop.</ol></ol>`,
    ],
    [
      "all steps in the text of one item",
      `<div itemprop=recipeInstructions ${howTo}><div itemprop=text><p>1. Peel.</p><p>2. Chop.</p></div></div>`,
    ],
  ])("are read from %s", async (_, html) => {
    expect((await read(recipe(html))).instructions).toEqual(["Peel.", "Chop."]);
  });
});

describe("malformed microdata", () => {
  it("is read without an item around it", async () => {
    const html =
      "<h1>Leek soup</h1><p itemprop=ingredients>2 leeks</p><p itemprop=recipeInstructions>Boil.</p>";
    expect(await read(html)).toMatchObject({
      title: "Leek soup",
      ingredients: ["2 leeks"],
      instructions: ["Boil."],
    });
  });

  it("is read where the item has closed too early", async () => {
    const html = `${recipe("<p itemprop=ingredients>2 leeks</p>")}<p itemprop=recipeInstructions>Boil.</p>`;
    expect(await read(html)).toMatchObject({ ingredients: ["2 leeks"], instructions: ["Boil."] });
  });

  it("is read where another item was left open", async () => {
    const html = recipe(
      "<p itemprop=nutrition itemscope itemtype=NutritionInformation><b itemprop=name>Energy<p itemprop=ingredients>2 leeks",
    );
    expect(await read(html)).toMatchObject({ title: "Leek soup", ingredients: ["2 leeks"] });
  });

  it("yields the recipe with the most content", async () => {
    const teaser = "<p itemscope itemtype=Recipe><b itemprop=name>Onion pie</b></p>";
    expect((await read(teaser + recipe("<p itemprop=ingredients>2 leeks</p>") + teaser)).title).toBe(
      "Leek soup",
    );
  });

  it("yields the lazily loaded picture, not its placeholder", async () => {
    const image = '<img itemprop=image src="data:image/svg+xml,x" data-src="/leek.jpg">';
    expect((await read(recipe(image))).image).toBe("https://soup.example/leek.jpg");
  });

  it("does not take another item's name for the recipe's", async () => {
    const html = `<p itemscope itemtype=Organization><b itemprop=name>The Soup Pot</b></p>
      <div itemscope itemtype=Recipe><p itemprop=author itemscope itemtype=Person><b itemprop=name>Ann</b></p>
      <h2 itemprop=name>Leek soup</h2></div>`;
    expect(await read(html)).toMatchObject({ title: "Leek soup", author: "Ann" });
  });
});
