import type { Recipe } from "@larder/domain/recipe/recipe";
import { type Ref, useImperativeHandle } from "react";
import { useFormFailure } from "@/components/use-form-failure";
import { useReportAdded } from "@/features/add-recipe/use-report-added";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { failureOf } from "@/lib/api/problem";
import { useIsHere } from "@/lib/browser/use-is-here";

/** Reports the result of saving a recipe that was written by hand, also after its page was left. */
export interface Reporter {
  added: (recipe: Recipe) => void;
  /** The form shows its failure itself as long as it is on the screen. */
  failed: (error: unknown) => void;
}

interface WrittenReporterProps {
  userId: string;
  onChanged: () => void;
  ref: Ref<Reporter>;
}

/**
 * Reports the result of writing a recipe; renders nothing. The page loads it while the user writes, because only the
 * result needs its messages.
 */
export default function WrittenReporter({ userId, onChanged, ref }: WrittenReporterProps) {
  const messages = useMessages();
  const reportAdded = useReportAdded(userId, onChanged, "recipe");
  const fail = useFormFailure(paths.writeRecipe);
  const isHere = useIsHere();
  useImperativeHandle(ref, () => ({
    added: (recipe) => reportAdded(messages.add.added, [recipe]),
    failed(error) {
      if (!isHere.current) fail(failureOf(messages, error, messages.add.failed));
    },
  }));
  return null;
}
