import { LeaveDialog as SharedLeaveDialog } from "@/components/leave-dialog";
import { useEditWords } from "@/features/edit-recipe/words";
import type { LeaveGuard } from "@/lib/forms/use-leave-guard";

/** Asks before unsaved changes are lost. */
export function LeaveDialog(guard: LeaveGuard & { text: string }) {
  const edit = useEditWords();
  return (
    <SharedLeaveDialog {...guard} words={{ title: edit.leaveTitle, stay: edit.stay, leave: edit.leave }} />
  );
}
