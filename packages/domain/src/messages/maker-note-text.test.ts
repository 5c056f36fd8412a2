import { describe, expect, it } from "vitest";
import { MODEL_NOTES } from "../recipe/model-note.ts";
import { enNotes as en } from "./en-notes.ts";
import { esNotes as es } from "./es-notes.ts";
import { makerNoteText } from "./maker-note-text.ts";

describe("makerNoteText", () => {
  it.each([
    ["unknown", ["zorblax"], "“zorblax” is not known here, so it is not in the recipe."],
    ["times-mended", [], "The total time was less than its parts, so it was added up anew."],
    ["unsafe-temperature", ["chicken", "60 °C", "74 °C"], "chicken is safe at 74 °C inside, not at 60 °C."],
    [
      "added-to-list",
      ["cream", "salt"],
      "The steps use what the list of ingredients lacked; it was added: cream, salt.",
    ],
  ] as const)("says %s with its words", (code, words, sentence) => {
    expect(makerNoteText(en, { code, words: [...words] })).toEqual({ sentence, lines: [] });
  });

  it("lists the lines that are not in the text", () => {
    expect(makerNoteText(en, { code: "not-in-source", words: ["1 truffle", "300 g duck"] })).toEqual({
      sentence: "These lines are not in the text. Please check them:",
      lines: ["1 truffle", "300 g duck"],
    });
  });

  it.each(MODEL_NOTES)("has a sentence of its own for %s in both languages", (code) => {
    const note = { code, words: ["leek", "60 °C", "74 °C"] };
    expect(makerNoteText(en, note).sentence).not.toBe(makerNoteText(es, note).sentence);
  });
});
