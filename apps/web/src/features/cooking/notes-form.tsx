import { COOKING_NOTES_LIMITS, type CookingNotes } from "@larder/domain/account/cooking-notes";
import { Star } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toasts } from "@/components/ui/toast-store";
import { useCookingMessages } from "@/features/cooking/messages";
import { type EditedNotes, useSaveNotes } from "@/features/cooking/notes-api";
import { useIsHere } from "@/lib/browser/use-is-here";
import { cn } from "@/lib/cn";

/** The pause in typing after which a note is saved. */
const PAUSE_MS = 1_000;

interface NotesFormProps {
  userId: string;
  recipeId: string;
  /** The stored notes, which may come later. */
  notes: CookingNotes;
  legend: string;
}

/**
 * Draws the user's own rating and note, which are saved by themselves: stars when they are tapped, the note after a pause,
 * when its field is left and when the form is.
 */
export function NotesForm({ userId, recipeId, notes, legend }: NotesFormProps) {
  const messages = useCookingMessages();
  const id = useId();
  /** The changes in this form; everything else is as it was stored. */
  const [changed, setChanged] = useState<Partial<EditedNotes>>({});
  const { rating, note } = { ...notes, ...changed };
  const saving = useSaveNotes(userId, recipeId);
  const sent = useRef<Partial<EditedNotes>>({});
  const isHere = useIsHere();

  function send(values: EditedNotes): void {
    sent.current = values;
    saving.mutateAsync(values).catch(() => {
      if (!isHere.current) toasts.show({ title: messages.notesFailed, variant: "destructive" });
    });
  }

  function sendNote(): void {
    const isNew = changed.note !== undefined && changed.note !== (sent.current.note ?? notes.note);
    if (isNew) send({ rating, note });
  }

  const onPause = useEffectEvent(sendNote);
  useEffect(() => {
    const pause = setTimeout(() => onPause(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [note]);
  const onLeave = useEffectEvent(sendNote);
  useEffect(() => {
    const onHidden = () => document.visibilityState === "hidden" && onLeave();
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      onLeave();
    };
  }, []);

  function rate(stars: number | null): void {
    setChanged({ ...changed, rating: stars });
    send({ rating: stars, note });
  }

  return (
    <div className="grid grid-cols-1 gap-4 text-left">
      <fieldset className="min-w-0">
        <legend className="type-step">{legend}</legend>
        <div className="mt-2 flex flex-wrap gap-1">
          {Array.from({ length: COOKING_NOTES_LIMITS.rating }, (_, at) => at + 1).map((stars) => (
            <label
              key={stars}
              className="grid size-13 place-items-center rounded-face has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={`${id}-stars`}
                aria-label={messages.stars(stars)}
                checked={rating === stars}
                onChange={() => rate(stars)}
                // The chosen star takes the rating away.
                onClick={() => rating === stars && rate(null)}
                className="sr-only"
              />
              <Star
                aria-hidden
                className={cn("size-8", rating !== null && stars <= rating && "fill-current text-done")}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <Field label={messages.noteForNextTime} hint={messages.noteHint}>
        <Textarea
          low
          maxLength={COOKING_NOTES_LIMITS.noteLength}
          value={note}
          onChange={(event) => setChanged({ ...changed, note: event.target.value })}
          onBlur={sendNote}
        />
      </Field>
      <output className="type-label empty:hidden">{saving.isSuccess && messages.notesSaved}</output>
      {saving.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 type-label text-hot">
          {messages.notesFailed}
          <Button variant="soft" size="small" onClick={() => send({ rating, note })}>
            {messages.tryAgain}
          </Button>
        </p>
      )}
    </div>
  );
}
