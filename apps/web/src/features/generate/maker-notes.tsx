import { knownNotes } from "@larder/domain/recipe/maker-note";
import { Info, X } from "lucide-react";
import { useId } from "react";
import { Link } from "wouter";
import { IconButton, Button } from "@/components/ui/button";
import { NoteList } from "@/features/generate/note-list";
import { dropNotes, handNotes, type Made } from "@/lib/navigation/generation-notes";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";

interface MakerNotesProps {
  made: Made;
  /** Whether it is shown on another page than the recipe's own, and links there. */
  away?: boolean;
  onDismiss: () => void;
  className?: string;
}

/** Draws what the cook should know of a recipe that was just made, until it is dismissed. */
export default function MakerNotes({ made, away, onDismiss, className }: MakerNotesProps) {
  const { common, generate } = useMessages();
  const titleId = useId();
  const { recipe } = made;
  const notes = knownNotes(made.notes);

  function dismiss(): void {
    dropNotes();
    onDismiss();
    // The focused button is removed.
    document.querySelector("main")?.focus({ preventScroll: true });
  }

  return (
    <section aria-labelledby={titleId} className={className}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-card py-1 pr-1 pb-4 pl-4 trough">
        <Info aria-hidden className="mt-3" />
        <h2 id={titleId} className="self-center type-name wrap-anywhere">
          {away ? generate.notesOf(recipe.name) : generate.notesTitle}
        </h2>
        <IconButton variant="ghost" label={common.dismiss} icon={X} onClick={dismiss} />
        <div className="col-start-2 grid gap-3 text-16">
          <NoteList notes={notes} />
          {away && (
            <Button asChild variant="soft" size="small" className="justify-self-start">
              <Link href={paths.recipe(recipe.slug)} state={handNotes(recipe, notes)}>
                {generate.open}
              </Link>
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
