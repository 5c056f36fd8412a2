import { describe, expect, it } from "vitest";
import { readWholePage } from "../read-page.ts";

const LINES = ["2 leeks, sliced", "1 l vegetable stock", "200 g potatoes", "salt"];
const STEPS = [
  "Wash the leeks and cut them into rings.",
  "Boil them in the stock for half an hour.",
  "Season the soup and serve it hot.",
];
const INTRODUCTION = "<h1>Leek soup</h1><p>It is a good soup, and we eat it in winter with bread.</p>";
const COMMENTS =
  "<div id=comments class=comments><p class=comment-author>Bea</p><p>Loved it! I added 2 carrots.</p></div>";
const items = (lines: readonly string[], attributes = "") =>
  lines.map((line) => `<li ${attributes}>${line}</li>`).join("");
const numbered = (end: string) => STEPS.map((step, at) => `${at + 1}${end} ${step}`);
const read = (card: string) =>
  readWholePage(`<body>${INTRODUCTION}${card}${COMMENTS}`, "https://soup.example/leek").reading;

/** Amount, unit, name and note in elements of their own, behind a box to tick. */
const PARTED_ROWS = [
  ["2", "", "leeks", ", sliced"],
  ["1", "l", "vegetable stock", ""],
  ["200", "g", "potatoes", ""],
  ["", "", "salt", ""],
]
  .map(
    ([amount, unit, name, note]) =>
      `<li class="x-recipe-ingredient"><span><input type=checkbox value=1><label>&nbsp;</label></span><span class=amount>${amount}</span>&#32;<span class=unit>${unit}</span>&#32;<span class=name>${name}</span><span class=notes>${note}</span></li>`,
  )
  .join("");

describe("a recipe card", () => {
  it.each([
    [
      "with labelled facts, equipment, factors, notes and nutrition",
      `<div class="x-recipe"><h2 class="x-recipe-name">Leek soup</h2><div><span>Author</span> <span class="x-recipe-author">Ann Cook</span></div><div class="x-prep"><span>Prep Time</span> <span>10<span class="sr-only"> minutes</span></span> <span>mins</span></div><div><span>Cook Time</span> <span>30</span> <span>mins</span></div><div><span>Servings</span> <span class="x-recipe-servings">4</span> <span>servings</span></div><h3>Equipment</h3><ul><li>1 pot</ul><h3>Ingredients <div><button>1x</button><button>2x</button></div></h3><h4>Soup</h4><ul class="x-recipe-ingredients">${PARTED_ROWS}</ul><h3>Instructions</h3><ul>${items(STEPS)}</ul><h3>Notes</h3><p>Keeps for 3 days.</p><h3>Nutrition</h3><span>Serving: 1bowl</span> | <span>Calories: 120kcal</span></div>`,
    ],
    [
      "with facts in a list and a link to scale",
      `<div class="y-recipes"><ul class="y-details"><li class=author><span>Author:</span> <a class="y-author-name" href=/about>Ann Cook</a><li class=prep-time><span>Prep Time:</span> 10 minutes<li class=cook-time><span>Cook Time:</span> 30 minutes<li class=yield><span>Yield:</span> 4 servings <span>1x</span></ul><div class="y-ingredients"><h3>Ingredients</h3><ul>${items(LINES)}</ul></div><div class="y-instructions"><h3>Instructions</h3><ol>${items(STEPS)}</ol></div></div>`,
    ],
    [
      "whose names alone tell, with boxes for rows",
      `<div><span class="z-author"><b>Author</b> Ann Cook</span><span class="z-prep-time">10 mins</span><span class="z-cook-time">30 mins</span><span class="z-servings servings">4</span></div><div class="z-recipe-ingredients">${LINES.map((line) => `<div class="z-ingredient"><span>&nbsp;</span>${line}</div>`).join("")}</div><div class="z-recipe-directions">${STEPS.map((step, at) => `<div class="z-direction"><span>${at + 1}</span><div><p>${step}</p></div></div>`).join("")}</div>`,
    ],
    [
      "with labels on lines of their own",
      `<div class="e-recipe"><div>Author: <span class=author>Ann Cook</span></div><div><div>Prep time:</div><div><time>10 mins</time></div></div><div><div>Cook time:</div><div><time>30 mins</time></div></div><div>Serves: <span class=yield>4</span></div><div>Ingredients</div><ul>${items(LINES, "class=ingredient")}</ul><div>Instructions</div><ol>${items(STEPS, "class=instruction")}</ol></div>`,
    ],
    [
      "in h-recipe",
      `<div class=h-recipe><span class=p-name>Leek soup</span><a class="p-author h-card" href=/a>Ann Cook</a><i class=prep-time>10 min</i><i class=cook-time>30 min</i><data class=p-yield value=4>4 servings</data><ul>${items(LINES, "class=p-ingredient")}</ul><div class=e-instructions><ol>${items(STEPS)}</ol></div></div>`,
    ],
    [
      "in hRecipe with hidden values",
      `<div class=hrecipe><h2 class=fn>Leek soup</h2><p>By <span class=author>Ann Cook</span></p><span class=preptime><span class=value-title title=PT10M></span></span><span class=cooktime><span class=value-title title=PT30M></span></span><span class=yield>4</span><ul>${items(LINES, "class=ingredient")}</ul><ol class=instructions>${items(STEPS, "class=instruction")}</ol></div>`,
    ],
    [
      "in RDFa",
      `<div vocab="https://schema.org/" typeof="Recipe"><span property="name">Leek soup</span> <span property="author">Ann Cook</span><time property=prepTime content=PT10M>10 min</time><time property=cookTime content=PT30M>30 min</time><span property=recipeYield>4</span><ul>${items(LINES, "property=recipeIngredient")}</ul><ol property=recipeInstructions>${items(STEPS)}</ol></div>`,
    ],
    [
      "in RDFa with a vocabulary's letter",
      `<div typeof="v:Recipe"><span property="v:author">Ann Cook</span><span property="v:prepTime" content=PT10M>10 min</span><span property="v:cookTime" content=PT30M>30 min</span><span property="v:yield">4</span><ul>${LINES.map((line) => `<li><span rel="v:ingredient"><span property="v:name">${line}</span></span></li>`).join("")}</ul><div property="v:instructions">${STEPS.map((step) => `<p>${step}</p>`).join("")}</div></div>`,
    ],
    [
      "in microdata with steps that are things",
      `<div itemscope itemtype="https://schema.org/Recipe"><span itemprop=author>Ann Cook</span><meta itemprop=prepTime content=PT10M><meta itemprop=cookTime content=PT30M><span itemprop=recipeYield content=4>x</span><ul>${items(LINES, "itemprop=recipeIngredient")}</ul><ol>${STEPS.map((step) => `<li itemprop=recipeInstructions itemscope itemtype="https://schema.org/HowToStep"><h4 itemprop=name>Step</h4><p itemprop=text>${step}</p></li>`).join("")}</ol></div>`,
    ],
  ])("is read as a whole: %s", (_, card) => {
    expect(read(card)).toMatchObject({
      title: "Leek soup",
      ingredients: LINES,
      instructions: STEPS,
      prepMinutes: 10,
      cookMinutes: 30,
      totalMinutes: 40,
      servings: 4,
      author: "Ann Cook",
    });
  });

  it.each([
    [
      "two columns",
      `<div><h4>Ingredients</h4><p>${LINES.join("<br/>")}</p></div><div><h4>Directions</h4><p>${numbered(".").join("<br/>")}</p></div>`,
    ],
    [
      "a table that lays out the page",
      `<table><tr><td><b>Ingredients</b><br>${LINES.join("<br>")}</td><td><b>Method</b><br>${STEPS.join("<br>")}</td></tr></table>`,
    ],
    [
      "dashes and numbers in one text",
      `<div><b>INGREDIENTS:</b><br/>${LINES.map((line) => `- ${line}`).join("<br/>")}<br/><br/><b>DIRECTIONS:</b><br/>${numbered(")").join("<br/>")}</div>`,
    ],
    [
      "boxes without any name",
      `<div><div>Ingredients</div>${LINES.map((line) => `<div>${line}</div>`).join("")}<div>Method</div>${STEPS.map((step) => `<div>${step}</div>`).join("")}</div>`,
    ],
    [
      "parts that open and close",
      `<details open><summary>Ingredients</summary><ul>${items(LINES)}</ul></details><details><summary>Method</summary><ol>${items(STEPS)}</ol></details>`,
    ],
    [
      "tabs",
      `<div role=tablist><button>Ingredients</button><button>Method</button></div><div role=tabpanel><ul>${items(LINES)}</ul></div><div role=tabpanel><ol>${items(STEPS)}</ol></div>`,
    ],
    ["rows of amounts of which the last has none", `<ul>${items(LINES)}</ul><p>${STEPS.join("</p><p>")}</p>`],
    [
      "data for scripts, in groups",
      `<script type="application/json">${JSON.stringify({ page: { ingredientGroups: [{ ingredients: LINES.slice(0, 2) }, { ingredients: LINES.slice(2) }], instructions: [{ title: "Soup", steps: STEPS }] } })}</script>`,
    ],
    [
      "data for scripts, in parts",
      `<script type="application/json">${JSON.stringify({ ingredients: [{ ingredientQuantity: 2, name: "leeks, sliced" }, { ingredientQuantity: 1, unitOfMeasurement: "l", name: "vegetable stock" }, { ingredientQuantity: 200, unitOfMeasurement: "g", name: "potatoes" }, { name: "salt" }], steps: STEPS })}</script>`,
    ],
  ])("is no card, and read all the same: %s", (_, html) => {
    const { ingredients, instructions } = read(html);
    expect({ ingredients, instructions }).toEqual({ ingredients: LINES, instructions: STEPS });
  });
});

describe("counted foods", () => {
  it.each([
    [["2 leeks", "1 egg", "50 g flour"]],
    [["2 leeks", "3 carrots", "4 tomatoes", "2 tbsp olive oil"]],
    [["2 eggs", "3 onions", "salt"]],
  ])("remain separate lines in %j", (lines) => {
    expect(
      read(`<h2>Ingredients</h2><ul>${items(lines)}</ul><h2>Method</h2><ol>${items(STEPS)}</ol>`),
    ).toMatchObject({
      ingredients: lines,
    });
  });
});
