import { ConfirmDialog } from "@/components/confirm-dialog";
import { toasts } from "@/components/ui/toast-store";
import { useSetBlocked } from "@/features/community/api";
import { useCommunityMessages } from "@/features/community/messages";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

interface BlockDialogProps {
  /** The user who is blocked, and the name by which the reader knows them. */
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks before a user is blocked, and says what that means. */
export function BlockDialog({ id, name, onClose }: BlockDialogProps) {
  const messages = useMessages();
  const community = useCommunityMessages();
  const blocking = useSetBlocked();
  return (
    <ConfirmDialog
      title={community.blockTitle(name)}
      text={community.blockText}
      confirm={community.blockConfirm}
      confirming={community.blocking}
      onConfirm={async () => {
        await blocking.mutateAsync({ id, name, isBlocked: true });
        toasts.show({ title: community.blockDone(name) });
        onClose();
      }}
      problemOf={(error) => failureOf(messages, error, community.blockFailed, community.problems)}
      onClose={onClose}
    />
  );
}
