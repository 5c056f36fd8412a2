import { type EditForm, formFromRecipe, patchFromForm } from "@/features/edit-recipe/form/edit-form";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { Differences } from "@/components/differences";
import { Dialog } from "@/components/ui/dialog";
import { Button } from "@/components/ui/button";
import { useEditMessages } from "@/features/edit-recipe/messages";
import { useHistoryMessages } from "@/lib/i18n/history-messages";
import { useMessages } from "@/lib/i18n/i18n";
import { recipeDifferences } from "@/lib/recipe-differences/recipe-differences";

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
  const history = useHistoryMessages();
  const differences = recipeDifferences(
    patchFromForm(mine),
    patchFromForm(formFromRecipe(other, mine.locale)),
    { ...messages, history },
    { mine: history.pictureMine, other: history.pictureOther },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      role="alertdialog"
      title={history.conflictTitle}
      description={edit.conflictText}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {edit.stay}
          </Button>
          <Button variant="soft" onClick={onTakeOther}>
            {history.conflictTheirs}
          </Button>
          <Button variant={goOn.variant} busy={goOn.busy} onClick={goOn.onPress}>
            {goOn.label}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling part must be scrollable by keys */}
      <div tabIndex={0} className="grid max-h-[40dvh] gap-5 overflow-y-auto rounded-chip">
        <Differences
          parts={differences}
          labels={{ mine: history.mine, other: history.otherVersion, lacks: history.lacks }}
        />
      </div>
    </Dialog>
  );
}
