import { useRemoveComment } from "@/features/community/api";
import { useCommunityMessages } from "@/features/community/messages";
import { QuestionDialog } from "@/features/community/question-dialog";
import { toasts } from "@/components/ui/toast-store";

interface RemoveCommentDialogProps {
  id: string;
  recipeId: string;
  onClose: () => void;
}

/** Asks before a comment is deleted. */
export function RemoveCommentDialog({ id, recipeId, onClose }: RemoveCommentDialogProps) {
  const community = useCommunityMessages();
  const removing = useRemoveComment(recipeId);
  return (
    <QuestionDialog
      title={community.removeTitle}
      text={community.removeText}
      confirm={community.remove}
      confirming={community.removing}
      isBusy={removing.isPending}
      error={removing.error}
      failed={community.removeFailed}
      onConfirm={() =>
        removing.mutate(id, {
          onSuccess: () => {
            toasts.show({ title: community.removed });
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
