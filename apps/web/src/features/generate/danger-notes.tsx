import type { MakerNote } from "@larder/domain/recipe/maker-note";
import { OctagonAlert } from "lucide-react";
import { useNoteMessages } from "@/features/generate/messages";
import { NoteList } from "@/features/generate/note-list";

/** Returns whether a note says that the words of the request show a danger. */
export const isDanger = ({ code }: MakerNote): boolean => code === "danger";

/** Draws the dangers that the words of a request show, and what to do about them: they look like no other note. */
export function DangerNotes({ notes }: { notes: readonly MakerNote[] }) {
  const { findings } = useNoteMessages();
  const dangers = notes.filter(isDanger);
  if (dangers.length === 0) return null;
  return (
    <div
      role="alert"
      aria-label={findings.dangerTitle}
      className="slip-hot grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-3.5 rounded-card bg-surface p-4 font-semibold break-inside-avoid"
    >
      <span className="grid size-11 place-items-center rounded-field bg-hot text-on-hot">
        <OctagonAlert aria-hidden />
      </span>
      <NoteList notes={dangers} />
    </div>
  );
}
