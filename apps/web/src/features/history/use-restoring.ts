import type { Recipe } from "@larder/domain/recipe/recipe";
import { Undo2 } from "lucide-react";
import { toasts } from "@/components/ui/toast-store";
import { useRestore } from "@/features/history/api";
import { useHistoryMessages } from "@/lib/i18n/history-messages";
import { ApiError } from "@/lib/api/api-error";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

interface RestoringOptions {
  userId: string;
  onChanged: (recipe: Recipe) => void;
  /** Called when the recipe was changed elsewhere, so that nothing was done. */
  onConflict: () => void;
}

/** Restores versions, and reports each replacement of the recipe with a button that undoes it. */
export function useRestoring({ userId, onChanged, onConflict }: RestoringOptions) {
  const messages = useMessages();
  const history = useHistoryMessages();
  const { mutate, isPending, variables } = useRestore(userId);

  /** Shows a toast for a failed change, and lets the page load the recipe again where it was changed elsewhere. */
  function reportFailure(error: Error, sentence: string): void {
    const isConflict = error instanceof ApiError && error.status === 412;
    if (isConflict) onConflict();
    toasts.show({
      title: messages.common.error,
      description: isConflict ? history.editConflict : failureOf(messages, error, sentence),
      variant: "destructive",
    });
  }

  function restore(seen: Recipe, version: number, onRestored: (recipe: Recipe) => void): void {
    mutate(
      { seen, version },
      {
        onSuccess: (recipe) => {
          onChanged(recipe);
          onRestored(recipe);
        },
        onError: (error) => reportFailure(error, history.restoreFailed),
      },
    );
  }

  /** Reports that `after` has replaced `before`. */
  function offerUndo(before: Recipe, after: Recipe, title: string, description: string): void {
    const undo = () =>
      restore(after, before.version, () =>
        toasts.show({ title: history.undoneTitle, description: history.undoneText, icon: Undo2 }),
      );
    toasts.show({ title, description, action: { label: history.undo, onSelect: undo } });
  }

  return {
    /** The version that is being restored; null when there is none. */
    restoring: isPending ? (variables?.version ?? null) : null,
    reportFailure,
    offerUndo,
    /** @param date of the version, as the list names it */
    restore: (seen: Recipe, version: number, date: string) =>
      restore(seen, version, (after) =>
        offerUndo(seen, after, history.restoredTitle, history.restoredText(date)),
      ),
  };
}
