import { describe, expect, it } from "vitest";
import { computingMs } from "../testing/computing-time.ts";
import { readingOf } from "./parsed-text.ts";

const LINES = ["400 g lentils", "2 carrots", "1 onion"];
const SENTENCES = ["Fry the onion and the carrots.", "Add the lentils and boil them in water."];
const stamped = (stamp: (at: number) => string) =>
  ["Lentil stew", ...LINES, ...SENTENCES].map((line, at) => `${stamp(at)}${line}`).join("\n");
const PLAIN = ["Lentil stew", "", ...LINES, "", ...SENTENCES].join("\n");

describe("a recipe in a message", () => {
  it.each([
    ["a chat as a phone exports it", stamped((at) => `[12/3/24, 19:0${at}] Mum: `)],
    ["a chat as another phone exports it", stamped((at) => `12/03/2024, 19:0${at} - Aunt Rose: `)],
    ["a chat with names alone", stamped(() => "Mum: ")],
    [
      "a letter",
      `From: Sue <sue@soup.example>\nTo: Bob\nSubject: Fwd: stew\nDate: Mon, 4 Mar 2024\n\nHi Bob,\n\nHere is the one that you asked for!\n\n${PLAIN}\n\nCheers,\nSue\n\nSent from my phone`,
    ],
    [
      "a letter that ends with a name",
      `Hola Marta,\naquí tienes la receta de siempre.\n\n${PLAIN}\n\nBuen provecho\n\nLuis`,
    ],
    ["a post", `Lentil stew 🍲✨ save this for later!\n\n${PLAIN.slice(12)}\n\n#stew #easydinner`],
    [
      "the source of a page",
      `<h1>Lentil stew</h1><ul>${LINES.map((line) => `<li>${line}</li>`).join("")}</ul>${SENTENCES.map((line) => `<p>${line}</p>`).join("")}`,
    ],
  ])("is read from %s", (_, text) => {
    expect(readingOf(text)).toMatchObject({ name: "Lentil stew", ingredients: LINES, steps: SENTENCES });
  });

  it("preserves labels that look like names and fields", () => {
    const text =
      "Stew\nPara: 4 personas\nTiempo: 20 min\nIngredientes: 2 puerros, 1 litro de caldo\nPasos: Hierve todo.";
    expect(readingOf(text)).toMatchObject({
      name: "Stew",
      servings: 4,
      totalMinutes: 20,
      steps: ["Hierve todo."],
    });
  });

  it("joins lines that a scan broke", () => {
    const text = `Crumble\n6 apples, peeled, cored and\n   sliced\n75g butter\n\nPut the apples into a dish with half\nthe sugar. Scatter the crumbs over\nthem.`;
    expect(readingOf(text)).toMatchObject({
      ingredients: ["6 apples, peeled, cored and sliced", "75g butter"],
      steps: ["Put the apples into a dish with half the sugar. Scatter the crumbs over them."],
    });
  });

  it("loses no part of a recipe in one paragraph", () => {
    const prose =
      "pones 1 litro de leche a hervir con canela y limón, añades 100 g de arroz y remueves 45 minutos hasta que espese.";
    expect(readingOf(`Arroz con leche: ${prose}`)).toMatchObject({ name: "Arroz con leche", steps: [prose] });
  });
});

describe("facts of a pasted recipe", () => {
  const BELOW = "\nIngredients\n500 g flour\n7 g yeast\nMethod\nKnead the dough.\nBake it.";
  it.each([
    ["tabs", "Bread\nServes\t4\nTime\t45 min", 4, 45],
    ["dashes", "Bread\n4 people - 45 minutes", 4, 45],
    ["dashes behind the name", "Bread — 4 servings — 45 min", 4, 45],
    ["drawings", "⏰ 45 min | 🍽️ 4 servings\nBread", 4, 45],
    ["the name itself", "Bread for 4\n45 minutes", 4, 45],
    ["what a cake is cut into", "Bread\nCuts into 4 slices\nTime: 45 min", 4, 45],
    ["an amount that is not exact", "Bread (ca. 4 Portionen)\nGesamtzeit: ca. 45 Min.", 4, 45],
  ])("are read from %s", (_, head, servings, totalMinutes) => {
    expect(readingOf(head + BELOW)).toMatchObject({ name: "Bread", servings, totalMinutes });
  });

  it.each([
    ["ok so for the brownies you need:", "brownies"],
    ["oye para el bizcocho necesitas", "bizcocho"],
    ["Bread for a crowd", "Bread for a crowd"],
  ])("the name in %j is %j", (line, name) => {
    expect(readingOf(`${line}\n200 g flour\n3 eggs\n100 g sugar\nMix it all.`).name).toBe(name);
  });

  it.each([
    ["addressed to a friend", ["Sofríes la cebolla", "Echas las lentejas y cubres de agua"]],
    ["in the first person plural", ["Trituramos los tomates con el ajo", "Añadimos el pan y el aceite"]],
    [
      "counted without a dot",
      ["Mezcla la harina", "Hornea el pan"],
      ["1\tMezcla la harina", "2\tHornea el pan"],
    ],
  ])("Spanish steps may be %s", (_, steps, written = steps) => {
    const method = written === steps ? "" : "Pasos\n";
    expect(readingOf(`Pan\n400 g de harina\n2 tomates\npasas\n${method}${written.join("\n")}`)).toMatchObject(
      {
        ingredients: ["400 g de harina", "2 tomates", "pasas"],
        steps,
      },
    );
  });
});

it.each([
  ["lines that all break off", "6 apples, peeled, cored and\nsliced with love and\n"],
  ["steps that never end", "Put the apples into a dish with half\nthe sugar and the crumbs over the\n"],
  ["drawings", "🍝"],
  ["blanks", " "],
  ["words to find a post by", "#soup"],
  ["a list of each", "1 tsp each: salt, salt and "],
])("%s are read in linear time", { timeout: 120_000 }, (_, unit) => {
  const long = unit.repeat(Math.ceil(500_000 / unit.length));
  const texts = [`Soup\nMethod\n${long}x`, `S${long}x`];
  expect(computingMs(() => texts.forEach(readingOf), 1)).toBeLessThan(4_000);
});

it.each([
  ["a line before many empty lines", `a${"b".repeat(12_000)}${"\n".repeat(24_000)}`],
  ["a line of colons", `a${":".repeat(100_000)}b`],
])("%s is read in linear time", { timeout: 120_000 }, (_, text) => {
  expect(computingMs(() => readingOf(text), 1)).toBeLessThan(1_000);
});
