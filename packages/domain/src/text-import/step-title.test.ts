import { describe, expect, it } from "vitest";
import { guessStepTitles } from "./step-title.ts";

const titleOf = (descriptions: string[], language?: string) =>
  guessStepTitles([descriptions], { language })[0];

describe("guessStepTitles", () => {
  it.each<[string, string[], string | null]>([
    ["verbs of two sub-steps", ["Chop the leeks.", "Fry them."], "Chop and fry"],
    ["verbs of two sentences", ["Preheat the oven. Grease a tin."], "Preheat and grease"],
    ["one verb", ["Simmer for 10 minutes."], "Simmer"],
    [
      "telling verbs before weak ones",
      ["Place the chicken in a pot.", "Simmer it.", "Shred it."],
      "Simmer and shred",
    ],
    ["a weak verb beside one that tells", ["Fry the onion.", "Add the cumin."], "Fry and add"],
    [
      "a verb behind a lead",
      ["Meanwhile, whisk the eggs.", "Then carefully fold them in."],
      "Whisk and fold",
    ],
    ["a label", ["For the béchamel: Melt the butter.", "Stir."], "For the béchamel"],
    ["a noun that is no verb", ["Butter, sugar and flour go into a bowl."], null],
    ["a verb that is also a noun", ["Butter a tin."], "Butter"],
    ["a time that is no instruction", ["Cook time is 20 minutes."], null],
    ["a verb inside the sentence alone", ["In a large bowl, whisk the eggs."], null],
    ["a verb that tells nothing", ["Let the dough alone."], null],
    ["no sub-steps", [], null],
  ])("titles a step by %s", (_, descriptions, title) => {
    expect(titleOf(descriptions, "en")).toBe(title);
  });

  it.each<[string, string[], string | null]>([
    ["Spanish verbs", ["Pica la cebolla.", "Hornea 20 minutos."], "Pica y hornea"],
    ["infinitives", ["Precalentar el horno.", "Incorporar la nata."], "Precalentar e incorporar"],
    ["a noun that is no verb", ["Pasa por aquí.", "Crema de leche, al gusto."], "Pasa"],
    ["English words", ["Mix the eggs."], null],
  ])("titles a Spanish step by %s", (_, descriptions, title) => {
    expect(titleOf(descriptions, "es")).toBe(title);
  });

  it("has no title in a language whose verbs it does not know, but a label", () => {
    expect(titleOf(["Butter schaumig rühren."], "de")).toBeNull();
    expect(titleOf(["Für die Soße: Butter schmelzen."], "de")).toBe("Für die Soße");
  });

  it("decides by the verbs where the language is unknown", () => {
    expect(titleOf(["Pica la cebolla.", "Hornea."])).toBe("Pica y hornea");
    expect(titleOf(["Chop it.", "Bake."])).toBe("Chop and bake");
    expect(titleOf(["Butter schaumig rühren."])).toBeNull();
  });

  it("gives no title twice", () => {
    const same = ["Mix the flour.", "Bake it.", "Slice it."];
    expect(
      guessStepTitles([same, same, same, same, same], { language: "en", taken: ["mix and Bake"] }),
    ).toEqual(["Mix and slice", "Bake and slice", "Mix", null, null]);
  });
});
