import { COLLECTION_LIMITS, type Section } from "@larder/domain/collection/collection";
import { ArrowDown, ArrowUp, Check, Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useCollectionMessages } from "@/features/collections/messages";

interface SectionHeadProps {
  section: Section;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  onRename: (section: Section, name: string, onSaved: () => void) => void;
  onRemove: (section: Section) => void;
  onMove: (section: Section, by: -1 | 1) => void;
}

/** Draws the heading of a section with the buttons that rename, move and remove it. */
export function SectionHead({
  section,
  isFirst,
  isLast,
  busy,
  onRename,
  onRemove,
  onMove,
}: SectionHeadProps) {
  const collections = useCollectionMessages();
  const { name } = section;
  const [typed, setTyped] = useState<string | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed === null || typed.trim() === "") return;
    onRename(section, typed, () => setTyped(null));
  }

  if (typed !== null) {
    return (
      <form noValidate onSubmit={submit} className="mb-2 flex items-end gap-1.5">
        <Field label={collections.sectionName} className="min-w-0 flex-1">
          <Input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
            autoFocus
            autoComplete="off"
            maxLength={COLLECTION_LIMITS.sectionNameLength}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <IconButton
          type="submit"
          label={collections.save}
          icon={Check}
          variant="primary"
          busy={busy}
          className="mb-2.5"
        />
      </form>
    );
  }
  return (
    <div className="mb-2 flex flex-wrap items-center gap-1.5">
      <h2 dir="auto" className="min-w-0 flex-1 basis-40 type-section wrap-anywhere">
        {name}
      </h2>
      <IconButton
        label={collections.sectionUp(name)}
        icon={ArrowUp}
        variant="ghost"
        aria-disabled={isFirst || busy || undefined}
        className="aria-disabled:opacity-40"
        onClick={() => !isFirst && onMove(section, -1)}
      />
      <IconButton
        label={collections.sectionDown(name)}
        icon={ArrowDown}
        variant="ghost"
        aria-disabled={isLast || busy || undefined}
        className="aria-disabled:opacity-40"
        onClick={() => !isLast && onMove(section, 1)}
      />
      <IconButton
        label={collections.renameSection(name)}
        icon={Pencil}
        variant="ghost"
        onClick={() => setTyped(name)}
      />
      <IconButton
        label={collections.removeSection(name)}
        icon={Trash2}
        variant="ghost"
        onClick={() => onRemove(section)}
      />
    </div>
  );
}
