import { LeaveDialog as SharedLeaveDialog } from "@/components/leave-dialog";
import { useEditMessages } from "@/features/edit-recipe/messages";
import type { LeaveGuard } from "@/lib/forms/use-leave-guard";

/** Asks before unsaved changes are lost. */
export function LeaveDialog(guard: LeaveGuard & { text: string }) {
  const edit = useEditMessages();
  return (
    <SharedLeaveDialog {...guard} messages={{ title: edit.leaveTitle, stay: edit.stay, leave: edit.leave }} />
  );
}
