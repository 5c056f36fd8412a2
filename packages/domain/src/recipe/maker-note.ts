import * as z from "zod/mini";
import { composerNoteSchema } from "./composer-note.ts";
import { modelNoteSchema } from "./model-note.ts";

/** A note for the cook on how a recipe was made. */
export const makerNoteSchema = z.union([composerNoteSchema, modelNoteSchema]);

export type MakerNote = z.infer<typeof makerNoteSchema>;

/** Returns the notes whose codes this version knows; another version may have stored others. */
export function knownNotes(notes: readonly unknown[] = []): MakerNote[] {
  return notes.flatMap((note) => makerNoteSchema.safeParse(note).data ?? []);
}
