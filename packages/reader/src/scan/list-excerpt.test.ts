import { describe, expect, it } from "vitest";
import { readWholeData } from "../read-page.ts";
import { excerptWith } from "./list-excerpt.ts";

const INGREDIENTS = ["2 leeks, sliced", "30 g butter", "1 l stock", "pinch of nutmeg"];
const LIST = `<h3>Soup</h3><ul>${INGREDIENTS.map((line) => `<li>${line}</li>`).join("")}</ul>`;
const MARGIN = 8_000;
const filling = (length: number) => "<p>Some words about the garden.</p>".repeat(length / 35);

describe("excerptWith", () => {
  it("returns the part of a long page that shows the list", () => {
    const page = `<html><body>${filling(400_000)}${LIST}${filling(400_000)}</body></html>`;
    const excerpt = excerptWith(INGREDIENTS, page, MARGIN);
    expect(excerpt).toContain(LIST);
    expect(excerpt?.length).toBeLessThan(3 * MARGIN);
  });

  it("begins with a whole tag", () => {
    expect(excerptWith(INGREDIENTS, `${filling(400_000)}${LIST}`, MARGIN)).toMatch(/^<\/?p>/);
  });

  it("prefers the list to an article that names the foods before it", () => {
    const article = `<p>Leeks, butter, stock and nutmeg: no more is needed, and the leeks are sliced.</p>`;
    const excerpt = excerptWith(
      INGREDIENTS,
      `${article}${filling(100_000)}${LIST}${filling(100_000)}`,
      MARGIN,
    );
    expect(excerpt).toContain(LIST);
    expect(excerpt).not.toContain(article);
  });

  it.each([
    [
      "a page that has the foods in scripts only",
      `<script>${JSON.stringify(INGREDIENTS)}</script><p>Leek soup</p>`,
    ],
    ["a page that does not show them", filling(10_000)],
    ["a page on which they are far apart", INGREDIENTS.join(filling(100_000))],
    ["an empty page", ""],
  ])("finds nothing in %s", (_, page) => {
    expect(excerptWith(INGREDIENTS, page, MARGIN)).toBeNull();
  });

  it("finds nothing without ingredients", () => {
    expect(excerptWith([], LIST, MARGIN)).toBeNull();
    expect(excerptWith(["2", ""], LIST, MARGIN)).toBeNull();
  });
});

describe("groups of a page whose data look whole", () => {
  const groups = [
    ["Soup", ["2 leeks, sliced", "1 l stock"]],
    ["To serve", ["30 g butter", "pinch of nutmeg"]],
  ] as const;
  const lines = groups.flatMap(([, ingredients]) => ingredients);
  const recipe = {
    "@type": "Recipe",
    name: "Leek soup",
    image: "https://soup.example/leek.jpg",
    author: { "@type": "Person", name: "Ann Cook" },
    totalTime: "PT40M",
    recipeYield: "4",
    recipeIngredient: lines,
    recipeInstructions: [
      "Boil the leeks in the stock until they are soft.",
      "Serve the soup with butter and nutmeg.",
    ],
  };
  const list = groups
    .map(([name, own]) => `<h4>${name}</h4><ul>${own.map((line) => `<li>${line}</li>`).join("")}</ul>`)
    .join("");
  const pageWith = (body: string) =>
    `<html><head><title>Leek soup</title><script type="application/ld+json">${JSON.stringify(recipe)}</script></head><body>${body}</body></html>`;

  it.each([
    ["behind a long article", `${filling(300_000)}${list}${filling(100_000)}`],
    ["where rows are far apart", list.replaceAll("<li>", `<li class="${"x ".repeat(30_000)}">`)],
    ["where the source writes words as entities", list.replaceAll("e", "&#101;")],
  ])("are read %s", (_, body) => {
    const reading = readWholeData(pageWith(body), "https://soup.example/leek-soup", {
      longestPage: Number.POSITIVE_INFINITY,
      longestBlock: 40_000,
      milliseconds: 5_000,
    })?.reading;
    expect(reading?.ingredientGroups).toEqual(groups.map(([name, ingredients]) => ({ name, ingredients })));
  });
});
