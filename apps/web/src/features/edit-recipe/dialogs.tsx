import { Dialog } from "@/components/ui/dialog";
import { Key } from "@/components/ui/key";
import { useEditWords } from "@/features/edit-recipe/words";
import { useMessages } from "@/lib/i18n";
import type { LeaveGuard } from "@/lib/use-leave-guard";

interface DeleteDialogProps {
  open: boolean;
  isDeleting: boolean;
  onOpenChange: (open: boolean) => void;
  onDelete: () => void;
}

export function DeleteDialog({ open, isDeleting, onOpenChange, onDelete }: DeleteDialogProps) {
  const { common } = useMessages();
  const edit = useEditWords();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      role="alertdialog"
      title={edit.deleteTitle}
      description={edit.deleteText}
      actions={
        <>
          <Key look="soft" onClick={() => onOpenChange(false)}>
            {common.cancel}
          </Key>
          <Key look="hot" busy={isDeleting} onClick={onDelete}>
            {edit.deleteConfirm}
          </Key>
        </>
      }
    />
  );
}

/** Asks before unsaved changes are lost. */
export function LeaveDialog({ asking, stay, leave, text }: LeaveGuard & { text: string }) {
  const edit = useEditWords();
  return (
    <Dialog
      open={asking}
      onOpenChange={(open) => !open && stay()}
      role="alertdialog"
      title={edit.leaveTitle}
      description={text}
      actions={
        <>
          <Key look="soft" onClick={stay}>
            {edit.stay}
          </Key>
          <Key look="hot" onClick={leave}>
            {edit.leave}
          </Key>
        </>
      }
    />
  );
}
