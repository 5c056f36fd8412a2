import { describe, expect, it } from "vitest";
import { understandQuery } from "../understand.ts";
import { adaptCard } from "./adapt-card.ts";
import { CARDS } from "./cards.ts";
import { withoutMissing } from "./missing-foods.ts";
import { writeCardSteps } from "./write-card-steps.ts";

const without = (sentence: string, ...gone: string[]) =>
  withoutMissing(sentence, (names) => names.split("+").some((name) => !gone.includes(name)));

describe("a sentence without a food that is left out", () => {
  it.each([
    ["{salt}", "Season with {nutmeg} and the rest of {salt}.", "Season with {nutmeg}."],
    ["{salt}", "Añade {pan} y casi toda {salt}.", "Añade {pan}."],
    ["{onion}", "Soften {onion} in {butter}, then stir in {rice}.", "Heat {butter}, then stir in {rice}."],
    ["{onion}", "Pocha {onion} en {butter} y añade {rice}.", "Calienta {butter} y añade {rice}."],
    ["{oil}", "Heat {oil} in the wok and fry {prawn}.", "Heat the wok and fry {prawn}."],
    ["{onion}", "Heat {oil} in the pan and fry {onion} for {time}, until golden.", "Heat {oil} in the pan."],
    ["{onion}", "Dice {potato} and chop {onion}.", "Dice {potato}."],
    ["{onion}", "Corta {potato} en dados y pica {onion}.", "Corta {potato} en dados."],
    ["{onion}", "Soften {onion} in the pan, add {honey} and boil.", "Add {honey} and boil."],
    [
      "{garlic}",
      "Season each with {salt}, {garlic:rest} and {oil:rest}.",
      "Season each with {salt} and {oil:rest}.",
    ],
    [
      "{salt}",
      "Cover {beef} with water, add half of {salt}, bring to a simmer.",
      "Cover {beef} with water, bring to a simmer.",
    ],
  ])("%s: %s", (food, sentence, expected) => {
    expect(without(sentence, food.slice(1, -1))).toBe(expected);
  });

  it("stays as it is where nothing else is in it", () => {
    expect(without("Chop {onion} finely.", "onion")).toBe("Chop {onion} finely.");
  });
});

/** Every eighth card; with `THOROUGH` all of them. */
const STEP = process.env["THOROUGH"] ? 1 : 8;

describe("a food that is left out of a card", () => {
  const request = { ...understandQuery("dinner"), dish: null };
  /** What is there for another food alone: the oil of a fried egg, the flour that coats the onions, the sugar of an icing. */
  const TOGETHER = [
    "pad-kra-pao without egg",
    "koshari without onion",
    "filled-sandwich without tomato",
    "chivito without egg",
    "sugar-cookies without water",
  ];
  const CONTENTS = [
    "onion",
    "garlic",
    "celery",
    "mustard",
    "sesame",
    "nuts",
    "milk",
    "soy",
    "fish",
    "sulphites",
    "alcohol",
    "mushroom",
  ];

  it.each(["en", "es"] as const)("takes no other food with it: %s", (language) => {
    const sample = CARDS.filter((_, index) => index % STEP === (language === "en" ? 0 : STEP >> 1));
    const lost = sample.flatMap((card) => {
      const usual = adaptCard(card, request).adapted;
      if (!usual) return [card.id];
      const { listed: all } = writeCardSteps(usual, language);
      const unlisted = new Set(usual.uses.filter((use) => !all.has(use)).map(({ key }) => key));
      const others = card.rows.filter(({ key }) => !card.core.includes(key)).map(({ food }) => food.id);
      const left = { words: "", isAllergy: false };
      const exclusions = [
        ...new Set(others).values().map((id) => ({ ...left, foods: [id], contents: [] })),
        ...CONTENTS.map((content) => ({ ...left, foods: [], contents: [content] })),
      ];
      return exclusions.flatMap((exclusion) => {
        const id = [...exclusion.foods, ...exclusion.contents].join();
        const excluded = [exclusion];
        const { adapted } = adaptCard(card, { ...request, excluded });
        if (!adapted) return [];
        const { listed } = writeCardSteps(adapted, language);
        const gone = adapted.uses.filter((use) => !listed.has(use) && !unlisted.has(use.key));
        const name = `${card.id} without ${id}`;
        return TOGETHER.includes(name) ? [] : gone.map(({ key }) => `${name} loses ${key}`);
      });
    });
    expect(lost).toEqual([]);
  });
});
