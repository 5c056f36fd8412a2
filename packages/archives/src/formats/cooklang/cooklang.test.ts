import { describe, expect, it } from "vitest";
import { archiveEntries, archivedRecipes, linesByGroup, stepTexts } from "../../testing/archive-entries.ts";
import { zipOf } from "../../testing/zip-of.ts";
import { parseCooklang } from "./cooklang-document.ts";
import { cooklangItems } from "./cooklang-tokens.ts";

const GIF = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");
const text = (value: string) => ({ type: "text", value });
const ingredient = (name: string, quantity = "", unit = "", more = {}) => {
  return { type: "ingredient", name, shown: name, quantity, unit, note: "", modifiers: "", ...more };
};

describe("the parts of a step of Cooklang", () => {
  it.each([
    [
      "a word ends at a blank or a mark",
      "Add @salt, then stir",
      [text("Add "), ingredient("salt"), text(", then stir")],
    ],
    ["braces end a name of words", "@hot chilli{3%items}", [ingredient("hot chilli", "3", "items")]],
    ["blanks within braces mean nothing", "@milk{ 1/2 % cup }", [ingredient("milk", "1/2", "cup")]],
    ["a number can begin a name", "@1000 island dressing{ }", [ingredient("1000 island dressing")]],
    [
      "brackets behind it are a remark",
      "@onion{1}(chopped (fine))",
      [ingredient("onion", "1", "", { note: "chopped (fine)" })],
    ],
    [
      "modifiers stand before the name",
      "@&?flour{2%g}",
      [ingredient("flour", "2", "g", { modifiers: "&?" })],
    ],
    [
      "a sign before a number belongs to the name",
      "@plantain (~200g){1}",
      [ingredient("plantain (~200g)", "1")],
    ],
    ["an alias is shown", "@white wine|wine{}", [ingredient("white wine", "", "", { shown: "wine" })]],
    ["a fixed amount is one", "@salt{=1%tsp}", [ingredient("salt", "1", "tsp")]],
    ["a path is one name", "@./Sauces/Pesto{2%tbsp}", [ingredient("./Sauces/Pesto", "2", "tbsp")]],
    ["a sign before a blank is text", "Recipe # 10{}", [text("Recipe # 10{}")]],
    ["an address of mail is text", "Ask ana@example.org", [text("Ask ana@example.org")]],
    ["a backslash takes the meaning of a sign", String.raw`\@home`, [text("@home")]],
    ["a brace without its end is text", "@a b{1", [ingredient("a"), text(" b{1")]],
    ["a tool can be counted", "#frying pan{2}", [{ type: "cookware", name: "frying pan", quantity: "2" }]],
    [
      "a time can have a name",
      "~eggs{3%minutes}",
      [{ type: "timer", name: "eggs", quantity: "3", unit: "minutes" }],
    ],
  ])("%s", (_, step, items) => {
    expect(cooklangItems(step)).toEqual(items);
  });

  it("are found in a time that grows with the length of the step", () => {
    const started = performance.now();
    cooklangItems("@a ".repeat(100_000) + "{".repeat(100_000) + "~(".repeat(50_000));
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe("a file of Cooklang", () => {
  it("has either header", () => {
    const yaml = parseCooklang("---\ntitle: Pie\ntags: [a, b]\n---\n\nBake.");
    expect(yaml.metadata).toEqual({ title: "Pie", tags: ["a", "b"] });
    expect(parseCooklang(">> title: Pie\n>> source: https://example.org/a:b\n\nBake.").metadata).toEqual({
      title: "Pie",
      source: "https://example.org/a:b",
    });
  });

  it("loses its comments, and keeps its notes and sections", () => {
    const { sections, notes } = parseCooklang(
      "-- a comment\n= Dough =\nKnead --- it. -- twice\n[- not\nthis -]Rest.\n\n> First.\n> Second.\n\n== Bake\nBake.",
    );
    expect(notes).toEqual(["First.\nSecond."]);
    expect(sections).toEqual([
      { name: "Dough", steps: [[text("Knead --- it. Rest.")]] },
      { name: "Bake", steps: [[text("Bake.")]] },
    ]);
  });
});

describe("a folder of Cooklang", () => {
  const PASTA = `---
title: Pasta with pesto
servings: 2|4
time: 25 min
course: Dinner
tags: quick, green
image: ignored.jpg
story: It rained.
---
Have ready @spaghetti{200%g}, @salt{}.

Boil the @spaghetti in a #large pot{} for ~{8-10%minutes}.

Stir in @./Sauces/Pesto{50%g} and @?cheese{}.

> Eat at once.
`;

  it("gives its recipes with ingredients in order, clean steps, links by title and pictures beside them", async () => {
    const entries = await archiveEntries({
      "cook.zip": await zipOf({
        "My recipes/Mains/Pasta.cook": PASTA,
        "My recipes/Mains/Pasta.jpg": GIF,
        "My recipes/Mains/Pasta.1.png": Buffer.concat([GIF, GIF]),
        "My recipes/Mains/Sauces/Pesto.cook": ">> title: Green pesto\n\nBlend @basil{50%g}.",
        "My recipes/config/aisle.conf": "[produce]\nbasil",
      }),
    });
    expect(entries.map(({ kind }) => kind)).toEqual(["recipe", "recipe"]);
    const [pasta, pesto] = entries;
    if (pasta?.kind !== "recipe" || pesto?.kind !== "recipe") throw new Error("unread");
    expect(linesByGroup(pasta)).toEqual({
      main: ["200 g spaghetti", "salt", "50 g Green pesto", "cheese, optional"],
    });
    expect(stepTexts(pasta)).toEqual([
      "Boil the spaghetti in a large pot for 8-10 minutes.",
      "Stir in Green pesto and cheese.",
    ]);
    expect(pasta).toMatchObject({
      format: "cooklang",
      links: [{ name: "Green pesto" }],
      draft: { servings: 2, tags: ["quick", "green"], notes: ["Eat at once.", "story: It rained."] },
    });
    expect(pasta.draft.category).toContain("Dinner");
    expect(pasta.pictures).toHaveLength(2);
    expect(pesto.draft.name).toBe("Green pesto");
  });

  it("takes the name of the file where a recipe has no title", async () => {
    const entries = await archiveEntries({ "Leek soup.cook": "Boil the @leeks{2}." });
    expect(entries[0]).toMatchObject({ kind: "recipe", draft: { name: "Leek soup" } });
  });

  it("is told from other texts by its signs where its name says nothing", async () => {
    const [soup] = await archivedRecipes("Boil the @leeks{2} for ~{20%minutes}.\n");
    expect(soup?.format).toBe("cooklang");
  });

  it("survives a header that is no YAML and an alias that would grow", async () => {
    const broken = "---\ntitle: Leek: the soup\nservings: 4\n---\nBoil @leeks{2}.";
    const bomb = "---\na: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\ntitle: Bomb\n---\nBoil @leeks{2}.";
    const entries = await archiveEntries({ "a.cook": broken, "b.cook": bomb, "c.cook": "" });
    expect(entries.map((entry) => (entry.kind === "recipe" ? entry.draft.name : entry.reason))).toEqual([
      "Leek: the soup",
      "Bomb",
      "entry-unknown",
    ]);
  });
});
