import { type CookingNotes, NO_COOKING_NOTES } from "@larder/domain/account/cooking-notes";
import { useQuery } from "@tanstack/react-query";
import { Pencil, Star } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button, IconButton } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { cookingNotesQuery } from "@/features/cooking/notes-api";
import { useCookingMessages } from "@/features/cooking/messages";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { shortDate } from "@/lib/i18n/short-date";

const NotesForm = lazy(async () => ({ default: (await import("@/features/cooking/notes-form")).NotesForm }));

interface NotesOwner {
  userId: string;
  recipeId: string;
}

const hasNotes = ({ rating, note, cookedOn }: CookingNotes) =>
  rating !== null || note !== "" || cookedOn.length > 0;

/** Shows the user's personal notes on this recipe, to be edited; nothing when there are none. */
export function PersonalNotes(owner: NotesOwner) {
  const messages = useCookingMessages();
  const language = useLanguage();
  const [isEdited, setEdited] = useState(false);
  const { data } = useQuery(cookingNotesQuery(owner.userId, owner.recipeId));
  if (!data || (!hasNotes(data) && !isEdited)) return null;
  const { rating, note, cookedOn } = data;
  const [last] = cookedOn;
  return (
    <section
      aria-label={messages.yourNotes}
      className="mb-5 flex items-start gap-3 rounded-field bg-sunken py-2 pr-2 pl-4"
    >
      <div className="grid min-h-12 min-w-0 flex-1 grid-cols-1 content-center gap-1.5">
        {rating !== null && (
          <p className="flex">
            <span className="sr-only">{messages.stars(rating)}</span>
            {Array.from({ length: rating }, (_, at) => (
              <Star key={at} aria-hidden className="size-5 fill-current text-done" />
            ))}
          </p>
        )}
        {last && (
          <p className="type-caption">{messages.cookedTimes(cookedOn.length, shortDate(last, language))}</p>
        )}
        {note && (
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {note}
          </p>
        )}
      </div>
      <IconButton label={messages.editNotes} icon={Pencil} onClick={() => setEdited(true)} />
      {isEdited && <NotesSheet {...owner} notes={data} onClose={() => setEdited(false)} />}
    </section>
  );
}

/** Lets the user add a rating or a note; draws nothing where there are some, which can be edited where they are shown. */
export function AddNotesButton(owner: NotesOwner) {
  const messages = useCookingMessages();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(cookingNotesQuery(owner.userId, owner.recipeId));
  if (!data || (hasNotes(data) && !isOpen)) return null;
  return (
    <>
      <Button variant="soft" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Star aria-hidden />
        {messages.addNotes}
      </Button>
      {isOpen && <NotesSheet {...owner} notes={data} onClose={() => setOpen(false)} />}
    </>
  );
}

interface NotesSheetProps extends NotesOwner {
  notes: CookingNotes | undefined;
  onClose: () => void;
}

function NotesSheet({ notes = NO_COOKING_NOTES, onClose, ...owner }: NotesSheetProps) {
  const messages = useCookingMessages();
  const { common } = useMessages();
  return (
    <Sheet open fits onOpenChange={onClose} title={messages.yourNotes} closeLabel={common.close}>
      <Suspense>
        <NotesForm {...owner} notes={notes} legend={messages.yourRating} />
      </Suspense>
    </Sheet>
  );
}
