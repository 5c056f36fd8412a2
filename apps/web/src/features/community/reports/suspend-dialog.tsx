import type { QueuedReport } from "@larder/domain/community/report";
import { toasts } from "@/components/ui/toast-store";
import { QuestionDialog } from "@/features/community/question-dialog";
import { type Guard, useChangeReport } from "@/features/community/reports/api";
import { useModerationMessages } from "@/features/community/reports/messages";

interface SuspendDialogProps {
  report: QueuedReport;
  /** The name of the author. */
  name: string;
  guard: Guard;
  onClose: () => void;
}

/** Asks before the account of an author is suspended. */
export function SuspendDialog({ report, name, guard, onClose }: SuspendDialogProps) {
  const moderation = useModerationMessages();
  const change = useChangeReport(report, guard);
  return (
    <QuestionDialog
      title={moderation.suspendTitle(name)}
      text={moderation.suspendText}
      confirm={moderation.suspend}
      confirming={moderation.suspend}
      isBusy={change.isPending}
      error={change.error}
      failed={moderation.failed}
      onConfirm={() =>
        change.mutate(
          { change: "suspended", value: true },
          {
            onSuccess: () => {
              toasts.show({ title: moderation.saved });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
