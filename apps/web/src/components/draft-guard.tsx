import { LeaveDialog } from "@/components/leave-dialog";
import { useFormMessages } from "@/lib/i18n/form-messages";
import { useLeaveGuard } from "@/lib/forms/use-leave-guard";

interface DraftGuardProps {
  /** Whether there is input that is not being sent. */
  isHolding: boolean;
  /** The user leaves it: it is to be forgotten. */
  onLeave: () => void;
}

/** Asks before a form with a stored draft is left. Closing the tab loses nothing and is not asked about. */
export function DraftGuard({ isHolding, onLeave }: DraftGuardProps) {
  const { draft } = useFormMessages();
  const guard = useLeaveGuard(isHolding, { asksInTab: false });
  return (
    <LeaveDialog
      {...guard}
      messages={{ title: draft.leaveTitle, stay: draft.stay, leave: draft.leave }}
      text={draft.leaveText}
      leave={() => {
        onLeave();
        guard.leave();
      }}
    />
  );
}
