import { describe, expect, it } from "vitest";
import { entriesOf, linesOf, recipesOf } from "../../testing/entries-of.ts";
import { zipOf } from "../../testing/zip-of.ts";

const GIF = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");
const ID = "0B45D02B-5429-4936-A2B3-EB3A864E94CE";

const PAPRIKA_3 = `\ufeff<!DOCTYPE html><html><head><style>.ingredients { margin: 0 }</style></head><body>
<div class="recipe" itemscope itemtype="http://schema.org/Recipe"><div class="infobox">
<div class="photobox"><img src="Images/${ID}/one.jpg" itemprop="image" class="photo photoswipe"/></div>
<h1 itemprop="name" class="name">Leek &amp; potato pie</h1>
<p itemprop="aggregateRating" class="rating" value="4">★★★★</p>
<p itemprop="recipeCategory" class="categories">Pies, Winter</p>
<p class="metadata"><b>Zeit: </b><span itemprop="prepTime">10 mins</span><b>Für: </b><span itemprop="recipeYield">4</span>
<b>Schwierigkeit: </b><span>Leicht</span><a itemprop="url" href="https://example.org/pie"><span itemprop="author">Aunt May</span></a></p></div>
<div class="ingredients text"><p class="line" itemprop="recipeIngredient"><strong>Filling:</strong></p>
<p class="line" itemprop="recipeIngredient"><strong>2</strong> leeks</p>
<p class="line" itemprop="recipeIngredient"><strong>1</strong> <a href="Crust.html">Crust</a></p></div>
<div itemprop="recipeInstructions" class="directions text"><p class="line">1. Fry.</p><p class="line">2. Bake.</p></div>
<div itemprop="comment" class="notes text"><p>Good cold.<br/>Or warm.</p></div></div>
<script>var items = [{ msrc: 'Images/${ID}/one.jpg', src: 'Images/${ID}/one.jpg' }, { src: 'Images/${ID}/two.jpg' }];</script>
</body></html>`;

const PAPRIKA_2 = `<html><head><meta content="paprikarecipe" /></head><body class='hrecipe'>
<img src="images/a.jpg" class='photo'/><h1 class='fn'>Leek pie</h1><p class='rating'>★★★</p>
<p class='recipe_info'><b>Prep </b><span class='prepTime'>20 min</span><a class='source' href=''>A book, p. 47</a></p>
<ul class='ingredients'><li class='ingredient'>Crust:</li><li class='ingredient'>200 g flour</li></ul>
<span class='instructions'><p>Crust:<br/>Knead.<br/>Bake.</p></span><span class='notes'><p>Good.</p></span></body></html>`;

const RECIPEKEEPER = `<!DOCTYPE html><html><body><div class=recipe-details><meta content=r1 itemprop=recipeId>
<meta content=True itemprop=recipeIsFavourite><meta content=5 itemprop=recipeRating><h2 itemprop=name>Lauchsuppe</h2>
<div>Rezeptarten: <span itemprop=recipeCourse>Suppe, Abend</span></div><div>Kategorien: <meta content="Für Gäste" itemprop=recipeCategory></div>
<div>Quelle: <span itemprop=recipeSource>Tante Mia</span></div><div>Portionen: <span itemprop=recipeYield>4 Teller</span></div>
<meta content=PT1H5M itemprop=prepTime><meta content=PT0S itemprop=cookTime>
<div itemprop=recipeIngredients><p>2 Lauch</p><p></p><p><b>Zum Servieren</b></p><p>Brot</p></div>
<div itemprop=recipeDirections><p>1. Kochen.</p><p></p><p>2. Servieren.</p></div><div itemprop=recipeNotes><p>Gut &lt;b&gt;kalt&lt;/b&gt;.</p></div>
<div>Kalorien: 120kcal<meta content=120 itemprop=recipeNutCalories></div>
<img src=images/r1_1.jpg itemprop=photo1 /><img src=images/r1_0.jpg itemprop=photo0 /><img src="http://192.0.2.1/x.jpg" itemprop=photo2 />
</div><div class=recipe-details><h2 itemprop=name>Brot</h2><div itemprop=recipeIngredients><p>Mehl</p></div></div></body></html>`;

const COPY_ME_THAT = `<head><meta name="copymethat_class_id_version" content="2"></head><html><body>
<div class = "recipe"><div id = "name"> Leek soup </div>Adapted from <a id = "original_link" href = "https://example.org/soup">x</a>
<img class= "recipeImage" src = "images/soup.jpg"/><span class = "recipeCategory">soup</span><span id="starred">Is starred. </span>
<span id = "ratingValue">4</span><a id="recipeYield">6</a><ul id = "recipeIngredients"><div class="recipeIngredient_subheader">Soup</div>
<li class= "recipeIngredient"> 2 leeks </li><li class="recipeIngredient_spacer"></li></ul>
<ol id="recipeInstructions"><li class = "instruction" value = "1">Simmer.</li></ol>
<li class = "recipeNote">First.</li><li class = "recipeNote">Second.</li>
<div class="recipe"><div id="name">Unclosed before</div><li class="recipeIngredient">1 egg</li></body></html>`;

describe("a page of Paprika 3", () => {
  it("is read with the pictures of its script, whatever the language of its labels", async () => {
    const zip = await zipOf({
      "index.html": "<html><body><ul><li>Leek pie</li></ul></body></html>",
      "Recipes/Leek pie.html": PAPRIKA_3,
      [`Recipes/Images/${ID}/one.jpg`]: GIF,
      [`Recipes/Images/${ID}/two.jpg`]: GIF,
    });
    const entries = await entriesOf(zip);
    expect(entries).toMatchObject([
      {
        format: "paprika-html",
        entry: "Recipes/Leek pie.html",
        ownId: ID,
        ownRating: 4,
        pictures: [{}, {}],
        problems: [],
        links: [{ name: "Crust" }],
        draft: {
          name: "Leek & potato pie",
          difficulty: "Leicht",
          tags: ["pies", "winter"],
          url: "https://example.org/pie",
          source: "Aunt May",
          notes: ["Good cold.\nOr warm."],
        },
      },
    ]);
    const [pie] = await recipesOf(zip);
    expect(pie && linesOf(pie)).toEqual({
      ingredients: { filling: ["2 leeks", "1 Crust"] },
      steps: [["", ["Fry.", "Bake."]]],
    });
  });
});

describe("a page of Paprika 2", () => {
  it("is read from UTF-16", async () => {
    const bytes = Buffer.from(`\ufeff${PAPRIKA_2}`, "utf16le");
    const [pie] = await recipesOf(await zipOf({ "Leek pie.html": bytes, "images/a.jpg": GIF }));
    expect(pie).toMatchObject({
      format: "paprika-html",
      ownRating: 3,
      pictures: [{}],
      draft: { source: "A book, p. 47" },
    });
    expect(pie && linesOf(pie)).toEqual({
      ingredients: { crust: ["200 g flour"] },
      steps: [["Crust", ["Knead.", "Bake."]]],
    });
  });
});

describe("a page of Recipe Keeper", () => {
  it("is read by its properties, with photographs by their number and none from elsewhere", async () => {
    const zip = await zipOf({
      "x/recipes.html": RECIPEKEEPER,
      "x/images/r1_0.jpg": GIF,
      "x/images/r1_1.jpg": Buffer.from("JFIF"),
    });
    const [soup, bread] = await recipesOf(zip);
    expect(soup).toMatchObject({
      format: "recipekeeper",
      ownId: "r1",
      ownRating: 5,
      isFavorite: true,
      draft: {
        tags: ["suppe", "abend", "für gäste"],
        source: "Tante Mia",
        servings: 4,
        notes: ["Gut kalt."],
        nutrition: "Kalorien: 120 kcal",
        duration: { prep_time_minutes: 65 },
      },
    });
    expect(soup && linesOf(soup)).toEqual({
      ingredients: { main: ["2 Lauch"], zum_servieren: ["Brot"] },
      steps: [["", ["Kochen.", "Servieren."]]],
    });
    const [cover, other, ...more] = soup?.pictures ?? [];
    expect(cover && "bytes" in cover && Buffer.compare(await cover.bytes(), GIF)).toBe(0);
    expect(other).toBeDefined();
    expect(more).toEqual([]);
    expect(bread).toMatchObject({ entry: "x/recipes.html#2", draft: { name: "Brot" } });
  });
});

describe("a page of Copy Me That", () => {
  it("is read although ids repeat and an element is not closed", async () => {
    const [soup, other] = await recipesOf(
      await zipOf({ "recipes.html": COPY_ME_THAT, "images/soup.jpg": GIF }),
    );
    expect(soup).toMatchObject({
      format: "copymethat",
      ownRating: 4,
      isFavorite: true,
      pictures: [{}],
      draft: { url: "https://example.org/soup", tags: ["soup"], notes: ["First.", "Second."], servings: 6 },
    });
    expect(soup && linesOf(soup)).toEqual({ ingredients: { soup: ["2 leeks"] }, steps: [["", ["Simmer."]]] });
    expect(other).toMatchObject({ draft: { name: "Unclosed before" } });
  });
});

describe("a page that means harm", () => {
  it("gives no tag, script or text of a frame, however deep its elements nest", async () => {
    const deep = "<div>".repeat(3_000);
    const page = RECIPEKEEPER.replace(
      "<p>2 Lauch</p>",
      `<p onclick="alert(1)">2 Lauch<script>alert(1)</script><iframe>alert</iframe><svg><text>alert</text></svg></p>${deep}<p>Salz</p>`,
    );
    const [soup] = await recipesOf(page, "recipes.html");
    const text = JSON.stringify(soup?.draft);
    expect(text).toContain("2 Lauch");
    expect(text).toContain("Salz");
    expect(text).not.toMatch(/alert|<\w/);
  });

  it("is read no further where elements nest without end", async () => {
    const page = RECIPEKEEPER.replace("<p>2 Lauch</p>", `<p>2 Lauch</p>${"<div>".repeat(200_000)}`);
    const started = performance.now();
    const entries = await entriesOf(page, "recipes.html");
    expect(entries.map(({ kind }) => kind)).toEqual(["recipe", "unread"]);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
