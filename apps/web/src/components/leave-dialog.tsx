import { Dialog } from "@/components/ui/dialog";
import { Button } from "@/components/ui/button";
import type { LeaveGuard } from "@/lib/forms/use-leave-guard";

interface LeaveDialogProps extends LeaveGuard {
  messages: { title: string; stay: string; leave: string };
  /** The description: which input would be lost. */
  text: string;
}

/** Asks before unsaved input is lost. */
export function LeaveDialog({ asking, stay, leave, messages, text }: LeaveDialogProps) {
  return (
    <Dialog
      open={asking}
      onOpenChange={(open) => !open && stay()}
      role="alertdialog"
      title={messages.title}
      description={text}
      actions={
        <>
          <Button variant="soft" onClick={stay}>
            {messages.stay}
          </Button>
          <Button variant="hot" onClick={leave}>
            {messages.leave}
          </Button>
        </>
      }
    />
  );
}
