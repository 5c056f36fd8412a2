import { toasts } from "@/components/ui/toast-store";
import { useSetBlocked } from "@/features/community/api";
import { useCommunityMessages } from "@/features/community/messages";
import { QuestionDialog } from "@/features/community/question-dialog";

interface BlockDialogProps {
  /** The user who is blocked, and the name by which the reader knows them. */
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks before a user is blocked, and says what that means. */
export function BlockDialog({ id, name, onClose }: BlockDialogProps) {
  const community = useCommunityMessages();
  const blocking = useSetBlocked();
  return (
    <QuestionDialog
      title={community.blockTitle(name)}
      text={community.blockText}
      confirm={community.blockConfirm}
      confirming={community.blocking}
      isBusy={blocking.isPending}
      error={blocking.error}
      failed={community.blockFailed}
      onConfirm={() =>
        blocking.mutate(
          { id, name, isBlocked: true },
          {
            onSuccess: () => {
              toasts.show({ title: community.blockDone(name) });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
