import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useCommunityMessages } from "@/features/community/messages";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

interface QuestionDialogProps {
  title: string;
  text: string;
  /** The label of the button, and what it says while the call runs. */
  confirm: string;
  confirming: string;
  isBusy: boolean;
  error: Error | null;
  /** The sentence for a failure that nothing explains. */
  failed: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a call is made, and stays open when it fails. */
export function QuestionDialog({
  title,
  text,
  confirm,
  confirming,
  isBusy,
  error,
  failed,
  onConfirm,
  onClose,
}: QuestionDialogProps) {
  const messages = useMessages();
  const community = useCommunityMessages();
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={title}
      description={text}
      actions={
        <>
          <Button variant="soft" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onClose}>
            {messages.common.cancel}
          </Button>
          <Button variant="hot" busy={isBusy} onClick={onConfirm}>
            {isBusy ? confirming : confirm}
          </Button>
        </>
      }
    >
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {error && failureOf(messages, error, failed, community.problems)}
      </p>
    </Dialog>
  );
}
