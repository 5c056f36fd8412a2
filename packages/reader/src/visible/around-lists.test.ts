import { describe, expect, it } from "vitest";
import { readWholePage } from "../read-page.ts";

const LINES = ["400 g carrots", "2 apples", "3 tbsp oil", "salt"];
const STEPS = [
  "Grate the carrots and the apples.",
  "Stir in the oil, season with salt and serve the salad cold.",
];
const items = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join("");
const METHOD = `<h2>Method</h2><ol>${items(STEPS)}</ol>`;
const read = (list: string, method = METHOD) =>
  readWholePage(`<h1>Carrot salad</h1>${list}${method}`, "https://salad.example/").reading;
const LIST = `<ul>${items(LINES)}</ul>`;

describe("the reader of ingredient lists", () => {
  it.each([
    [
      "a count of people before the rows",
      `<h2>Ingredienser</h2><div><button>-</button><span>6 prs</span><button>+</button></div>${LIST}`,
    ],
    ["a count in words that are not known", `<h2>Hozzávalók</h2><div>4 emberhez</div>${LIST}`],
    [
      "what the recipe is multiplied by",
      `<h2>Ingredients</h2><ul><li>½x</li><li>1x</li><li>2x</li></ul>${LIST}`,
    ],
    [
      "group names in capitals",
      "<h2>Zutaten</h2><p>SALAT</p><p>400 g carrots<br>2 apples</p><p>SOSSE</p><p>3 tbsp oil<br>salt</p>",
    ],
    [
      "group names in braces",
      "<h2>Składniki</h2><p>{sałatka}</p><p>400 g carrots</p><p>2 apples</p><p>{sos}</p><p>3 tbsp oil</p><p>salt</p>",
    ],
    [
      "group names that say what for",
      "<h2>Ingrédients</h2><ul><li>Pour la salade</li><li>400 g carrots</li><li>2 apples</li><li>Pour l’assaisonnement</li><li>3 tbsp oil</li><li>salt</li></ul>",
    ],
    [
      "group names that end in a colon",
      "<h2>Ingredienti</h2><ul><li>Insalata:</li><li>400 g carrots</li><li>2 apples</li><li>Salsa:</li><li>3 tbsp oil</li><li>salt</li></ul>",
    ],
    [
      "rows of a class for groups",
      "<h2>Ingredients</h2><ul><li class=section>Salad</li><li>400 g carrots</li><li>2 apples</li><li class=section>Dressing</li><li>3 tbsp oil</li><li>salt</li></ul>",
    ],
    [
      "the head of a table",
      "<h2>Ingrediënten</h2><table><tr><th>Product</th><th>Hoeveel</th></tr><tr><td>400 g</td><td>carrots</td></tr><tr><td>2</td><td>apples</td></tr><tr><td>3 tbsp</td><td>oil</td></tr><tr><td></td><td>salt</td></tr></table>",
    ],
    [
      "tabs of units",
      `<h2>Ingredients</h2><ul class="nav tabs"><li><a href="#a">US</a></li><li><a href="#b">Metric</a></li></ul><div><p>14 oz carrots</p><p>2 apples</p><p>3 tbsp oil</p></div>`,
    ],
    [
      "allergens and tools",
      `<h2>Ingrédients</h2>${LIST}<div>Allergènes</div><p>Traces possibles : céleri</p><div>Ustensiles</div><ul><li>râpe</li><li>saladier</li></ul>`,
    ],
    [
      "difficulty, price and time",
      `<h2>Ingredientes</h2><ul>${items([...LINES, "Coste: bajo", "Dificultad Fácil", "Robot 25 min"])}</ul>`,
    ],
    [
      "a rating and a question",
      `<h2>Zutaten</h2><ul>${items([...LINES, "4,5 / 5", "Fehlt dir etwas?"])}</ul>`,
    ],
    [
      "nutrition",
      `<h2>Ingrediënten</h2><ul>${items([...LINES, "12 gram Koolhydraten", "3 gram Eiwitten"])}</ul>`,
    ],
    [
      "bullets of all kinds",
      `<h2>Ingredientes</h2><p>· 400 g carrots</p><p>• 2 apples</p><p>▢ 3 tbsp oil</p><p>✓ salt</p>`,
    ],
  ])("skips text that is no ingredient: %s", (name, list) => {
    const expected = name === "tabs of units" ? ["14 oz carrots", "2 apples", "3 tbsp oil"] : LINES;
    expect(read(list).ingredients).toEqual(expected);
    expect(read(list).instructions).toEqual(STEPS);
  });

  it("reads the count before the rows as the servings", () => {
    expect(read(`<h2>Ingredienser</h2><div>6 prs</div>${LIST}`).servings).toBe(6);
  });

  it("does not read a menu as the list, however many ingredients it mentions", () => {
    const links = [
      "5 Ingredients or Less",
      "15-Minute Recipes",
      "20-Minute Salads",
      "3-Step Suppers",
      "Pasta",
      "Pork",
      "Shrimp",
    ];
    const menu = `<nav><h3>Favorite Ingredients</h3><ul>${links.map((link) => `<li><a href=/x>${link}</a></li>`).join("")}</ul></nav>`;
    expect(read(`${menu}<h2>Ingredients</h2>${LIST}`).ingredients).toEqual(LINES);
  });

  it("reads a list in one paragraph, with commas in parentheses", () => {
    const list =
      "<h2>Zutaten für einen Salat</h2><p>400 g carrots, 2 apples (sour, red), 3 tbsp oil, salt, 1 pinch of sugar</p>";
    expect(read(list).ingredients).toEqual([
      "400 g carrots",
      "2 apples (sour, red)",
      "3 tbsp oil",
      "salt",
      "1 pinch of sugar",
    ]);
  });

  it.each([
    ["an abbreviation at its end", "Sale e pepe q.b."],
    ["a word that tables of nutrients begin with", "Fett für die Form"],
  ])("keeps a line with %s", (_, line) => {
    expect(read(`<h2>Ingredienti</h2><ul>${items([...LINES, line])}</ul>`).ingredients).toEqual([
      ...LINES,
      line,
    ]);
  });

  it("moves the amount before a food that is a term", () => {
    const pairs = "<dt>Carrots</dt><dd>400 g</dd><dt>Apples</dt><dd>200 g</dd><dt>Oil</dt><dd>3 dl</dd>";
    expect(read(`<h2>You will need</h2><dl>${pairs}</dl>`).ingredients).toEqual([
      "400 g Carrots",
      "200 g Apples",
      "3 dl Oil",
    ]);
  });

  it("reads a list without any amount below its heading", () => {
    const list = "<h2>Ingrediënten</h2><ul><li>Wortels</li><li>Appels</li><li>Olie (mild)</li></ul>";
    expect(read(list).ingredients).toEqual(["Wortels", "Appels", "Olie (mild)"]);
  });

  it("adds the unit at the head of a column to each of its numbers", () => {
    const cells = ["Food", "g", "Carrots", "400", "Apples", "200", "Oil", "30"].map(
      (text) => `<div class=c>${text}</div>`,
    );
    expect(read(`<h2>Ingredients</h2><div>${cells.slice(1).join("")}</div>`).ingredients).toEqual([
      "400 g Carrots",
      "200 g Apples",
      "30 g Oil",
    ]);
  });

  it("separates an amount from the food that touches it in the source", () => {
    const rows = ["400 g|carrots", "2|apples", "3 dl|oil"].map((row) => {
      const [amount, food] = row.split("|");
      return `<li><b>${amount}</b><i>${food}</i></li>`;
    });
    expect(read(`<h2>Sastojci</h2><ul>${rows.join("")}</ul>`).ingredients[2]).toBe("3 dl oil");
  });
});

describe("words of buttons", () => {
  it.each([
    "Scale the flour into the bowl and beat it for 5 minutes.",
    "Check the seasoning and add more salt if you like.",
    "Save the water in which the carrots were boiled.",
    "Add to the bowl and stir until it is smooth.",
  ])("may begin a step: %s", (step) => {
    const method = `<h2>Method</h2><ol>${items([step, ...STEPS])}</ol>`;
    expect(read(`<h2>Ingredients</h2>${LIST}`, method).instructions).toEqual([step, ...STEPS]);
  });
});

describe("headings in other languages", () => {
  it.each([
    ["Ingrediëntenlijst", "Bereiden"],
    ["Dit heb je nodig", "Worteltaart maken"],
    ["Man nehme", "Schritt für Schritt"],
    ["Il vous faut", "Marche à suivre"],
    ["Du behöver", "Gör så"],
    ["Det trenger du", "Slik lager du det"],
    ["Lista składników", "Krok po kroku"],
    ["Budeme potřebovat", "Návod"],
    ["Продукты", "Пошаговое приготовление"],
    ["Ami kell hozzá", "Így készül"],
    ["食材清单", "步驟"],
  ])("are recognised: %s, %s", (ingredients, method) => {
    const { ingredients: lines, instructions } = read(
      `<h2>${ingredients}</h2>${LIST}`,
      `<h2>${method}</h2>${STEPS.map((step) => `<p>${step}</p>`).join("")}`,
    );
    expect([lines, instructions]).toEqual([LINES, STEPS]);
  });
});
