import { describe, expect, it } from "vitest";
import { looksBlocked } from "./blocked-page.ts";
import { readWholePage } from "./read-page.ts";

const SITE = "The Soup Pot";
const DISHES = ["Leek soup", "Onion tart", "Bean stew", "Potato salad", "Rice pudding", "Apple cake"];
const MENU = `<nav><ul>${DISHES.map((dish) => `<li><a href="/r">${dish}</a>`).join("")}</ul></nav>`;
const FOOT = "<footer><p>© The Soup Pot<p>Sign up and get 10 recipes every week.</footer>";

const page = (title: string, main: string, head = "", language = "en") =>
  `<html lang=${language}><head><title>${title} | ${SITE}</title>${head}</head><body>${MENU}<main><h1>${title}</h1>${main}</main>${FOOT}`;
const read = (html: string, url = "https://soup.example/page") => readWholePage(html, url);
const each = (html: (dish: string, at: number) => string) => DISHES.map(html).join("");
const card = (dish: string, at: number) =>
  `<article class="recipe-card"><a href="/r"><h3>${dish}</h3></a><span class="total-time">${10 + at} min</span> <span class="servings">4 servings</span><p>A quick dish that is ready in ${10 + at} minutes.</article>`;
const listOf = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}`).join("")}</ul>`;

const ITEM_LIST = JSON.stringify({
  "@type": "ItemList",
  itemListElement: DISHES.map((name) => ({ "@type": "ListItem", item: { "@type": "Recipe", name } })),
});

describe("a page without a recipe", () => {
  it.each([
    [
      "an article with lists",
      page(
        "The history of soup",
        `<p>In 1765 a man sold broths to travellers.<h2>Did you know?</h2><ol><li>The oldest bowl is 20,000 years old and was made of clay.<li>In 1869 the first can of soup was sold in a shop.</ol><p>Boil, simmer, stir: cooks have done so ever since.`,
      ),
    ],
    [
      "advice in steps",
      page(
        "How to sharpen a knife",
        `<h2>What you need</h2>${listOf(["A whetstone", "A towel", "Water"])}<h2>Step by step</h2><ol><li>Soak the stone in water for 10 minutes until no bubbles rise.<li>Put the stone on a wet towel so that it cannot slip.<li>Draw the blade over the stone at an angle of 20 degrees.</ol>`,
      ),
    ],
    [
      "a comparison of goods",
      page(
        "The best blenders",
        `<h2>1. Vortex</h2>${listOf(["900 W motor", "1.5 l jug", "3 speeds"])}<p>Blends soups in 3 minutes. Easy to clean.<h2>2. Mixo</h2>${listOf(["500 W motor", "1 l jug", "5 speeds"])}<p>Quiet, but slow. Takes 6 minutes for a litre of soup.`,
      ),
    ],
    [
      "food in a shop",
      page(
        "Chicken stock, 6 pack",
        `<p>$12.99<h2>Details</h2>${listOf(["6 x 500 ml cartons", "Gluten free"])}<h2>Ingredients</h2><p>Water, chicken (12%), onions, salt.<h2>Directions</h2><p>Shake well before use. Heat gently.`,
        '<script type="application/ld+json">{"@type":"Product","name":"Chicken stock"}</script>',
      ),
    ],
    [
      "cosmetics",
      page(
        "Face serum 30 ml",
        `<h2>Ingredients</h2><ul class="ingredients"><li>Aqua<li>Niacinamide 10%<li>Zinc PCA 1%</ul><h2>Directions</h2><ol class="directions"><li>Cleanse your face with warm water and pat it dry.<li>Apply 3 drops to the face in the morning and before you go to bed.</ol>`,
      ),
    ],
    [
      "something to build",
      page(
        "Build a raised bed",
        `<h2>Materials</h2>${listOf(["4 boards, 2 m", "16 screws", "200 l soil"])}<h2>Instructions</h2><ol><li>Saw the boards to length and sand the edges until they are smooth.<li>Screw the boards together and check the corners.<li>Fill the bed with soil and plant what you like.</ol>`,
      ),
    ],
    ["a category of many recipes", page("Soup recipes", `<p>Our 120 best soups.<div>${each(card)}</div>`)],
    [
      "a category that lists its recipes as data",
      page("Soup recipes", each(card), `<script type="application/ld+json">${ITEM_LIST}</script>`),
    ],
    [
      "a category in Spanish",
      page(
        "Recetas de sopas",
        each(
          (dish, at) =>
            `<div class=receta><h2><a href=/r>${dish}</a></h2><p>${10 + at} minutos · 4 raciones · Fácil<p>Una receta sencilla con 5 ingredientes.</div>`,
        ),
        "",
        "es",
      ),
    ],
    [
      "a list of favourites with links",
      page(
        "6 soups for winter",
        each(
          (dish, at) =>
            `<h2>${at + 1}. ${dish}</h2><p>Ready in ${10 + at} minutes with 5 ingredients. Serve with bread.</p><a href=/r>Get the recipe</a>`,
        ),
      ),
    ],
    [
      "a home page",
      page(
        "The Soup Pot",
        `<h2>Latest</h2>${each(card)}<h2>About me</h2><p>I cook, I write and I stir pots by the sea.`,
      ),
    ],
    [
      "results of a search",
      page(
        "Search results",
        `<ol>${each((dish) => `<li><a href=/r>${dish}</a><p>Ingredients: 2 leeks, 1 l stock ... Method: Wash the leeks.`)}</ol>`,
      ),
    ],
    [
      "a form to sign in",
      page(
        "Log in",
        `<form><label>Email</label><input><button>Log in</button></form>${listOf(["Save 1,000 recipes", "Plan 7 days"])}`,
      ),
    ],
    [
      "a recipe for subscribers",
      page(
        "Leek soup",
        `<p>The dish of the winter.<h2>Subscribe to read</h2>${listOf(["€ 2.99 per month", "1 month free"])}`,
      ),
    ],
    ["a page that is gone", page("Page not found", `<p>Error 404. Try one of these:${listOf(DISHES)}`)],
    [
      "a thread of a forum",
      page(
        "My bread does not rise",
        "<p>I used 500 g of flour and 350 g of water. I let it rise for 4 hours.<p>Your kitchen is cold.<p>1. Feed the starter.<br>2. Use 10% rye.<br>3. Be patient.",
      ),
    ],
    [
      "the menu of a restaurant",
      page(
        "Our menu",
        `<h2>Starters</h2>${listOf(["Leek soup with bread 6.50", "2 eggs, salad 7.90"])}<h2>Mains</h2>${listOf(["200 g steak, fries 24.00", "1/2 roast chicken 16.00"])}<p>All our dishes are cooked fresh each day. Ask our staff.`,
      ),
    ],
    [
      "the menu of a restaurant with bare prices",
      page(
        "Lunch",
        `<table><tr><td>2 eggs any style<td>8<tr><td>3 pancakes<td>9<tr><td>1 bowl of soup<td>7<tr><td>4 wings<td>11</table><p>Served from 11 to 3. Tell us about allergies before you order.`,
      ),
    ],
    [
      "a table of nutrients",
      page(
        "Calories of leeks",
        "<table><tr><td>100 g<td>61 kcal<tr><td>1 cup, sliced<td>54 kcal<tr><td>1 leek<td>54 kcal</table><p>Leeks are rich in vitamin K. They hold 83 g of water in 100 g.",
      ),
    ],
    [
      "a table of measures",
      page(
        "Cups to grams",
        "<table><tr><td>1 cup<td>120 g<tr><td>3/4 cup<td>90 g<tr><td>1/2 cup<td>60 g<tr><td>1/4 cup<td>30 g</table><p>Spoon the flour into the cup and level it.",
      ),
    ],
    [
      "a plan for the week",
      page(
        "Meal plan",
        each(
          (dish, at) =>
            `<h2>Day ${at + 1}</h2><ul><li>Breakfast: 2 eggs<li>Dinner: <a href=/r>${dish}</a></ul>`,
        ),
      ),
    ],
    [
      "a page that scripts fill",
      "<html><head><title>Soup App</title></head><body><div id=root></div><script src=/app.js></script>",
    ],
    ["nothing", "<html><body></body></html>"],
  ])("has none: %s", (_, html) => {
    expect(read(html).draft).toBeNull();
  });

  it("yields no recipe: a video diary", () => {
    const html = `<title>I ate soup for 30 days</title><meta property="og:description" content="I eat soup for 30 days. Subscribe! 0:00 Intro 1:20 Day 1 5:40 Day 15"><body>`;
    expect(read(html, "https://www.youtube.com/watch?v=abc").draft).toBeNull();
  });

  it.each([
    [
      "a check for robots",
      "<title>Just a moment...</title><body><h1>soup.example</h1><p>Verifying you are human.",
    ],
    [
      "a question of consent",
      "<title>Before you continue</title><body><h1>We value your privacy</h1><p>We and our 832 partners store cookies.",
    ],
  ])("is distinguished from a recipe: %s", (_, html) => {
    const { draft, reading, text } = read(html);
    expect(draft).toBeNull();
    expect(looksBlocked(reading.title ?? "", text)).toBe(true);
  });
});

describe("a recipe without structured data", () => {
  it.each([
    [
      "a drink",
      "en",
      ["5 cl rum", "2 cl lime juice", "ice"],
      ["Shake with ice and strain into a glass.", "Garnish with the lime."],
    ],
    [
      "a salad that is not cooked",
      "de",
      ["1 Gurke", "2 EL Essig", "Salz"],
      ["Die Gurke schälen und in Scheiben schneiden.", "Mit Essig und Salz würzen."],
    ],
    [
      "a language whose words are not known",
      "fi",
      ["2 purjoa", "1 l lientä", "suolaa"],
      ["Pese purjot ja leikkaa ne renkaiksi.", "Keitä liemessä puoli tuntia."],
    ],
    [
      "a language that the page does not say",
      "",
      ["2 porros", "1 l de caldo", "sal"],
      ["Lava los porros y córtalos en aros.", "Cuécelos en el caldo media hora."],
    ],
  ])("is still detected: %s", (_, language, lines, steps) => {
    const html = page(
      "Dish",
      `<h2>Ingredients</h2>${listOf(lines)}<h2>Method</h2><ol><li>${steps.join("<li>")}</ol>`,
      "",
      language,
    );
    const { draft, reading } = read(html);
    expect(draft).not.toBeNull();
    expect([reading.ingredients, reading.instructions]).toEqual([lines, steps]);
  });
});
