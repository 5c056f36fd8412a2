import { editDifferences } from "@/features/edit-recipe/form/edit-differences";
import { type EditForm, formFromRecipe, patchFromForm } from "@/features/edit-recipe/form/edit-form";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { Dialog } from "@/components/ui/dialog";
import { Button } from "@/components/ui/button";
import { useEditMessages } from "@/features/edit-recipe/messages";
import { useMessages } from "@/lib/i18n/i18n";

interface ConflictDialogProps {
  mine: EditForm;
  /** The version that another user has saved. */
  other: Recipe;
  /** The button that goes on in spite of the other version. */
  goOn: { label: string; variant: "primary" | "hot"; busy: boolean; onPress: () => void };
  onTakeOther: () => void;
  /** Back to the form, with nothing decided. */
  onClose: () => void;
}

/** Draws the dialog of an edit conflict: shows what differs, part by part, and lets the cook choose. */
export function ConflictDialog({ mine, other, goOn, onTakeOther, onClose }: ConflictDialogProps) {
  const messages = useMessages();
  const edit = useEditMessages();
  const differences = editDifferences(
    patchFromForm(mine),
    patchFromForm(formFromRecipe(other, mine.locale)),
    {
      ...messages,
      edit,
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      role="alertdialog"
      title={edit.conflictTitle}
      description={edit.conflictText}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {edit.stay}
          </Button>
          <Button variant="soft" onClick={onTakeOther}>
            {edit.conflictTheirs}
          </Button>
          <Button variant={goOn.variant} busy={goOn.busy} onClick={goOn.onPress}>
            {goOn.label}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling part must be scrollable by keys */}
      <div tabIndex={0} className="grid max-h-[40dvh] gap-5 overflow-y-auto rounded-chip">
        {differences.map(({ label, ...lines }) => (
          <section key={label} aria-label={label} className="border-t-2 border-ink pt-3">
            <h3 className="mb-2 type-name">{label}</h3>
            <dl className="grid grid-cols-1 gap-x-4 gap-y-3 tablet:grid-cols-2">
              <Version label={edit.conflictMine} lines={lines.mine} />
              <Version label={edit.conflictOther} lines={lines.other} />
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Version({ label, lines }: { label: string; lines: readonly string[] }) {
  const edit = useEditMessages();
  return (
    <div className="min-w-0">
      <dt className="type-label">{label}</dt>
      {lines.length === 0 && <dd className="mt-1 text-16 text-ink-3">{edit.conflictLacks}</dd>}
      {lines.map((line, index) => (
        <dd key={index} className="mt-1 text-16">
          {line}
        </dd>
      ))}
    </div>
  );
}
