import type { MakerNote } from "../recipe/maker-note.ts";
import { MODEL_NOTES, type ModelNote } from "../recipe/model-note.ts";
import { composerNoteSentence } from "./composer-note-sentence.ts";
import type { NoteMessages } from "./messages.ts";

/** A note on how a recipe was made, in the reader's language. */
export interface NoteText {
  sentence: string;
  /** The lines of the recipe that the sentence is about, where it is about a list. */
  lines: readonly string[];
}

export function makerNoteText(messages: NoteMessages, note: MakerNote): NoteText {
  if (isModelNote(note)) return modelNoteText(messages, note);
  return { sentence: composerNoteSentence(messages, note), lines: [] };
}

const isModelNote = (note: MakerNote): note is ModelNote => MODEL_NOTES.some((code) => code === note.code);

function modelNoteText({ modelNotes }: NoteMessages, { code, words }: ModelNote): NoteText {
  const [first = "", second = "", third = ""] = words;
  switch (code) {
    case "not-in-source":
      return { sentence: modelNotes.notInSource, lines: words };
    case "added-to-list":
      return { sentence: modelNotes.listedLater(words), lines: [] };
    case "unsafe-temperature":
      return { sentence: modelNotes.unsafeTemperature(first, second, third), lines: [] };
    case "other-dish":
      return { sentence: modelNotes.otherDish(first, second), lines: [] };
    case "other-recipes":
      return { sentence: modelNotes.otherRecipes, lines: words };
    case "steps-cut":
      return { sentence: modelNotes.stepsCut(first), lines: [] };
    case "not-in-recipe":
      return { sentence: modelNotes.notInRecipe, lines: words };
    case "times-mended":
      return { sentence: modelNotes.timesMended, lines: [] };
  }
}
