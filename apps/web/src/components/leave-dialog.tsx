import { Dialog } from "@/components/ui/dialog";
import { Key } from "@/components/ui/key";
import type { LeaveGuard } from "@/lib/forms/use-leave-guard";

interface LeaveDialogProps extends LeaveGuard {
  words: { title: string; stay: string; leave: string };
  /** What would be lost. */
  text: string;
}

/** Asks before what was typed is lost. */
export function LeaveDialog({ asking, stay, leave, words, text }: LeaveDialogProps) {
  return (
    <Dialog
      open={asking}
      onOpenChange={(open) => !open && stay()}
      role="alertdialog"
      title={words.title}
      description={text}
      actions={
        <>
          <Key look="soft" onClick={stay}>
            {words.stay}
          </Key>
          <Key look="hot" onClick={leave}>
            {words.leave}
          </Key>
        </>
      }
    />
  );
}
