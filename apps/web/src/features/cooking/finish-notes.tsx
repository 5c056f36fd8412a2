import { NO_COOKING_NOTES } from "@larder/domain/account/cooking-notes";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cookingNotesQuery, useAddCooked } from "@/features/cooking/notes-api";
import { useCookingMessages } from "@/features/cooking/messages";
import { NotesForm } from "@/features/cooking/notes-form";

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
      {isShown && (
        <NotesForm
          userId={userId}
          recipeId={recipeId}
          notes={data ?? NO_COOKING_NOTES}
          legend={messages.howWasIt}
        />
      )}
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
