import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useCollectionProblem } from "@/features/collections/use-collection-problem";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";
import { useMessages } from "@/lib/i18n/i18n";

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirm: string;
  /** The sentence for an unexplained failure. */
  failed: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is ended, and shows why that failed. */
export function ConfirmDialog({ title, text, confirm, failed, onConfirm, onClose }: ConfirmDialogProps) {
  const { common } = useMessages();
  const problemOf = useCollectionProblem();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const runAlone = useOneAtATime();

  async function run(): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      await onConfirm();
    } catch (error) {
      setProblem(problemOf(error, failed));
      setBusy(false);
    }
  }

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
          <Button variant="hot" busy={busy} onClick={() => runAlone(run)}>
            {confirm}
          </Button>
        </>
      }
    >
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
    </Dialog>
  );
}
