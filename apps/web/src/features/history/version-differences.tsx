import type { Recipe } from "@larder/domain/recipe/recipe";
import { useQuery } from "@tanstack/react-query";
import { Differences } from "@/components/differences";
import { LoadFailure } from "@/components/load-failure";
import { Skeleton } from "@/components/ui/skeleton";
import { versionQuery } from "@/features/history/api";
import { useHistoryMessages } from "@/lib/i18n/history-messages";
import { useMessages } from "@/lib/i18n/i18n";
import { recipeDifferences } from "@/lib/recipe-differences/recipe-differences";

interface VersionDifferencesProps {
  userId: string;
  recipe: Recipe;
  version: number;
}

/** Draws what a version and the recipe as it is differ in. */
export function VersionDifferences({ userId, recipe, version }: VersionDifferencesProps) {
  const messages = useMessages();
  const history = useHistoryMessages();
  const { data, error, refetch } = useQuery(versionQuery(userId, recipe.id, version));
  if (!data && error) {
    return <LoadFailure error={error} onRetry={refetch} />;
  }
  if (!data) return <Skeleton className="h-24" />;
  const parts = recipeDifferences(
    data,
    recipe,
    { ...messages, history },
    { mine: history.pictureThen, other: history.pictureNow },
  );
  if (parts.length === 0) return <p className="text-ink-3">{history.same}</p>;
  return (
    <div className="grid grid-cols-1 gap-5 rounded-card bg-sunken p-4">
      <Differences
        heading="h2"
        parts={parts}
        labels={{ mine: history.earlier, other: history.now, lacks: history.lacks }}
      />
    </div>
  );
}
