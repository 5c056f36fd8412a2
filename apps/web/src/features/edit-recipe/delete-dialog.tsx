import { Dialog } from "@/components/ui/dialog";
import { Button } from "@/components/ui/button";
import { useEditMessages } from "@/features/edit-recipe/messages";
import { useMessages } from "@/lib/i18n/i18n";

interface DeleteDialogProps {
  open: boolean;
  isDeleting: boolean;
  onOpenChange: (open: boolean) => void;
  onDelete: () => void;
}

export function DeleteDialog({ open, isDeleting, onOpenChange, onDelete }: DeleteDialogProps) {
  const { common } = useMessages();
  const edit = useEditMessages();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      role="alertdialog"
      title={edit.deleteTitle}
      description={edit.deleteText}
      actions={
        <>
          <Button variant="soft" onClick={() => onOpenChange(false)}>
            {common.cancel}
          </Button>
          <Button variant="hot" busy={isDeleting} onClick={onDelete}>
            {edit.deleteConfirm}
          </Button>
        </>
      }
    />
  );
}
