import { describe, expect, it } from "vitest";
import { readWholePage } from "../read-page.ts";

const LINES = ["2 leeks, sliced", "1 l vegetable stock", "200 g potatoes", "salt"];
const STEPS = ["Wash the leeks.", "Boil them in the stock.", "Season the soup and serve it."];
const RECIPE = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Leek soup",
  recipeYield: "4 servings",
  totalTime: "PT40M",
  author: { "@type": "Person", name: "Ann Cook" },
  recipeIngredient: LINES,
  recipeInstructions: STEPS.map((text) => ({ "@type": "HowToStep", text })),
};
const JSON_LD = JSON.stringify(RECIPE, null, 1);

const script = (json: unknown) =>
  `<script type="application/ld+json">${typeof json === "string" ? json : JSON.stringify(json)}</script>`;
const read = (scripts: string) =>
  readWholePage(`<html><body><h1>Leek soup</h1>${scripts}`, "https://soup.example/leek").reading;
const WHOLE = {
  title: "Leek soup",
  ingredients: LINES,
  instructions: STEPS,
  totalMinutes: 40,
  servings: 4,
  author: "Ann Cook",
};

describe("JSON-LD that is invalid JSON", () => {
  it.each([
    ["trailing commas", JSON_LD.replace('"salt"', '"salt",').replace(/\}$/, ",}")],
    ["comments", `/* recipe */\n${JSON_LD.replace('"name"', '// its name\n"name"')}`],
    ["CDATA in comments", `//<![CDATA[\n${JSON_LD}\n//]]>`],
    ["CDATA", `<![CDATA[${JSON_LD}]]>`],
    ["a comment of HTML", `<!--\n${JSON_LD}\n-->`],
    ["quotes escaped for HTML", JSON_LD.replaceAll('"', "&quot;")],
    ["JSON within a string of JSON", JSON.stringify(JSON_LD)],
    ["a line break in a string", JSON_LD.replace("in the stock", "in\nthe stock")],
    ["a comma forgotten", JSON_LD.replace(/"salt"\s*\],/, '"salt"]')],
    ["a byte order mark", `\ufeff${JSON_LD}`],
    ["a semicolon", `${JSON_LD};`],
    ["another value before it", `{"@type":"WebSite"}\n${JSON_LD}`],
    ["an end that is missing", JSON_LD.replace(/\s*\]\s*\}$/, "")],
  ])("is still read: %s", (_, json) => {
    expect(read(script(json))).toMatchObject(WHOLE);
  });
});

describe("the recipe in JSON-LD", () => {
  it.each([
    ["in a graph in a list", script([{ "@graph": [{ "@type": "WebPage" }, RECIPE] }])],
    ["what a page is about", script({ "@type": "WebPage", mainEntity: RECIPE })],
    ["part of an article", script({ "@type": "Article", hasPart: [RECIPE] })],
    ["in the second block", script({ "@type": "Organization", name: "Pot" }) + script(RECIPE)],
    [
      "behind a poorer one",
      script([{ "@type": "Recipe", name: "Bread", recipeIngredient: ["500 g flour"] }, RECIPE]),
    ],
    ["of several types", script({ ...RECIPE, "@type": ["NewsArticle", "Recipe"] })],
    ["of a type with its address", script({ ...RECIPE, "@type": "http://schema.org/Recipe" })],
    ["of a type with a prefix", script({ ...RECIPE, "@type": "schema:Recipe" })],
    ["of a type in small letters", script({ ...RECIPE, "@type": "recipe" })],
    [
      "with its site beside its author",
      script({
        ...RECIPE,
        author: [RECIPE.author, { "@type": "Organization", name: "The Soup Pot" }],
      }),
    ],
    [
      "with its author elsewhere",
      script({
        "@graph": [
          { ...RECIPE, author: { "@id": "#ann" } },
          { "@id": "#ann", name: "Ann Cook" },
        ],
      }),
    ],
  ])("is found %s", (_, scripts) => {
    expect(read(scripts)).toMatchObject(WHOLE);
  });

  it.each([
    [
      "a list of items",
      {
        "@type": "ItemList",
        itemListElement: STEPS.map((text) => ({ "@type": "ListItem", item: { "@type": "HowToStep", text } })),
      },
    ],
    [
      "a list of items with names",
      { "@type": "ItemList", itemListElement: STEPS.map((name) => ({ "@type": "ListItem", name })) },
    ],
    [
      "one section",
      {
        "@type": "HowToSection",
        name: "Soup",
        itemListElement: STEPS.map((text) => ({ "@type": "HowToStep", text })),
      },
    ],
    [
      "sections in sections",
      [
        {
          "@type": "HowToSection",
          name: "Soup",
          itemListElement: [
            { "@type": "HowToSection", name: "Base", itemListElement: STEPS.slice(0, 2) },
            { "@type": "HowToStep", text: STEPS[2] },
          ],
        },
      ],
    ],
    [
      "directions in steps",
      STEPS.map((text) => ({ "@type": "HowToStep", itemListElement: [{ "@type": "HowToDirection", text }] })),
    ],
    ["names alone", STEPS.map((name) => ({ "@type": "HowToStep", name }))],
    ["a list in a list", [STEPS]],
    ["lines of a text", STEPS.join("\n")],
    ["numbers in a text", STEPS.map((step, at) => `${at + 1}. ${step}`).join(" ")],
    ["numbered words in a text", STEPS.map((step, at) => `Step ${at + 1}: ${step}`).join(" ")],
    ["a list of HTML", `<ol>${STEPS.map((step) => `<li>${step}</li>`).join("")}</ol>`],
    ["paragraphs escaped twice", STEPS.map((step) => `&lt;p&gt;${step}&lt;/p&gt;`).join("")],
  ])("has steps as %s", (_, recipeInstructions) => {
    expect(read(script({ ...RECIPE, recipeInstructions })).instructions).toEqual(STEPS);
  });

  it.each([
    ["an older name", { ingredients: LINES }],
    ["supplies", { supply: LINES.map((name) => ({ "@type": "HowToSupply", name })) }],
    ["lines of a text", { recipeIngredient: LINES.join("\n") }],
    ["a list of HTML", { recipeIngredient: `<ul>${LINES.map((line) => `<li>${line}</li>`).join("")}</ul>` }],
    ["blanks and nothing between them", { recipeIngredient: ["", ...LINES, null, " "] }],
  ])("has ingredients as %s", (_, ingredients) => {
    expect(read(script({ ...RECIPE, recipeIngredient: undefined, ...ingredients })).ingredients).toEqual(
      LINES,
    );
  });

  it("has the site as its author where none is named", () => {
    const publisher = { "@type": "Organization", name: "The Soup Pot" };
    expect(read(script({ ...RECIPE, author: undefined, publisher })).author).toBe("The Soup Pot");
    expect(read(script({ ...RECIPE, author: "SUPERPOT ® RECIPE", publisher })).author).toBe("The Soup Pot");
  });
});

describe("JSON-LD that breaks off", () => {
  const cut = JSON_LD.slice(0, JSON_LD.lastIndexOf("the soup and"));
  const shown = `<h2>Method</h2><ol>${STEPS.map((step) => `<li>${step}`).join("")}</ol>`;

  it("yields its complete sentences only", () => {
    expect(read(script(cut))).toMatchObject({ ...WHOLE, instructions: STEPS.slice(0, 2) });
  });

  it("gives way to the page's steps where the page shows all of them", () => {
    expect(read(`${script(cut)}${shown}`)).toMatchObject(WHOLE);
  });
});

it("JSON-LD in single quotes is read", () => {
  expect(read(script(JSON_LD.replaceAll('"', "'")))).toMatchObject(WHOLE);
});
