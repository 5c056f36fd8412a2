import { describe, expect, it } from "vitest";
import { readInstructions } from "./instructions.ts";
import { instructionLines } from "./raw-recipe.ts";

const lines = (value: unknown) => instructionLines(readInstructions(value));
const step = (text: string, name?: string) => ({ "@type": "HowToStep", text, ...(name && { name }) });

describe("readInstructions", () => {
  it.each<[string, unknown, string[]]>([
    ["a list of texts", ["Peel.", "Chop.", "Fry."], ["Peel.", "Chop.", "Fry."]],
    ["a text with line breaks", "Peel.\nChop.\r\n\r\nFry.", ["Peel.", "Chop.", "Fry."]],
    ["a text with paragraphs", "<p>Peel.</p>\n<p>Chop\nfinely.</p>", ["Peel.", "Chop finely."]],
    ["a text with list items", "<ol><li>Peel.<li>Chop.</ol>", ["Peel.", "Chop."]],
    ["a text with breaks", "Peel.<br>Chop.<br />Fry.", ["Peel.", "Chop.", "Fry."]],
    [
      "a text that counts its steps",
      "1. Peel 2 leeks. 2. Chop. 3. Fry for 4. minutes",
      ["Peel 2 leeks.", "Chop.", "Fry for 4. minutes"],
    ],
    ["markup encoded twice", "&amp;lt;p&amp;gt;Salt &amp;amp; stir.&amp;lt;/p&amp;gt;", ["Salt & stir."]],
    ["a list in a list", [["Peel.", "Chop."]], ["Peel.", "Chop."]],
    ["steps", [step("Peel."), step("Chop.")], ["Peel.", "Chop."]],
    ["one step alone, not in a list", step("Peel."), ["Peel."]],
    ["all steps in one", [step("Peel.\nChop.")], ["Peel.", "Chop."]],
    [
      "line breaks within one step of many",
      [step("Peel."), step("Chop.\nTip: finely."), step("Fry.")],
      ["Peel.", "Chop. Tip: finely.", "Fry."],
    ],
    ["steps with a name alone", [{ "@type": "HowToStep", name: "Peel." }], ["Peel."]],
    ["steps with other letters' case", [{ "@type": "HowtoStep", Text: "Peel." }], ["Peel."]],
    [
      "directions within a step",
      [{ "@type": "HowToStep", itemListElement: [{ "@type": "HowToDirection", text: "Peel." }] }],
      ["Peel."],
    ],
    ["list items around steps", [{ "@type": "ListItem", item: step("Peel.") }], ["Peel."]],
    [
      "a list as an item list",
      { "@type": "ItemList", itemListElement: [step("Peel."), step("Chop.")] },
      ["Peel.", "Chop."],
    ],
    [
      "a section that is no list",
      { "@type": "HowToSection", name: "Soup", itemListElement: step("Peel.") },
      ["Peel."],
    ],
    [
      "sections within sections",
      [{ itemListElement: [{ itemListElement: [step("Peel.")] }, step("Chop.")] }],
      ["Peel.", "Chop."],
    ],
    ["step without text", [step("Peel."), step(""), {}], ["Peel."]],
    ["nulls", [null, "Peel.", undefined], ["Peel."]],
    ["a number", 7, []],
    ["nothing", undefined, []],
  ])("reads %s", (_, value, expected) => {
    expect(lines(value)).toEqual(expected);
  });

  it.each([
    ["Step 1: Peel.", "Peel."],
    ["STEP 2 Peel.", "Peel."],
    ["Schritt 2 von 3: Peel.", "Peel."],
    ["1. Peel.", "Peel."],
    ["12) Peel.", "Peel."],
    ["Schritt 3: Peel.", "Peel."],
    ["Paso 1 - Peel.", "Peel."],
    ["Шаг 1 Очистите лук.", "Очистите лук."],
    ["1. Adım: Soğanı soyun.", "Soğanı soyun."],
    ["Langkah 2. Rebus.", "Rebus."],
    ["الخطوة 2: قشري البصل.", "قشري البصل."],
    ["步骤3：切葱。", "切葱。"],
    ["② 玉ねぎを切る。", "玉ねぎを切る。"],
    ["2 eggs go in.", "2 eggs go in."],
    ["1.5 l of water go in.", "1.5 l of water go in."],
    ["Steps of dough are laid.", "Steps of dough are laid."],
    ["350 degrees is right.", "350 degrees is right."],
  ])("drops the number of a step, and no other: %s", (text, expected) => {
    expect(lines([text])).toEqual([expected]);
  });

  it.each([["Step 1"], ["1."], ["2"], ["Étape 3"]])("drops a line that is a number alone: %s", (text) => {
    expect(lines([text, "Peel."])).toEqual(["Peel."]);
  });

  it("returns sections with their names", () => {
    const sections = readInstructions([
      step("Heat the oven."),
      { "@type": "HowToSection", name: "For the soup", itemListElement: [step("Peel.")] },
      { "@type": "HowToSection", name: "Empty", itemListElement: [] },
      step("Serve."),
    ]);
    expect(sections.map(({ name, steps }) => [name, steps.length])).toEqual([
      [null, 1],
      ["For the soup", 1],
      [null, 1],
    ]);
  });

  it.each([
    ["says more than the step", "Make the base", "Fry the leeks.", "Make the base"],
    ["is the step's beginning", "Fry the leeks…", "Fry the leeks. Stir.", null],
    ["is a number", "Step 3", "Fry the leeks.", null],
  ])("keeps the name of a step unless it adds nothing: it %s", (_, name, text, expected) => {
    expect(readInstructions([step(text, name)])[0]?.steps[0]?.name).toBe(expected);
  });

  it.each([
    ["Step 1: Peel. Step 2: Chop. Step 3: Fry.", ["Peel.", "Chop.", "Fry."]],
    ["Paso 1. Pela. Paso 2. Corta.", ["Pela.", "Corta."]],
    ["Step 1: Peel as in step 2: the leeks.", ["Peel as in step 2: the leeks."]],
  ])("splits steps at their numbers: %s", (text, expected) => {
    expect(lines(text)).toEqual(expected);
  });

  it("splits numbered steps that have no other separator", () => {
    expect(lines("1. Heat the oven. Butter a dish.2. Make the eggs. 3. Bake 1.5 hours.")).toEqual([
      "Heat the oven. Butter a dish.",
      "Make the eggs.",
      "Bake 1.5 hours.",
    ]);
  });

  it("reads lines without a full stop, above sentences in one text, as names of groups", () => {
    const text =
      "Dough\n\n  Mix the flour with water.\n Let it rest for an hour.\n\nTopping\n Fry the leeks.\n Season them.";
    expect(readInstructions(text).map(({ name, steps }) => [name, steps.length])).toEqual([
      ["Dough", 2],
      ["Topping", 2],
    ]);
    expect(lines("Mix the flour with water\nLet it rest\nBake it for an hour.")).toHaveLength(3);
  });

  it("attaches a tip to the step it follows", () => {
    const tip = { "@type": "HowToTip", name: "Why", text: "It sweetens." };
    const direction = { "@type": "HowToDirection", text: "Fry the leeks." };
    const sections = readInstructions([
      { "@type": "HowToStep", itemListElement: [direction, tip] },
      step("Serve."),
    ]);
    expect(sections[0]?.steps).toEqual([
      { name: null, text: "Fry the leeks.", tips: [{ name: "Why", text: "It sweetens." }] },
      { name: null, text: "Serve." },
    ]);
  });

  it("attaches a tip at the beginning of a section to the section", () => {
    const tip = { "@type": "HowToTip", text: "Use a wide pot." };
    const section = { "@type": "HowToSection", name: "Soup", itemListElement: [tip, step("Boil.")] };
    expect(readInstructions([step("Chop."), section])).toEqual([
      { name: null, steps: [{ name: null, text: "Chop." }] },
      {
        name: "Soup",
        steps: [{ name: null, text: "Boil." }],
        tips: [{ name: "", text: "Use a wide pot." }],
      },
    ]);
  });

  it("reads how long a step takes", () => {
    const timed = { ...step("Simmer."), timeRequired: "PT20M" };
    expect(readInstructions([step("Chop."), timed])[0]?.steps.map(({ minutes }) => minutes)).toEqual([
      undefined,
      20,
    ]);
  });

  it("terminates on lists of any depth", () => {
    expect(readInstructions(JSON.parse("[".repeat(50_000) + "]".repeat(50_000)))).toEqual([]);
  });

  it("reads a completely repeated list of steps once", () => {
    const section = {
      "@type": "HowToSection",
      itemListElement: ["Peel.", "Chop.", "Fry."].map((text) => step(text)),
    };
    expect(lines([section, section])).toEqual(["Peel.", "Chop.", "Fry."]);
    expect(lines(["Peel.", "Stir.", "Chop.", "Stir."])).toEqual(["Peel.", "Stir.", "Chop.", "Stir."]);
  });

  it("stops at 500 steps", () => {
    expect(lines(Array.from({ length: 2_000 }, (_, at) => `Stir ${at}.`))).toHaveLength(500);
  });
});
