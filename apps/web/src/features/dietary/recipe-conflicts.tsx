import { OctagonAlert } from "lucide-react";
import { useId } from "react";
import { useConflicts } from "@/features/dietary/conflict-query";
import { conflictText } from "@/features/dietary/conflict-text";
import { useDietaryMessages } from "@/features/dietary/messages";

interface RecipeConflictsProps {
  userId: string;
  recipeId: string;
}

/**
 * Draws above a recipe what it has that the user leaves out, with the lines that have it. "Nothing found" is a quiet
 * line, because it does not mean that the dish is free of it.
 */
export default function RecipeConflicts({ userId, recipeId }: RecipeConflictsProps) {
  const conflicts = useConflicts(userId, recipeId);
  const messages = useDietaryMessages();
  const titleId = useId();
  if (conflicts === undefined) return null;
  if (conflicts === null || conflicts.length === 0)
    return (
      <p className="mb-4 type-caption">{conflicts === null ? messages.unchecked : messages.nothingFound}</p>
    );
  return (
    <section
      role="alert"
      aria-labelledby={titleId}
      className="slip-hot mb-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-card bg-surface p-4 pb-5"
    >
      <OctagonAlert aria-hidden className="mt-0.5 text-hot" />
      <div className="min-w-0">
        <h2 id={titleId} className="type-name text-hot">
          {messages.conflictTitle}
        </h2>
        <ul className="mt-1.5 grid gap-1.5 font-semibold wrap-anywhere">
          {conflicts.flatMap((conflict) =>
            conflict.lines.map((line) => (
              <li key={`${conflict.code} ${conflict.request} ${line}`} dir="auto">
                {conflictText(messages, conflict, line)}
              </li>
            )),
          )}
        </ul>
      </div>
    </section>
  );
}
