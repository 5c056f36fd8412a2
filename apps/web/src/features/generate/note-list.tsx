import type { MakerNote } from "@larder/domain/recipe/maker-note";
import { makerNoteText } from "@larder/domain/messages/maker-note-text";
import { useNoteMessages } from "@/features/generate/messages";

/** Lists what was noticed while a recipe was made, a sentence each. */
export function NoteList({ notes }: { notes: readonly MakerNote[] }) {
  const messages = useNoteMessages();
  if (notes.length === 0) return null;
  return (
    <ul className="grid min-w-0 gap-2 wrap-anywhere">
      {notes.map((note) => {
        const { sentence, lines } = makerNoteText(messages, note);
        return (
          <li key={`${note.code} ${note.words.join("|")}`}>
            {sentence}
            {lines.length > 0 && (
              <ul className="mt-1 list-disc pl-5 font-semibold">
                {[...new Set(lines)].map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
