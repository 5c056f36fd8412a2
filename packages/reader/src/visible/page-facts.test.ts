import { describe, expect, it } from "vitest";
import { readWholePage } from "../read-page.ts";

const LISTS =
  "<ul><li>2 leeks, sliced<li>1 l stock<li>200 g potatoes<li>salt</ul><h2>Method</h2><ol><li>Wash the leeks and cut them into rings.<li>Boil them in the stock for half an hour.</ol>";
const read = (above: string, heading = "<h2>Ingredients</h2>", below = "") =>
  readWholePage(`<body><h1>Leek soup</h1>${above}${heading}${LISTS}${below}`, "https://soup.example/")
    .reading;

describe("the servings that a page shows", () => {
  it.each([
    [
      "an element named after it",
      '<div class="recipe-facts"><span class="recipe-servings">6</span></div>',
      6,
    ],
    ["a property of RDFa", '<span property="v:yield">6 bowls</span>', 6],
    ["a microformat", '<span class="p-yield">makes 6</span>', 6],
    ["a field that visitors change", "<div><input type=text value=6><span>personer</span></div>", 6],
    [
      "a choice that is made already",
      "<p>Pour <select><option>5<option selected value=6>6</select> personnes",
      6,
    ],
    ["a counter before its word", "<div><div>6</div><div>porsjoner</div></div>", 6],
    ["a word in two forms", "<p>6 Portion/en</p>", 6],
    ["a phrase", "<p>for 6 servings</p>", 6],
    ["a count of pieces among other facts", "<h2>6 pieces — 20 minutes</h2>", 6],
    ["a size that is a number of people", "<p>Serving size: 4-6</p>", 6],
    ["numbers parted by a stroke", "<div><span>Personnes</span><span> 4/6 </span></div>", 6],
    ["a word of Hungarian", "<p>6 főre</p>", 6],
    [
      "the cell of a table",
      "<table><tr><th>Prep time</th><th>Yields</th><th>Bowl</th></tr><tr><td>5 min</td><td>6 servings</td><td>1 l</td></tr></table>",
      6,
    ],
  ])("is read from %s", (_, html, servings) => {
    expect(read(html).servings).toBe(servings);
  });

  it.each([
    ["buttons that multiply a recipe", "", "<h2>Ingredients 1x 2x 3x</h2>", ""],
    ["how many ingredients there are", "", "<h2>Ingredients (4)</h2>", ""],
    ["numbers to choose from", "", "<h2>Ingredients 1 2 3</h2>", ""],
    ["the first amount below a label", "<p>Persons</p>", " ", ""],
    ["what a serving weighs", "", undefined, "<p>Serving: 250 g</p>"],
    [
      "the energy of a serving",
      "",
      undefined,
      "<p>Per serving:</p><ul><li>900kJ / 215kcal</li><li>6g protein</li></ul>",
    ],
    ["the head of a table of nutrients", "", undefined, "<p>Serving: 1bowl</p>"],
    [
      "another recipe's label",
      "",
      undefined,
      '<div class="related-recipes"><span class="servings">8</span></div>',
    ],
  ])("is not read from %s", (_, above, heading, below) => {
    expect(read(above, heading, below).servings).toBeNull();
  });
});

describe("the time that a page shows", () => {
  it.each([
    ["names of elements", '<i class="prep-time">10 min</i><i class="cook-time">30 min</i>', [10, 30, 40]],
    [
      "a microformat's hidden value",
      '<p class="duration"><i class="value-title" title="PT3H"></i></p>',
      [null, null, 180],
    ],
    ["a number without a unit", '<i class="total-time">45</i>', [null, null, null]],
  ])("is read from %s", (_, html, minutes) => {
    const { prepMinutes, cookMinutes, totalMinutes } = read(html);
    expect([prepMinutes, cookMinutes, totalMinutes]).toEqual(minutes);
  });
});

describe("the author that a page shows", () => {
  it.each([
    [
      "a link that says so, however the name is written",
      '<a rel="author" href="/a">leek_fan</a>',
      "leek_fan",
    ],
    ["an element named after authors", '<p class="byline">By Ann Cook</p>', "Ann Cook"],
    ["an element named after users", '<span data-hook="user-name">Ann Cook</span>', "Ann Cook"],
    ["a line with a date in it", "<p>Publié le 3 février 2016 par <a href=/p>Anne</a></p>", "Anne"],
    [
      "a line with more behind it",
      "<p>Posted by Ann Cook at 08:15 PM in Soups and stews | Permalink | Comments (3)</p>",
      "Ann Cook",
    ],
    ["whose recipe it is, however the name is written", "<p>Recette proposée par leek_fan</p>", "leek_fan"],
    ["a name in letters without capitals", '<p class="author">أم خالد</p>', "أم خالد"],
    ["a row of facts", "<table><tr><th>Author</th><td>leekfan</td></tr></table>", "leekfan"],
    ["a link to a person", 'From <a href="/people/LeekFan">LeekFan</a> two weeks ago', "LeekFan"],
    [
      "the data of the article around it",
      '<script type="application/ld+json">{"@type":"BlogPosting","author":{"@type":"Person","name":"Ann Cook"}}</script>',
      "Ann Cook",
    ],
    [
      "the marked author of the article around it",
      '<div itemscope itemtype="http://schema.org/BlogPosting"><div itemscope itemprop="author" itemtype="http://schema.org/Person"><meta itemprop="name" content="Ann Cook"></div></div>',
      "Ann Cook",
    ],
  ])("is read from %s", (_, html, author) => {
    expect(read(html).author).toBe(author);
  });

  it.each([
    ["a visitor who comments", '<ol class="comments"><li><p class="comment-author">Bea Guest</p></ol>'],
    ["a link in a menu", '<nav><a href="/chefs/bea">Bea Chef</a></nav>'],
  ])("is not read from %s", (_, html) => {
    expect(read("", undefined, html).author).toBeNull();
    expect(read(html).author).toBeNull();
  });
});

it("the visible facts are read from a page whose lists are in its scripts", () => {
  const recipe = {
    ingredients: [{ amount: 2, unit: "kg", name: "leeks" }, "salt", "1 l stock"],
    steps: ["Boil.", "Season."],
  };
  const html = `<body><h1>Leek soup</h1><p>Serves 2 · Prep 5 min · Cook 10 min</p><script type="application/json">${JSON.stringify({ recipe })}</script>`;
  expect(readWholePage(html, "https://soup.example/").reading).toMatchObject({
    ingredients: ["2 kg leeks", "salt", "1 l stock"],
    servings: 2,
    prepMinutes: 5,
    cookMinutes: 10,
    totalMinutes: 15,
  });
});

describe("facts beside each other in one line", () => {
  it.each([
    ["labels in bold", "<p><b>Total:</b> 35 minutes <b>Serves:</b> 6</p>"],
    ["sentences", "<p>Serves 6 people. Prep 15 min. Cook 20 min.</p>"],
    [
      "labels in boxes of text",
      "<div><span>Prep Time</span> <span>15 mins</span> <span>Cook Time</span> <span>20 mins</span> <span>Servings</span> <span>6</span></div>",
    ],
    ["drawings", "<ul><li>⏱ 35 min</li><li>🍽 Serves 6</li></ul>"],
    ["boxes that style parts", "<div><span>Ca 35 minuter</span> <span>6 portioner</span></div>"],
    [
      "Turkish",
      "<div>Hazırlama süresi: 15 dakika</div><div>Pişirme süresi: 20 dakika</div><div>6 kişilik</div>",
    ],
    ["Russian", "<p>Время приготовления: 35 минут</p><p>Порций: 6</p>"],
    ["what is about so long, and so many", "<p>Gesamtzeit ca. 35 Min. | ergibt ca. 6 Stücke</p>"],
    ["hours and minutes as one", "<p>Préparation : 15 min – Cuisson : 0h20</p><p>Pour 6 personnes</p>"],
    [
      "the end of a sentence",
      "<p>Prep 15 min. Cook 20 min.</p><p>Hallo, hier mein Rezept für 6 Personen:</p>",
    ],
    ["sentences without labels", "<p>Eine Suppe für kalte Tage. 6 Portionen.</p><p>Zeit: 35 Min.</p>"],
    ["Spanish", "<p>Comensales 6</p><p>Tiempo de preparado 15 min</p><p>Tiempo de cocinado 20 min</p>"],
    ["values before their labels", "<p>35 min. bereiden</p><p>6 personen</p>"],
    ["a heading's parenthesis", "<h2>Opskrift på suppe (6 personer)</h2><p>Tid i alt: 35 min.</p>"],
    [
      "a row of labels above a row of values",
      "<table><tr><td>Servings<td>Prep Time<td>Cook Time<tr><td>6 people<td>15 minutes<td>20 minutes</table>",
    ],
    [
      "labels below their values",
      "<div><div>15 min<br><span>Prep Time</span></div><div>20 min<br><span>Cook Time</span></div><div>Serves 6</div></div>",
    ],
    [
      "parts, where a total somewhere else is less",
      "<p>Ready in 10 minutes</p><p>Easy</p><p>Prep 15 min</p><p>Cook 20 min</p><p>Serves 6</p>",
    ],
  ])("are read from %s", (_, html) => {
    expect(read(html)).toMatchObject({ totalMinutes: 35, servings: 6 });
  });

  it("are read as neither a heading nor steps", () => {
    const steps = ["Wash the leeks and cut them into rings.", "Boil them in the stock for half an hour."];
    const facts = "<p>Temps total : 50 min</p><p>Préparation : 15 min</p><p>Repos : -</p>";
    const list = "<ul><li>2 leeks, sliced<li>1 l stock<li>200 g potatoes</ul>";
    const html = `<h1>Leek soup</h1><h2>Ingrédients</h2>${list}<h2>Préparation</h2>${facts}<p>${steps.join("<p>")}`;
    expect(readWholePage(html, "https://soup.example/").reading).toMatchObject({
      instructions: steps,
      prepMinutes: 15,
      totalMinutes: 50,
    });
  });

  it("are not read from nutrients", () => {
    const nutrients = "<p>Fat 5 g Calories Per Serving: 169</p><p>Calories (1 serving) 169 Calories</p>";
    expect(read("", undefined, nutrients).servings).toBeNull();
  });
});

it.each(["Publicado por <b>Ana</b> en 12:00 4 comentarios:", "Posted by Ana on May 3, 2021"])(
  "the line below a post, %j, names its author and is no step",
  (line) => {
    const { author, instructions } = read(
      "",
      undefined,
      `<p>Enjoy it!</p><div class="post-footer">${line}</div>`,
    );
    expect(author).toBe("Ana");
    expect(instructions.join(" ")).not.toContain("Ana");
  },
);

describe("times without a unit, or with another sign", () => {
  it.each([
    [
      "boxes of a number and its label",
      "<div><b>10</b><p>Prep Time</p></div><div><b>25</b><p>Cook Time</p></div>",
    ],
    ["a unit in the label", "<p>Prep time (min): 10</p><p>Cook time (min): 25</p>"],
    ["strokes instead of colons", "<h3>Prep time | 10 minutes<br>Cooking time | 25 minutes</h3>"],
    [
      "a table with its labels in a row of their own",
      "<table><tr><th>Prep time</th><th>Cook time</th><th>Level</th></tr><tr><td>10 minutes</td><td>25 minutes</td><td>easy</td></tr></table>",
    ],
  ])("are read from %s", (_, html) => {
    expect(read(html)).toMatchObject({ prepMinutes: 10, cookMinutes: 25, totalMinutes: 35 });
  });

  it("are read after a word that means about", () => {
    expect(read("<p>Elkészítési idő: kb. 30 perc</p>").totalMinutes).toBe(30);
  });
});

describe("the author that a page names", () => {
  it.each([
    ["a label in Russian", "<p>Автор рецепта: Анна Петрова</p>", "Анна Петрова"],
    ["a label in Norwegian", "<p>Oppskrift av Anne Berg</p>", "Anne Berg"],
    ["a label in Hungarian", "<p>Szerző: Kovács Anna</p>", "Kovács Anna"],
    ["a label in Dutch", "<p class=author>Gemaakt door Sandra</p>", "Sandra"],
    ["a line that says when too", "<p>Publicada por <span>Lia Costa</span> à(s) 12:00</p>", "Lia Costa"],
    ["what leads on behind the name", "<p class=byline>By Ann Cook on</p>", "Ann Cook"],
  ])("is read from %s", (_, html, author) => {
    expect(read(html).author).toBe(author);
  });

  it.each(["About Me", "Author", "Username or E-mail", "admin", "Załóż konto"])(
    "is not taken from %s",
    (name) => {
      expect(read(`<p class=author>${name}</p>`).author).toBeNull();
    },
  );

  it("is read from the credits after the steps", () => {
    expect(read("", undefined, "<p>Rezept: Erika Muster</p>").author).toBe("Erika Muster");
  });

  it("is the name of the host, where the title ends with it", () => {
    const html = `<title>Leek soup | Cooking with Topf</title><h1>Leek soup</h1><h2>Ingredients</h2>${LISTS}`;
    expect(readWholePage(html, "https://topf.example/").reading.author).toBe("Topf");
  });

  it("is the site, where the title describes the dish further than its heading", () => {
    const html = `<title>Leek soup recipe - The Soup Pot</title><h1>Leek soup</h1><h2>Ingredients</h2>${LISTS}`;
    expect(readWholePage(html, "https://soup.example/").reading.author).toBe("The Soup Pot");
  });

  it("is the site, where the title of the page names it and no author is named", () => {
    const html = `<title>Leek soup - The Soup Pot</title><h1>Leek soup</h1><h2>Ingredients</h2>${LISTS}`;
    expect(readWholePage(html, "https://soup.example/").reading.author).toBe("The Soup Pot");
  });
});

describe("the name of a recipe without data", () => {
  it.each([
    [
      "its heading before a title for search engines",
      "Easy creamy leek soup for cold days",
      "Leek soup my way",
      "Leek soup my way",
    ],
    [
      "its title, where the heading is something else",
      "Leek soup for cold days",
      "Ann's blog of food",
      "Leek soup for cold days",
    ],
    ["without the name of a space", "Cookbook:Leek soup - Wikithing", "Cookbook:Leek soup", "Leek soup"],
    ["without the name of the host", "Leek soup | Soup", "Welcome", "Leek soup"],
  ])("is %s", (_, title, heading, name) => {
    const html = `<title>${title}</title><meta property=og:title content="${title}"><h1>${heading}</h1><h2>Ingredients</h2>${LISTS}`;
    expect(readWholePage(html, "https://soup.example/").reading.title).toBe(name);
  });
});
