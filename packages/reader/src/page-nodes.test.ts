import { expect, it } from "vitest";
import { pageNodes } from "./page-nodes.ts";

const PIE = { "@type": "Recipe", name: "Pie" };

it("a page gives all recipes of its JSON-LD, rather than its microdata", () => {
  const script = `<script type="application/ld+json">${JSON.stringify([PIE, { ...PIE, name: "Soup" }])}</script>`;
  const shown = '<p itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Other</b></p>';
  expect(pageNodes(script + shown).map(({ name }) => name)).toEqual(["Pie", "Soup"]);
  expect(pageNodes(shown).map(({ name }) => name)).toEqual(["Other"]);
});

it("a page without a recipe gives none", () => {
  expect(pageNodes("<p>Sign in</p>")).toEqual([]);
});
