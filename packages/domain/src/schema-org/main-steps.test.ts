import { describe, expect, it } from "vitest";
import { readInstructions } from "./instructions.ts";
import { stepsFromSections } from "./main-steps.ts";

const stepsOf = (instructions: unknown) => stepsFromSections(readInstructions(instructions));

const step = (text: string, name?: string) => ({ "@type": "HowToStep", text, ...(name && { name }) });
const section = (name: string, ...itemListElement: unknown[]) => ({
  "@type": "HowToSection",
  name,
  itemListElement,
});

/** Returns each main step with its sub-steps. */
function outline(instructions: unknown): [string, string[]][] {
  return stepsOf(instructions).map((one) => [one.main_step, one.sub_steps.map((part) => part.description)]);
}

describe("stepsFromSections", () => {
  it.each<[string, unknown, [string, string[]][]]>([
    [
      "sections are main steps",
      [section("Dough:", step("Mix."), step("Knead.")), section("Sauce", "Chop.")],
      [
        ["Dough", ["Mix.", "Knead."]],
        ["Sauce", ["Chop."]],
      ],
    ],
    [
      "steps without names stand in threes, titled by what is done",
      ["Chop leeks.", "Fry them.", "Add stock.", "Simmer."].map((text) => step(text)),
      [
        ["Chop and fry", ["Chop leeks.", "Fry them.", "Add stock."]],
        ["Simmer", ["Simmer."]],
      ],
    ],
    [
      "a step with a name of its own stands alone",
      [step("Chop leeks."), step("Whisk oil and salt.", "Make the dressing"), step("Serve.")],
      [
        ["Chop", ["Chop leeks."]],
        ["Make the dressing", ["Whisk oil and salt."]],
        ["Serve", ["Serve."]],
      ],
    ],
    [
      "numbers, first words and repeated names are no names",
      [step("Chop leeks finely.", "Chop leeks..."), step("Fry them.", "Step 2"), step("Boil.", "Boil.")],
      [["Chop and fry", ["Chop leeks finely.", "Fry them.", "Boil."]]],
    ],
    [
      "a name that many steps bear is none",
      [step("Chop.", "Cooking"), step("Fry.", "Cooking")],
      [["Chop and fry", ["Chop.", "Fry."]]],
    ],
    [
      "within a section a step's own name leads its text",
      [section("Base", step("200 g butter in a pan.", "Melt")), section("Top", step("Whip."))],
      [
        ["Base", ["Melt: 200 g butter in a pan."]],
        ["Top", ["Whip."]],
      ],
    ],
    [
      "a label begins a step and is its title",
      ["Chop.", "For the ragù: Fry the meat.", "Simmer."].map((text) => step(text)),
      [
        ["Chop", ["Chop."]],
        ["For the ragù", ["For the ragù: Fry the meat.", "Simmer."]],
      ],
    ],
    [
      "a step that begins with no verb has no title",
      [step("In a bowl, whisk the eggs.")],
      [["", ["In a bowl, whisk the eggs."]]],
    ],
    [
      "no guessed title is one that another step has",
      [section("Mix", "Stir."), step("Mix it."), section("Bake", "Bake."), step("Mix it.")],
      [
        ["Mix", ["Stir."]],
        ["", ["Mix it."]],
        ["Bake", ["Bake."]],
        ["", ["Mix it."]],
      ],
    ],
    [
      "a single section that is called Instructions",
      [section("Instructions", step("Chop."))],
      [["Chop", ["Chop."]]],
    ],
    [
      "numbered sections",
      [section("Step 1", step("Chop.")), section("Step 2", step("Fry."))],
      [["Chop and fry", ["Chop.", "Fry."]]],
    ],
    ["one section that is no list", section("Sauce", step("Chop.")), [["Sauce", ["Chop."]]]],
    [
      "loose steps after a section",
      [section("Sauce", "Chop."), "Serve."],
      [
        ["Sauce", ["Chop."]],
        ["Serve", ["Serve."]],
      ],
    ],
    ["one text of lines", "Chop.<br>Fry.", [["Chop and fry", ["Chop.", "Fry."]]]],
    ["one step that holds all", [step("<p>Chop.</p><p>Fry.</p>")], [["Chop and fry", ["Chop.", "Fry."]]]],
    ["nested lists", [[step("Chop."), [step("Fry.")]]], [["Chop and fry", ["Chop.", "Fry."]]]],
    ["a step with a name alone", [{ "@type": "HowToStep", name: "Chop." }], [["Chop", ["Chop."]]]],
    [
      "a step with an empty list beside its text",
      [{ ...step("Chop."), itemListElement: [] }],
      [["Chop", ["Chop."]]],
    ],
    ["empty steps", [step(""), null, {}, " "], []],
    ["nothing", undefined, []],
  ])("%s", (_, instructions, expected) => {
    expect(outline(instructions)).toEqual(expected);
  });

  it("guesses no title in a language whose verbs it does not know", () => {
    const titles = (language: string) =>
      stepsFromSections(readInstructions(["Butter the tin.", "Mix."]), language).map((one) => one.main_step);
    expect(titles("en")).toEqual(["Butter and mix"]);
    expect(titles("de")).toEqual([""]);
  });

  it("attaches a tip to the part it follows", () => {
    const [first] = stepsOf([step("Chop."), { "@type": "HowToTip", text: "Use a sharp knife." }]);
    expect(first?.sub_steps).toEqual([{ description: "Chop.", tip: "Use a sharp knife." }]);
  });

  it("terminates on lists of any depth and size", () => {
    expect(stepsOf(JSON.parse("[".repeat(50_000) + "]".repeat(50_000)))).toEqual([]);
    expect(
      stepsOf(Array.from({ length: 100_000 }, (_, n) => `Chop ${n}.`)).flatMap((one) => one.sub_steps),
    ).toHaveLength(500);
  });
});
