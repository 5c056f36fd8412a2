import { OctagonAlert } from "lucide-react";
import { useConflicts } from "@/features/dietary/conflict-query";
import { conflictText } from "@/features/dietary/conflict-text";
import { useDietaryMessages } from "@/features/dietary/messages";

interface CardConflictProps {
  userId: string;
  recipeId: string;
}

/** Draws on a recipe's card what it has that the user leaves out; nothing where nothing was found. */
export default function CardConflict({ userId, recipeId }: CardConflictProps) {
  const conflicts = useConflicts(userId, recipeId) ?? [];
  return conflicts.length > 0 && <Lines conflicts={conflicts} />;
}

function Lines({ conflicts }: { conflicts: NonNullable<ReturnType<typeof useConflicts>> }) {
  const messages = useDietaryMessages();
  const [first] = conflicts;
  const others = conflicts.length - 1;
  if (!first) return null;
  return (
    <p className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-1.5 text-14 font-semibold text-hot">
      <OctagonAlert aria-hidden className="mt-0.5 size-4 stroke-[2.5]" />
      <span dir="auto" className="line-clamp-2 wrap-anywhere">
        {conflictText(messages, first, first.lines[0] ?? "")}
        {others > 0 && ` (${messages.more(others)})`}
      </span>
    </p>
  );
}
