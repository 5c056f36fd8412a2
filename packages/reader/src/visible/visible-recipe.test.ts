import { describe, expect, it } from "vitest";
import { readWholePage } from "../read-page.ts";

const read = (html: string) => readWholePage(`<body><h1>Leek soup</h1>${html}`, "https://soup.example/");
const LINES = ["2 leeks, sliced", "1 l stock", "salt"];
const STEPS = ["Wash the leeks and cut them into rings.", "Boil them in the stock for half an hour."];
const MENU = `<nav><ul>${"<li><a href=/x>Soups of the season</a>".repeat(20)}</ul></nav>`;

describe("a recipe that a page shows", () => {
  it.each([
    [
      "lists below headings",
      "<h2>Ingredients</h2><ul><li>2 leeks, sliced<li>1 l stock<li>salt</ul>",
      "<h2>Method</h2><ol><li>S1<li>S2</ol>",
    ],
    [
      "paragraphs below bold words",
      "<p><b>You will need:</b></p><p>2 leeks, sliced</p><p>1 l stock</p><p>salt</p>",
      "<p><strong>Directions</strong></p><p>S1</p><p>S2</p>",
    ],
    [
      "lines parted by breaks",
      "<h3>Zutaten für 4 Personen</h3><p>2 leeks, sliced<br>1 l stock<br>salt</p>",
      "<h3>Zubereitung</h3><p>S1<br>S2</p>",
    ],
    [
      "a table",
      "<h2>Ingrédients (4 personnes)</h2><table><tr><td>2<td>leeks, sliced<tr><td>1 l<td>stock<tr><td><td>salt</table>",
      "<h2>Préparation</h2><p>1. S1</p><p>2. S2</p>",
    ],
    [
      "terms and what is said of them",
      "<h2>Ingredienti</h2><dl><dt>2</dt><dd>leeks, sliced</dd><dt>1 l</dt><dd>stock</dd><dt></dt><dd>salt</dd></dl>",
      "<h2>Preparazione</h2><ol><li>S1<li>S2</ol>",
    ],
    [
      "rows of boxes, amounts last",
      "<h2>Ingredienser</h2><div><div class=r><i>leeks, sliced</i><b>2</b></div><div class=r><i>stock</i><b>1 l</b></div><div class=r><i>salt</i></div></div>",
      "<h2>Gör så här</h2><div><div class=s><div>1</div><div>S1</div></div><div class=s><div>2</div><div>S2</div></div></div>",
    ],
    [
      "names of elements alone",
      '<div class="recipe-ingredients"><p>2 leeks, sliced<p>1 l stock<p>salt</div>',
      '<div class="recipe-directions"><p>S1<p>S2</div>',
    ],
    [
      "classes of hRecipe",
      "<div class=hrecipe><span class=fn>Leek soup</span><p class=ingredient>2 leeks, sliced<p class=ingredient>1 l stock<p class=ingredient>salt<div class=instructions><p>S1<p>S2</div></div>",
      "",
    ],
    [
      "buttons as headings",
      "<button>Ingredients</button><ul><li>2 leeks, sliced<li>1 l stock<li>salt</ul>",
      "<button>Instructions</button><ol><li>S1<li>S2</ol>",
    ],
    [
      "RDFa",
      '<ul><li property="v:ingredient">2 leeks, sliced<li property="v:ingredient">1 l stock<li property="v:ingredient">salt</ul>',
      '<div property="v:instructions"><p>S1<p>S2</div>',
    ],
  ])("is read from %s", (_, ingredients, method) => {
    const html = (ingredients + method).replace("S1", STEPS[0] ?? "").replace("S2", STEPS[1] ?? "");
    const { reading, confidence } = read(`${MENU}${html}<h2>Comments</h2><p>I made 2 pots of it.</p>`);
    expect(reading.ingredients).toEqual(LINES);
    expect(reading.instructions).toEqual(STEPS);
    expect(confidence).toBeLessThan(1);
  });

  it("is read without groups, buttons and other units", () => {
    const html = `<div class=ingredients><h3>Ingredients</h3><button>Print</button><h4>For the soup</h4>
      <ul class=metric><li>500 g leeks<li>1 l stock<li>5 g salt</ul><ul class=us><li>1 lb leeks<li>4 cups stock<li>1 tsp salt</ul></div>`;
    expect(read(html).reading.ingredients).toEqual(["500 g leeks", "1 l stock", "5 g salt"]);
  });

  it("is read from the card, not from the article before it", () => {
    const html = `<h2>Ingredient notes</h2><ul><li>Leeks: buy them fresh and firm.<li>Stock: home-made is best of all.</ul>
      <h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock</ul><h2>Instructions</h2><ol><li>${STEPS.join("<li>")}</ol>`;
    expect(read(html).reading).toMatchObject({ ingredients: ["2 leeks", "1 l stock"], instructions: STEPS });
  });

  it("is not found in an article with numbers", () => {
    const html = `${MENU}<ol><li>1 Winter is long<li>2 Spring is short</ol><p>We like soup. It is warm.</p>`;
    expect(read(html).draft).toBeNull();
  });

  it("has times, servings and author from their labels", () => {
    const html = `<p>Recipe by Ann Cook</p><p>Prep time: 10 min</p><p>Cook time</p><p>1 hour</p><p>Serves 4</p>
      <h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock</ul><h2>Method</h2><p>${STEPS[0]}</p>`;
    expect(read(html).reading).toMatchObject({
      prepMinutes: 10,
      cookMinutes: 60,
      totalMinutes: 70,
      servings: 4,
      author: "Ann Cook",
    });
  });
});

describe("structured data beside the page", () => {
  const page = (recipe: object, html: string) =>
    read(
      `<script type="application/ld+json">${JSON.stringify({ "@type": "Recipe", name: "Leek soup", ...recipe })}</script>${html}`,
    );
  const shown = `<h2>Ingredients</h2><ul><li>${LINES.join("<li>")}</ul><h2>Method</h2><ol><li>${STEPS.join("<li>")}</ol>`;

  it("give way where their lines lack amounts", () => {
    const { reading, readers, reasons } = page(
      { recipeIngredient: ["leeks", "stock", "salt"], recipeInstructions: STEPS },
      shown,
    );
    expect(reading.ingredients).toEqual(LINES);
    expect(readers).toMatchObject({
      title: "structured-data",
      ingredients: "visible",
      instructions: "structured-data",
    });
    expect(reasons.ingredients).toBe("the others are without amounts");
  });

  it("give way where all steps are in one piece", () => {
    const { reading } = page({ recipeIngredient: LINES, recipeInstructions: STEPS.join(" ") }, shown);
    expect(reading.instructions).toEqual(STEPS);
  });

  it("give way where the page shows minutes for their hours", () => {
    const { reading } = page(
      { recipeIngredient: LINES, recipeInstructions: STEPS, prepTime: "PT10H" },
      `<p>Prep time: 10 min</p>${shown}`,
    );
    expect(reading.prepMinutes).toBe(10);
  });

  it("are used where the page shows nothing better", () => {
    const { readers } = page(
      { recipeIngredient: LINES, recipeInstructions: STEPS },
      "<p>A soup for winter.</p>",
    );
    expect(readers).toMatchObject({ ingredients: "structured-data", instructions: "structured-data" });
  });
});

describe("reading lists and the text around them", () => {
  const list = LINES.map((line) => `<li>${line}`).join("");
  const steps = ["Wash the leeks and cut them.", "Boil them in the stock.", "Season the soup with salt."];
  const method = steps.map((step) => `<li>${step}`).join("");
  const lists = (ingredients: string, below: string) =>
    read(`<h2>Ingredients</h2><ul>${ingredients}</ul><h3>Method</h3>${below}`).reading;

  it.each([
    ["what follows", `<ol>${method}</ol><p>From a book that we like.<p>Try our other soups as well.`],
    ["a line before", `<p>This is my own way to make it.</p><ol>${method}</ol>`],
    ["the same steps again", `<ol>${method}</ol><ol>${method}</ol>`],
  ])("skips %s a list of steps", (_, below) => {
    expect(lists(list, below).instructions).toEqual(steps);
  });

  it("keeps the last group of a list, also where nothing in it has an amount", () => {
    const { ingredients } = lists(
      `${list}<li><h3>Besides</h3><li>Butter, for the pan<li>Bread`,
      `<ol>${method}</ol>`,
    );
    expect(ingredients).toEqual([...LINES, "Butter, for the pan", "Bread"]);
  });

  it("skips the name of a list within a list", () => {
    const { ingredients } = lists(`${list}<li><b>Garnish</b><ul><li>1 egg</ul>`, `<ol>${method}</ol>`);
    expect(ingredients).toEqual([...LINES, "1 egg"]);
  });

  it("reads salt, sugar and percentages as ingredients", () => {
    const food = ["10 g salt", "18 g sugar", "300 g dark chocolate (70% cocoa)", "30 g protein powder"];
    const { ingredients } = lists(`${list}<li>${food.join("<li>")}`, `<ol>${method}</ol>`);
    expect(ingredients).toEqual([...LINES, ...food]);
  });

  it("reads the single step right after the ingredients, not the article before them", () => {
    const article = `<h2>How to make it</h2><p>${steps.join("</p><p>")}</p>`;
    const notes = "<h3>Notes</h3><p>You can keep the soup for three days in the fridge.</p>";
    const { instructions } = read(
      `${article}<h3>Ingredients</h3><ul>${list}</ul><h3>Instructions</h3><ul><li>Boil it all in a pot until it is soft.</ul>${notes}`,
    ).reading;
    expect(instructions).toEqual(["Boil it all in a pot until it is soft."]);
  });

  it("reads packets as an ingredient, and multipliers as buttons", () => {
    const { ingredients } = lists(`${list}<li>2 x 7g sachets yeast<li>1x 2x 3x`, `<ol>${method}</ol>`);
    expect(ingredients).toEqual([...LINES, "2 x 7g sachets yeast"]);
  });

  it("reads a collapsed element, and no text for screen readers", () => {
    const box = `<div class="is-visually-hidden"><h3>Method</h3><p>${"Stir the soup slowly. ".repeat(20)}</p></div>`;
    const { reading } = read(
      `<h2>Ingredients</h2><ul>${list}</ul><p class="visually-hidden">3 cups of unseen words</p>${box}`,
    );
    expect(reading.instructions.join(" ")).toContain("Stir the soup slowly.");
    expect(reading.ingredients).toEqual(LINES);
  });

  it.each([
    [
      "buttons in rows",
      LINES.map((line) => `<div class=r><label>${line}</label><button>Swap</button></div>`),
    ],
    ["a counter of servings", ["<div><i>-</i> 2 <i>+</i></div>", ...LINES.map((line) => `<p>${line}</p>`)]],
    ["the word above advertising", LINES.map((line) => `<p>${line} <span>Advertisement</span></p>`)],
    [
      "a time in a table",
      ["<div><b>Riposo</b> <i>4 ore</i></div>", ...LINES.map((line) => `<div>${line}</div>`)],
    ],
    ["who wrote it", ["<p>Recipe by Ann Cook</p>", ...LINES.map((line) => `<p>${line}</p>`)]],
  ])("skips %s", (_, rows) => {
    const { ingredients } = read(
      `<h2>Ingredients</h2><div>${rows.join("")}</div><h3>Method</h3><ol>${method}</ol>`,
    ).reading;
    expect(ingredients).toEqual(LINES);
  });

  it("keeps foods after an abbreviation", () => {
    const { ingredients } = lists(`${list}<li>n. B. Schnittlauch<li>etw. Muskat`, `<ol>${method}</ol>`);
    expect(ingredients).toEqual([...LINES, "n. B. Schnittlauch", "etw. Muskat"]);
  });

  it("keeps steps that begin like the label of a time", () => {
    const terse = ["Wash the leeks.", "Cook 20 minutes.", "Bake 15 to 18 minutes until golden."];
    expect(lists(list, `<ol><li>${terse.join("<li>")}</ol>`).instructions).toEqual(terse);
  });

  it("finds the steps below a heading that begins with the name of the dish", () => {
    const { reading } = read(
      "<h2>用料</h2><table><tr><td>茄子<td>2根<tr><td>生抽<td>2勺<tr><td>淀粉<td>适量</table><h2>红烧茄子的做法</h2><ol><li>茄子洗净切块，撒盐腌10分钟。<li>锅中放油，把茄子煎软盛出。</ol>",
    );
    expect(reading.ingredients).toEqual(["茄子 2根", "生抽 2勺", "淀粉 适量"]);
    expect(reading.instructions).toHaveLength(2);
  });

  it("reads a number of servings above amounts as their heading", () => {
    const html = `<p>A classic for Sundays…</p><p><b>Pour 6 personnes :</b></p><p>Préparation : 25 min</p><p>- 2 leeks, sliced<br>- 1 l stock<br>- 3 potatoes<br>- salt</p><p>${steps.join("<br>")}</p>`;
    const { ingredients, instructions, servings } = read(html).reading;
    expect(ingredients).toEqual(["2 leeks, sliced", "1 l stock", "3 potatoes", "salt"]);
    expect(instructions).toEqual(steps);
    expect(servings).toBe(6);
  });

  it("does not read an archive with yearly numbers of posts as a list", () => {
    const years = Array.from({ length: 12 }, (_, at) => `<li><a href=/y>${2008 + at}</a> (${at + 2})`).join(
      "",
    );
    const html = `<p>Serves 4</p><p>2 leeks, sliced<br>1 l stock<br>3 potatoes<br>1 onion<br>salt</p><p>${steps.join(" ")}</p><ul>${years}</ul>`;
    expect(read(html).reading.ingredients).toEqual([
      "2 leeks, sliced",
      "1 l stock",
      "3 potatoes",
      "1 onion",
      "salt",
    ]);
  });

  it("does not read unnamed text in a sidebar as steps", () => {
    const posts = Array.from(
      { length: 8 },
      (_, at) => `<li>Soup ${at}. Mix 2 cups of flour with butter and bake them for ${at} minutes.`,
    );
    const html = `<main><p>Serves 4</p><p>2 leeks, sliced<br>1 l stock<br>3 potatoes<br>salt</p><p>${STEPS.join(" ")} ${steps.join(" ")}</p></main><div class=sidebar><ul>${posts.join("")}</ul></div>`;
    expect(read(html).reading.instructions).toEqual([`${STEPS.join(" ")} ${steps.join(" ")}`]);
  });

  it("reads an article also in an element named as a widget", () => {
    const menu = Array.from({ length: 9 }, (_, at) => `<li>${at + 2} cups of tea`).join("");
    const foods = ["leeks", "potatoes", "carrots", "onions", "celery", "turnips", "parsley", "butter"].map(
      (food) => `2 cups ${food}`,
    );
    const all = [...STEPS, "Season the soup with salt and pepper, and serve it with bread."];
    const html = `<div class="elementor-widget"><ul><li>${foods.join("<li>")}</ul><ol><li>${all.join("<li>")}</ol></div><div class="widget_recent"><ul>${menu}</ul></div>`;
    expect(read(html).reading).toMatchObject({ ingredients: foods, instructions: all });
  });

  it("keeps all foods with the same measure", () => {
    const spices = ["cumin", "paprika", "salt", "ginger", "oil", "mace"].map(
      (food) => `1 tablespoon ${food}`,
    );
    expect(lists(`<li>${spices.join("<li>")}`, `<ol>${method}</ol>`).ingredients).toEqual(spices);
  });

  it("does not read the ingredients of one step as the whole list", () => {
    const foods = ["2 leeks, sliced", "1 l stock", "3 potatoes", "1 onion"];
    const box = (step: string, at: number) =>
      `<article><header>Step ${at + 1} of 3</header><p>${step}</p><details><summary>Ingredients for this step</summary><ul><li>${foods[at]}</ul></details></article>`;
    const { reading } = read(
      `<h2>Ingredients</h2><ul><li>${foods.join("<li>")}</ul><h2>Method</h2>${steps.map(box).join("")}`,
    );
    expect(reading.ingredients).toEqual(foods);
    expect(reading.instructions).toEqual(steps);
  });

  it("reads a list of short lines where all steps are in one piece", () => {
    const html = `My garden gave 14 leeks.<br><br>This is our supper.<br><br><b>Leek soup</b><br><i>serves 6</i><br><br>2 lbs leeks, sliced<br>1 l stock<br>3 potatoes<br>1 onion, diced<br>salt & pepper<br><br>Preheat the oven to 375. Fry the leeks and the onion in butter, about 10 minutes, and drain well. Butter a dish, lay the potatoes into it in thin slices, pour the stock over them, and put the leeks on top. Bake for 35 minutes.<br><br>Enjoy! Let me know if you try it.<br>Love, Jo`;
    const { ingredients, instructions } = read(html).reading;
    expect(ingredients).toEqual([
      "2 lbs leeks, sliced",
      "1 l stock",
      "3 potatoes",
      "1 onion, diced",
      "salt & pepper",
    ]);
    expect(instructions).toHaveLength(1);
    expect(instructions[0]).toMatch(/^Preheat.*minutes\.$/);
  });

  it("returns no steps where lines hardly resemble any", () => {
    const junk = ["Soups", "Starters", "{{review}}", "Easy", "In stock", "More", "Tools of the kitchen"];
    const { instructions } =
      lists(list, "").instructions.length === 0
        ? read(
            `<div>${junk.map((line) => `<div class=x>${line}</div>`).join("")}</div><h2>Ingredients</h2><ul>${list}</ul>`,
          ).reading
        : { instructions: ["lists without steps have steps"] };
    expect(instructions).toEqual([]);
  });
});
