import type { MakerNote } from "../generation/maker-note.ts";
import { MODEL_NOTES, type ModelNote } from "../generation/model-note.ts";
import { composerNoteSentence } from "./composer-note-sentence.ts";
import type { NoteMessages } from "./messages.ts";

/** What a cook should know of how a recipe was made, in the reader's words. */
export interface NoteText {
  sentence: string;
  /** What the sentence is about, where that is a list of lines. */
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
    case "listed-late":
      return { sentence: modelNotes.listedLater(words), lines: [] };
    case "unsafe-temperature":
      return { sentence: modelNotes.unsafeTemperature(first, second, third), lines: [] };
    case "times-mended":
      return { sentence: modelNotes.timesMended, lines: [] };
  }
}
