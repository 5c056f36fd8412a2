import type { MakerNote } from "@larder/domain/recipe/maker-note";
import { DangerAlert } from "@/features/generate/danger-alert";
import { NoteList } from "@/features/generate/note-list";

/** Returns whether a note says that the words of the request show a danger. */
export const isDanger = ({ code }: MakerNote): boolean => code === "danger";

/** Draws the dangers that the words of a request show, and what to do about them. */
export function DangerNotes({ notes }: { notes: readonly MakerNote[] }) {
  const dangers = notes.filter(isDanger);
  if (dangers.length === 0) return null;
  return (
    <DangerAlert className="items-center font-semibold">
      <NoteList notes={dangers} />
    </DangerAlert>
  );
}
