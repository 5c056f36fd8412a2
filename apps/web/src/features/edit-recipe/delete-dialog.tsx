import { Dialog } from "@/components/ui/dialog";
import { Key } from "@/components/ui/key";
import { useEditWords } from "@/features/edit-recipe/words";
import { useMessages } from "@/lib/i18n/i18n";

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
