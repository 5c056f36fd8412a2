import { useRemoveComment } from "@/features/community/api";
import { useCommunityMessages } from "@/features/community/messages";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { toasts } from "@/components/ui/toast-store";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

interface RemoveCommentDialogProps {
  id: string;
  recipeId: string;
  onClose: () => void;
}

/** Asks before a comment is deleted. */
export function RemoveCommentDialog({ id, recipeId, onClose }: RemoveCommentDialogProps) {
  const messages = useMessages();
  const community = useCommunityMessages();
  const removing = useRemoveComment(recipeId);
  return (
    <ConfirmDialog
      title={community.removeTitle}
      text={community.removeText}
      confirm={community.remove}
      confirming={community.removing}
      onConfirm={async () => {
        await removing.mutateAsync(id);
        toasts.show({ title: community.removed });
        onClose();
      }}
      problemOf={(error) => failureOf(messages, error, community.removeFailed, community.problems)}
      onClose={onClose}
    />
  );
}
