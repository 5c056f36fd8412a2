import { describe, expect, it } from "vitest";
import { CARD_LETTERS, cookingCards, SCREEN_LETTERS } from "./cooking-cards.ts";
import { cookingScreens } from "./cooking-screens.ts";

const step = (main_step: string, ...descriptions: string[]) => ({
  main_step,
  sub_steps: descriptions.map((description) => ({ description })),
});

/** Builds a sentence of so many characters. */
const sentence = (letters: number, first = "A") => `${first}${"b".repeat(letters - 2)}.`;

/** Returns the texts of the cards on each screen of each step. */
function textsOf(steps: ReturnType<typeof step>[]): string[][][] {
  return cookingScreens(steps).map((screens) =>
    screens.map(({ cards, step: at }) =>
      cards.map(
        ({ subStep, start, end }) => steps[at]?.sub_steps[subStep]?.description.slice(start, end) ?? "",
      ),
    ),
  );
}

describe("cookingScreens", () => {
  it("shows a short step on one screen, a card for each sub-step", () => {
    expect(textsOf([step("Fry", "Chop the leeks.", "Fry them. Stir.")])).toEqual([
      [["Chop the leeks.", "Fry them. Stir."]],
    ]);
  });

  it("cuts a long text at sentences into cards of about equal length", () => {
    const text = [90, 90, 90, 90].map((letters) => sentence(letters)).join(" ");
    const cards = cookingCards([{ description: text }]);
    expect(cards.map(({ start, end }) => end - start)).toEqual([181, 181]);
    expect(cards.map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it("fills no screen with more than its letters, and loses none", () => {
    const texts = [1300, 700, 30, 30, 500].map((letters) =>
      Array.from({ length: Math.ceil(letters / 60) }, () => sentence(60)).join(" "),
    );
    const [screens = []] = textsOf([step("Bake", ...texts)]);
    for (const cards of screens) {
      expect(cards.join("").length).toBeLessThanOrEqual(SCREEN_LETTERS);
      for (const card of cards) expect(card.length).toBeLessThanOrEqual(CARD_LETTERS);
    }
    expect(screens.flat().join(" ")).toBe(texts.join(" "));
  });

  it("cuts a sentence that is longer than a screen between its clauses", () => {
    const clause = `${"word ".repeat(50).trim()}, `;
    const [screens = []] = textsOf([step("Bake", `${clause}${clause}${clause}end.`)]);
    expect(screens.flat().map((card) => card.at(-1))).toEqual([",", ",", "."]);
    expect(screens.flat().join(" ")).toBe(`${clause}${clause}${clause}end.`);
  });

  it("counts the parts of a step", () => {
    const [first = [], second = []] = cookingScreens([
      step("Dough", sentence(300), sentence(300), sentence(300)),
      step("Bake", "Bake it."),
    ]);
    expect(first.map(({ step: at, part, parts, title }) => [at, part, parts, title])).toEqual([
      [0, 0, 3, "Dough"],
      [0, 1, 3, "Dough"],
      [0, 2, 3, "Dough"],
    ]);
    expect(second.map(({ step: at, part, parts }) => [at, part, parts])).toEqual([[1, 0, 1]]);
  });

  it("puts few cards on a screen, since each has a frame", () => {
    const [screens = []] = textsOf([step("Bake", ...Array.from({ length: 12 }, () => "Stir it once more."))]);
    expect(screens.map((cards) => cards.length)).toEqual([4, 4, 4]);
  });

  it("does not cut a few short sub-steps", () => {
    const [screens = []] = textsOf([
      step("Bake", "Chop it.", "Fry it.", "Salt it.", "Bake it.", "Serve it."),
    ]);
    expect(screens.map((cards) => cards.length)).toEqual([5]);
  });

  it("makes a leading label the title of a step without one, and a heading within another", () => {
    const label = "For the béchamel: Melt the butter.";
    const [bare, named] = cookingScreens([
      step("", label, "Stir."),
      step("Lasagna", "Boil.", `For the ragù: Fry.`),
    ]);
    expect(bare?.[0]?.title).toBe("For the béchamel");
    expect(bare?.[0]?.cards.map(({ heading, start }) => [heading, start])).toEqual([
      [null, 18],
      [null, 0],
    ]);
    expect(named?.[0]?.title).toBe("Lasagna");
    expect(named?.[0]?.cards.map(({ heading }) => heading)).toEqual([null, "For the ragù"]);
  });

  it("makes a sub-step that is a label alone the heading of the next", () => {
    const [screens] = cookingScreens([step("Lasagna", "Boil.", "For the ragù:", "Fry the meat.")]);
    expect(screens?.[0]?.cards.map(({ subStep, heading }) => [subStep, heading])).toEqual([
      [0, null],
      [2, "For the ragù"],
    ]);
  });

  it("keeps a labelled section on one screen where it fits", () => {
    const [screens = []] = textsOf([
      step("Lasagna", sentence(200), `For the ragù: ${sentence(150)}`, sentence(150)),
    ]);
    expect(screens.map((cards) => cards.map((card) => card.length))).toEqual([[200], [150, 150]]);
  });

  it("calls no two steps the same", () => {
    const titles = cookingScreens([step("Butter", "A."), step("butter ", "B."), step("", "C.")]).map(
      ([first]) => first?.title,
    );
    expect(titles).toEqual(["Butter", null, null]);
  });

  it.each([
    ["no sub-steps", step("Bake")],
    ["an empty text", step("Bake", "")],
  ])("shows a step with %s on one screen", (_, bare) => {
    expect(cookingScreens([bare])[0]).toHaveLength(1);
  });

  it("reads a long text in linear time", () => {
    const started = performance.now();
    cookingScreens([step("", "A sentence, and more. ".repeat(10_000), "x".repeat(200_000))]);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
