import { afterAll, describe, expect, it } from "vitest";
import { HOSTILE, SCRIPT } from "./testing/hostile-pages.ts";
import { createReader, readRecipe } from "./read-recipe.ts";

/** A limit far above the usual time, because other work on the machine can delay a page many times. */
const unhurried = createReader({ timeoutMs: 50_000 });
afterAll(() => unhurried.close());

describe("readRecipe on hostile pages", () => {
  it.each(HOSTILE)("finishes with %s", { timeout: 60_000 }, async (_, html) => {
    const { text } = await unhurried.readRecipe(html, "https://soup.example/");
    expect(text.length).toBeLessThanOrEqual(20_000);
  });

  it.each(HOSTILE.filter(([name]) => !/endless|never ends|unclosed/.test(name)))(
    "still reads a recipe before %s",
    { timeout: 60_000 },
    async (_, html) => {
      const { reading } = await unhurried.readRecipe(`<body>${SCRIPT}${html}`, "https://soup.example/");
      expect(reading.title).toBe("Soup");
    },
  );

  it("does not block the thread that answers requests", { timeout: 20_000 }, async () => {
    let longest = 0;
    let last = performance.now();
    const clock = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    await Promise.all(HOSTILE.slice(0, 13).map(([, html]) => readRecipe(html, "https://soup.example/")));
    clearInterval(clock);
    // Beside other tests the machine is busy; without threads this would be seconds.
    expect(longest).toBeLessThan(1_000);
  });

  it("S32: runs no script and fetches nothing of the page", async () => {
    const marker = "globalThis.larderWasHere = true";
    const html = `<body onload="${marker}">${SCRIPT}<script>${marker}</script>
      <img src="http://127.0.0.1:1/canary" onerror="${marker}"><iframe src="javascript:${marker}"></iframe>`;
    const { draft } = await readRecipe(html, "https://soup.example/");
    expect(draft?.name).toBe("Soup");
    expect(globalThis).not.toHaveProperty("larderWasHere");
  });

  it("keeps markup in a recipe as text or drops it", async () => {
    const recipe = {
      "@type": "Recipe",
      name: "<img src=x onerror=alert(1)>Soup<script>alert(2)</script>",
      recipeIngredient: ["1 &lt;b&gt;leek&lt;/b&gt;"],
      recipeInstructions: "Boil <a href='javascript:alert(3)'>it</a>.",
      image: "javascript:alert(4)",
      author: { name: "http://spam.example/" },
    };
    const html = `<body><script type="application/ld+json">${JSON.stringify(recipe).replaceAll("</script", "<\\/script")}</script>`;
    const { reading } = await readRecipe(html, "https://soup.example/");
    expect(reading).toMatchObject({
      title: "Soup",
      ingredients: ["1 leek"],
      instructions: ["Boil it."],
      image: null,
      author: null,
    });
  });

  it("never reaches a prototype", async () => {
    const json = '{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"],"__proto__":{"polluted":1}}';
    const html = `<body><script type="application/ld+json">${json}</script>
      <div itemscope itemtype="schema.org/Recipe"><b itemprop="__proto__" itemscope><i itemprop="polluted">1</i></b></div>`;
    await readRecipe(html, "https://soup.example/");
    expect({}).not.toHaveProperty("polluted");
  });
});
