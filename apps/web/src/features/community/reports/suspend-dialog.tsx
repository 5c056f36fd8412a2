import type { QueuedReport } from "@larder/domain/community/report";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { toasts } from "@/components/ui/toast-store";
import { useCommunityMessages } from "@/features/community/messages";
import { type Guard, useChangeReport } from "@/features/community/reports/api";
import { useModerationMessages } from "@/features/community/reports/messages";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

interface SuspendDialogProps {
  report: QueuedReport;
  /** The name of the author. */
  name: string;
  guard: Guard;
  onClose: () => void;
}

/** Asks before the account of an author is suspended. */
export function SuspendDialog({ report, name, guard, onClose }: SuspendDialogProps) {
  const messages = useMessages();
  const community = useCommunityMessages();
  const moderation = useModerationMessages();
  const change = useChangeReport(report, guard);
  return (
    <ConfirmDialog
      title={moderation.suspendTitle(name)}
      text={moderation.suspendText}
      confirm={moderation.suspend}
      onConfirm={async () => {
        await change.mutateAsync({ change: "suspended", value: true });
        toasts.show({ title: moderation.saved });
        onClose();
      }}
      problemOf={(error) => failureOf(messages, error, moderation.failed, community.problems)}
      onClose={onClose}
    />
  );
}
