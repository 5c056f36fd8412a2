import { describe, expect, it } from "vitest";
import { tokenise } from "../text/text-tokens.ts";
import { isHeadFirst, languageOf, linkStem, readWords } from "./link-text.ts";

describe("languageOf", () => {
  it.each([
    ["en", "Add the eggs and whisk until smooth."],
    ["es", "Añade los huevos y bate hasta que la mezcla espume."],
    ["de", "Die Eier mit dem Zucker in einer Schüssel schlagen."],
    ["fr", "Ajoutez les œufs et le sucre dans un saladier."],
    ["it", "Unite le uova e il burro e mescolate per bene."],
    ["pt", "Junte os ovos e o açúcar e leve ao forno."],
    ["en", ""],
  ])("reads %s", (language, step) => {
    expect(languageOf([tokenise(step)])).toBe(language);
  });
});

it("the head of a name comes first in Romance languages alone", () => {
  expect((["en", "es", "de", "fr", "it", "pt"] as const).filter(isHeadFirst)).toEqual([
    "es",
    "fr",
    "it",
    "pt",
  ]);
});

describe("readWords", () => {
  it("cuts hyphenated words, and drops articles that are elided", () => {
    expect(readWords("all-purpose flour", "en").map(({ key }) => key)).toEqual(["all", "purpose", "flour"]);
    expect(readWords("l'ail d’ici", "fr").map(({ key }) => key)).toEqual(["ail", "ici"]);
  });

  it("begins a sentence after a full stop, and not after an abbreviation", () => {
    const begins = (text: string) =>
      readWords(text, "en")
        .filter((word) => word.begins)
        .map(({ text: own }) => own);
    expect(begins("Add 2 tbsp. of butter. Stir well: gently.")).toEqual(["Add", "Stir", "gently"]);
  });

  it.each([
    ["en", "tomatoes", "tomato"],
    ["es", "limones", "limon"],
    ["de", "zwiebeln", "zwiebel"],
    ["it", "funghi", "fungo"],
    ["fr", "poireaux", "poireau"],
  ] as const)("compares plurals in %s", (language, plural, singular) => {
    expect(linkStem(plural, language)).toBe(linkStem(singular, language));
  });
});
