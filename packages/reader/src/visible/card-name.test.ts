import { describe, expect, it } from "vitest";
import { readWholePage } from "../read-page.ts";

const LISTS =
  "<h3>Ingredients</h3><ul><li>2 leeks, sliced<li>1 l stock<li>200 g potatoes</ul><h3>Method</h3><ol><li>Wash the leeks and cut them into rings.<li>Boil them in the stock for half an hour.</ol>";
const read = (card: string, below = "") =>
  readWholePage(
    `<title>Why we eat soup | Pots</title><body><h1>Why we eat soup</h1><p>It is cold here.</p><div>${card}${LISTS}</div>${below}`,
    "https://soup.example/",
  ).reading.title;

describe("the title of a recipe card", () => {
  it.each([
    ["the title of a card", '<h2 class="recipe-card-title">Leek soup</h2>'],
    ["a name of a plugin", '<h2 class="wprm-recipe-name wprm-block-text">Leek soup</h2>'],
    ["hRecipe", '<div id="x-title" class="fn">Leek soup</div>'],
    ["h-recipe", '<p class="p-name">Leek soup</p>'],
    [
      "hRecipe in a plugin that is named after visitors",
      '<div class="easyrecipe ERComments"><div class="ERSName fn">Leek soup</div></div>',
    ],
    ["the title of a post", '<h3 class="post-title entry-title">Leek soup</h3>'],
    ["behind a label", '<h2 class="recipe-title">Get the recipe: Leek soup</h2>'],
    [
      "the nearest",
      '<p class="recipe-title">Onion soup</p><p>Or rather:</p><p class="recipe-title">Leek soup</p>',
    ],
  ])("is taken from %s", (_, card) => {
    expect(read(card)).toBe("Leek soup");
  });

  it.each([
    ["a label", '<h3 class="recipe-title">Yield</h3>'],
    ["a heading of a part", '<h3 class="recipe-heading">Ingredients</h3>'],
    ["the name of a group", '<h3 class="recipe-title ingredient-group">Soup</h3>'],
    ["its author", '<p class="author vcard"><span class="fn">Ann Cook</span></p>'],
    ["several pieces", '<h3 class="recipe-title">RECIPE <b>1</b> <i>Leek</i></h3>'],
  ])("is not %s", (_, card) => {
    expect(read(card)).toBe("Why we eat soup");
  });

  it("is not the line below it", () => {
    expect(read("", '<h3 class="recipe-title">More soups</h3>')).toBe("Why we eat soup");
  });
});
