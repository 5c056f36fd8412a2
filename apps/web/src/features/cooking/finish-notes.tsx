import {
  COOKING_NOTES_LIMITS,
  type CookingNotes,
  NO_COOKING_NOTES,
} from "@larder/domain/account/cooking-notes";
import { useQuery } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { toasts } from "@/components/ui/toast-store";
import { cookingNotesQuery, useAddCooked, useSaveNotes } from "@/features/cooking/notes-api";
import { useCookingMessages } from "@/features/cooking/messages";
import { useIsHere } from "@/lib/browser/use-is-here";
import { cn } from "@/lib/cn";

interface FinishNotesProps {
  userId: string;
  recipeId: string;
}

/** Records that the recipe was cooked, and asks for a rating and a note. */
export function FinishNotes({ userId, recipeId }: FinishNotesProps) {
  const messages = useCookingMessages();
  const { data, isPending } = useQuery(cookingNotesQuery(userId, recipeId));
  // A form that was shown stays: the user may be typing while the notes are requested again.
  const [isShown, setShown] = useState(!isPending);
  if (!isPending && !isShown) setShown(true);
  const cooked = useAddCooked(userId, recipeId);
  const [key] = useState(() => crypto.randomUUID());
  const isRecorded = useRef(false);
  useEffect(() => {
    if (isRecorded.current) return;
    isRecorded.current = true;
    cooked.mutate(key);
  }, [cooked, key]);
  return (
    <div className="grid w-full max-w-130 grid-cols-1 gap-4 text-left">
      {isShown && <NotesForm userId={userId} recipeId={recipeId} notes={data ?? NO_COOKING_NOTES} />}
      {cooked.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 type-label">
          {messages.cookedNotRecorded}
          <Button variant="soft" size="small" busy={cooked.isPending} onClick={() => cooked.mutate(key)}>
            {messages.tryAgain}
          </Button>
        </p>
      )}
    </div>
  );
}

function NotesForm({ userId, recipeId, notes }: FinishNotesProps & { notes: CookingNotes }) {
  const messages = useCookingMessages();
  const id = useId();
  /** The changes in this form; everything else is as it was stored. */
  const [changed, setChanged] = useState<Partial<Pick<CookingNotes, "rating" | "note">>>({});
  const { rating, note } = { ...notes, ...changed };
  const save = useSaveNotes(userId, recipeId);
  const isHere = useIsHere();
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const onError = () => {
          if (!isHere.current) toasts.show({ title: messages.notesFailed, variant: "destructive" });
        };
        save.mutate({ rating, note }, { onError });
      }}
    >
      <fieldset className="min-w-0">
        <legend className="type-step">{messages.howWasIt}</legend>
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
                onChange={() => setChanged({ ...changed, rating: stars })}
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
        />
      </Field>
      <Button type="submit" variant="soft" busy={save.isPending} className="justify-self-start">
        {messages.saveNotes}
      </Button>
      <output className="type-label empty:hidden">{save.isSuccess && messages.notesSaved}</output>
      {save.isError && (
        <p role="alert" className="type-label text-hot">
          {messages.notesFailed}
        </p>
      )}
    </form>
  );
}
