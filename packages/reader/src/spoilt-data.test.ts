import { describe, expect, it } from "vitest";
import { readWholeData, readWholePage } from "./read-page.ts";

const LINES = ["500 g plums", "200 g flour", "100 g sugar", "120 g butter", "1 egg", "1 pinch of salt"];
const STEPS = [
  "Knead all but the plums.",
  "Halve the plums.",
  "Press the dough into a tin.",
  "Bake the cake for 40 minutes.",
];
const RECIPE = {
  "@type": "Recipe",
  name: "Plum cake",
  image: "https://cake.example/plum.jpg",
  author: { "@type": "Person", name: "Ann Cook" },
  recipeYield: "8",
  totalTime: "PT1H",
  recipeIngredient: LINES,
  recipeInstructions: STEPS.map((text) => ({ "@type": "HowToStep", text })),
};
const items = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join("");
const BODY = `<h1>Plum cake</h1><h2>Ingredients</h2><ul>${items(LINES)}</ul><h2>Method</h2><ol>${items(STEPS)}</ol>`;
const script = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const read = (head: string, body = BODY) => {
  const html = `<html><head>${head}</head><body>${body}</body></html>`;
  return (readWholeData(html, "https://cake.example/") ?? readWholePage(html, "https://cake.example/"))
    .reading;
};

describe("structured data that are incomplete or wrong", () => {
  it.each([
    [
      "steps that are the description",
      { description: "The best cake of the autumn.", recipeInstructions: "The best cake of the autumn." },
    ],
    ["steps that are the ingredients", { recipeInstructions: LINES }],
    ["the first steps alone", { recipeInstructions: STEPS.slice(0, 2) }],
    [
      "lines cut at their commas",
      { recipeIngredient: ["500 g plums", " pitted", " 200 g flour", " 100 g sugar"] },
    ],
    ["a longer list on the page, of tools", {}],
  ])("give way to the page: %s", (name, change) => {
    const isCut = name.startsWith("lines");
    const lines = isCut ? ["500 g plums, pitted", "200 g flour", "100 g sugar"] : LINES;
    const tools = name.endsWith("tools")
      ? `<h3>You need</h3><ul>${items(["cake tin", "rolling pin", "large bowl", "sieve"])}</ul>`
      : "";
    const body = BODY.replace(items(LINES), items(lines)).replace("<h2>Method", `${tools}<h2>Method`);
    const { ingredients, instructions } = read(script({ ...RECIPE, ...change }), body);
    expect([ingredients, instructions]).toEqual([lines, STEPS]);
  });

  it("yield the more complete of two recipes with one name", () => {
    const thin = {
      ...RECIPE,
      recipeIngredient: ["plums", "flour", "sugar"],
      recipeInstructions: "Bake a cake of it.",
    };
    expect(read(script(thin) + script(RECIPE), "").ingredients).toEqual(LINES);
  });

  it("are repaired where their characters are garbled", () => {
    const spoilt = { ...RECIPE, recipeIngredient: ["1/2Â kg plums", "1Â½ cups flour", "crÃ¨me fraÃ®che"] };
    expect(read(script(spoilt), "").ingredients).toEqual(["1/2 kg plums", "1½ cups flour", "crème fraîche"]);
  });

  it("are cut at numbers in scripts without blanks, however their lines are broken", () => {
    const signs = {
      ...RECIPE,
      recipeInstructions: "1.李子切半\n去核 2.面粉和黄油揉成团 3.放入烤箱烤四十分钟",
    };
    expect(read(script(signs), "").instructions).toEqual([
      "李子切半去核",
      "面粉和黄油揉成团",
      "放入烤箱烤四十分钟",
    ]);
  });

  it("leave the author to the page where they name a user of the system", () => {
    const data = script({ ...RECIPE, author: { "@type": "Person", name: "admin" } });
    expect(read(data, `<p class=byline>By Ann Cook</p>${BODY}`).author).toBe("Ann Cook");
    expect(read(data).author).toBe("admin");
  });

  it("give way to a label on the page where a part is declared as the total", () => {
    const data = `<div itemscope itemtype="https://schema.org/Recipe"><b itemprop=name>Plum cake</b>
      <i itemprop=cookTime>PT70M</i><i itemprop=totalTime>PT30M</i><p>Gesamtzeit: 70 Min.</p>
      <ul>${LINES.map((line) => `<li itemprop=recipeIngredient>${line}</li>`).join("")}</ul>
      <div itemprop=recipeInstructions>${STEPS.map((step) => `<p>${step}</p>`).join("")}</div></div>`;
    expect(read("", data).totalMinutes).toBe(70);
  });

  it("omit the names of groups between the rows of tagged lists", () => {
    const data = `<div itemscope itemtype="https://schema.org/Recipe"><b itemprop=name>Plum cake</b><div itemprop=recipeIngredient>
      <p><b>Dough</b></p><ul>${items(LINES.slice(1))}</ul><p><b>On top</b></p><ul>${items(LINES.slice(0, 1))}</ul></div>
      <div itemprop=recipeInstructions>${STEPS.map((step) => `<p>${step}</p>`).join("")}</div></div>`;
    expect(read("", data).ingredients).toEqual([...LINES.slice(1), "500 g plums"]);
  });
});
