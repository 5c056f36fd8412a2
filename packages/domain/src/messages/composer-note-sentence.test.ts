import { describe, expect, it } from "vitest";
import { COMPOSER_NOTES } from "../recipe/composer-note.ts";
import { REQUEST_DANGERS } from "../recipe/request-danger.ts";
import { composerNoteSentence } from "./composer-note-sentence.ts";
import { enNotes as en } from "./en-notes.ts";
import { esNotes as es } from "./es-notes.ts";

describe("composerNoteSentence", () => {
  it.each([
    ["unknown", ["zorblax"], "“zorblax” is not known here, so it is not in the recipe."],
    ["swapped", ["butter", "plant-based butter"], "It has plant-based butter instead of butter."],
    ["too-slow", ["20", "35"], "It takes 35 minutes, more than the 20 asked for."],
    ["servings", ["400", "24"], "It is for 24, not for 400."],
    ["impossible", ["vegan", "beef"], "Nothing can be made that keeps to all of this: vegan, beef."],
  ] as const)("says %s with its words", (code, words, sentence) => {
    expect(composerNoteSentence(en, { code, words: [...words] })).toBe(sentence);
  });

  it.each(REQUEST_DANGERS.filter((code) => code !== "pets"))(
    "says what to do about %s in both languages",
    (code) => {
      const [english, spanish] = [en, es].map((each) =>
        composerNoteSentence(each, { code: "danger", words: [code] }),
      );
      expect(english).toMatch(/ill\. \w/);
      expect(spanish).toMatch(/enfermar\. \w/);
    },
  );

  it("says of animals what is poison for them, and not that people get ill", () => {
    const note = { code: "danger" as const, words: ["pets"] };
    expect(composerNoteSentence(en, note)).toMatch(/^Onion, .* poison dogs and cats/);
    expect(composerNoteSentence(es, note)).toMatch(/^La cebolla, .* envenenan a perros y gatos/);
  });

  it.each(COMPOSER_NOTES)("has a sentence of its own for %s in both languages", (code) => {
    const words = ["leek", "vegan"];
    const [english, spanish] = [en, es].map((messages) => composerNoteSentence(messages, { code, words }));
    expect(english).not.toBe(spanish);
    for (const other of COMPOSER_NOTES.filter((each) => each !== code))
      expect(composerNoteSentence(en, { code: other, words })).not.toBe(english);
  });
});
