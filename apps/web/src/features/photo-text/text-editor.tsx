import { useRef } from "react";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { usePhotoMessages } from "@/features/photo-text/messages";
import { placedWords, type UnsureWord } from "@/features/photo-text/unsure-words";

interface TextEditorProps {
  text: string;
  onChange: (text: string) => void;
  /** The text as it was read, its unsure words, and whether a model copied any of it; null for a text that was stored before. */
  read: { text: string; unsure: readonly UnsureWord[]; isByModel: boolean } | null;
}

/** Edits the recognised text. The unsure words are buttons that lead to them in the text. */
export function TextEditor({ text, onChange, read }: TextEditorProps) {
  const photo = usePhotoMessages();
  const area = useRef<HTMLTextAreaElement>(null);
  const unsure = read ? placedWords(read.unsure, read.text, text) : [];

  function select(start: number, word: string): void {
    const field = area.current;
    if (!field) return;
    field.focus();
    field.setSelectionRange(start, start + word.length);
    // Browsers do not scroll to a selection by themselves.
    const line = text.slice(0, start).split("\n").length - 1;
    const lines = text.split("\n").length;
    field.scrollTop = (field.scrollHeight * line) / lines - field.clientHeight / 2;
  }

  return (
    <div className="grid content-start gap-4">
      <Field label={photo.text} hint={photo.textHint}>
        <Textarea
          ref={area}
          className="h-[min(560px,60dvh)]"
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {read && (
        <section aria-labelledby="unsure-title" className="grid gap-2">
          <h2 id="unsure-title" className="type-step">
            {unsure.length > 0 ? photo.unsure(unsure.length) : read.isByModel ? photo.compare : photo.allSure}
          </h2>
          {read.isByModel && <p className="type-caption">{photo.compareHint}</p>}
          {unsure.length > 0 && (
            <>
              <p className="type-caption">{photo.unsureHint}</p>
              <ul className="flex flex-wrap gap-2">
                {unsure.map(({ text: word, start }) => (
                  <li key={start}>
                    <button
                      type="button"
                      className="min-h-11 min-w-11 rounded-field bg-surface px-3 font-semibold underline decoration-(--time) decoration-wavy underline-offset-4 outlined"
                      onClick={() => select(start, word)}
                    >
                      {word}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
    </div>
  );
}
