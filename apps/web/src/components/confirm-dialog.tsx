import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useAttempt } from "@/lib/forms/use-attempt";
import { useMessages } from "@/lib/i18n/i18n";

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The label of the button that confirms, and the one while the act runs. */
  confirm: string;
  confirming?: string;
  /** Acts, and closes the dialog. */
  onConfirm: () => Promise<unknown>;
  /** Returns the sentence for a failure. */
  problemOf: (error: unknown) => string;
  onClose: () => void;
  /** Choices between the question and its buttons. */
  children?: ReactNode;
}

/** Asks before something is ended, and stays open with the reason when that fails. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  confirming = confirm,
  onConfirm,
  problemOf,
  onClose,
  children,
}: ConfirmDialogProps) {
  const { common } = useMessages();
  const { busy, problem, attempt } = useAttempt(problemOf, { staysBusy: true });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      role="alertdialog"
      title={title}
      description={text}
      actions={
        <>
          <Button variant="soft" aria-disabled={busy || undefined} onClick={busy ? undefined : onClose}>
            {common.cancel}
          </Button>
          <Button variant="hot" busy={busy} onClick={() => attempt(onConfirm)}>
            {busy ? confirming : confirm}
          </Button>
        </>
      }
    >
      {children}
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
    </Dialog>
  );
}
