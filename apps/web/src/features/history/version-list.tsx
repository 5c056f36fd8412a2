import type { VersionSummary } from "@larder/domain/contract/history";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { ChangedField } from "@larder/domain/recipe/recipe-version";
import { useQuery } from "@tanstack/react-query";
import { GitCompareArrows, RotateCcw } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/load-failure";
import { Skeleton } from "@/components/ui/skeleton";
import { versionsQuery } from "@/features/history/api";
import { useHistoryMessages } from "@/lib/i18n/history-messages";
import { useRestoring } from "@/features/history/use-restoring";
import { VersionDifferences } from "@/features/history/version-differences";
import { clockTime } from "@/lib/i18n/clock-time";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { shortDate } from "@/lib/i18n/short-date";

interface VersionListProps {
  userId: string;
  /** The user's own recipe. */
  recipe: Recipe;
  onChanged: (recipe: Recipe) => void;
  onConflict: () => void;
}

/** Draws the versions of a recipe, newest first, to be compared with the present one and to be restored. */
export function VersionList({ userId, recipe, onChanged, onConflict }: VersionListProps) {
  const messages = useMessages();
  const history = useHistoryMessages();
  const { data, error, refetch } = useQuery(versionsQuery(userId, recipe));
  const { restoring, restore } = useRestoring({ userId, onChanged, onConflict });
  if (!data && error) {
    return <LoadFailure error={error} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <div className="grid grid-cols-1 gap-4">
        <output className="sr-only">{messages.common.loading}</output>
        {[1, 2, 3].map((index) => (
          <Skeleton key={index} className="h-16" />
        ))}
      </div>
    );
  }
  return (
    <>
      <ol className="border-t-2 border-ink">
        {data.map((version) => (
          <VersionRow
            key={version.version}
            userId={userId}
            recipe={recipe}
            version={version}
            busy={restoring === version.version}
            onRestore={(date) => restore(recipe, version.version, date)}
          />
        ))}
      </ol>
      {data.length === 1 && <p className="mt-4 text-ink-3">{history.none}</p>}
    </>
  );
}

interface VersionRowProps {
  userId: string;
  recipe: Recipe;
  version: VersionSummary;
  busy: boolean;
  onRestore: (date: string) => void;
}

function VersionRow({ userId, recipe, version, busy, onRestore }: VersionRowProps) {
  const history = useHistoryMessages();
  const language = useLanguage();
  const changes = useChanges(version.changed);
  const [isCompared, setCompared] = useState(false);
  const panelId = useId();
  const isNow = version.version === recipe.version;
  const date = `${shortDate(version.savedAt, language)}, ${clockTime(Date.parse(version.savedAt), language)}`;
  return (
    <li className="border-b border-line py-3.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-semibold">
            <time dateTime={version.savedAt}>{date}</time>
            {isNow && (
              <span className="ml-2.5 rounded-chip bg-sunken px-2.5 py-1 type-label">{history.now}</span>
            )}
          </p>
          {version.name !== recipe.name && (
            <p dir="auto" className="wrap-anywhere">
              {version.name}
            </p>
          )}
          <p className="type-caption">{changes}</p>
        </div>
        {!isNow && (
          <div className="flex flex-wrap gap-2.5">
            <Button
              variant="soft"
              size="small"
              aria-label={history.compareThat(date)}
              aria-expanded={isCompared}
              aria-controls={isCompared ? panelId : undefined}
              onClick={() => setCompared(!isCompared)}
            >
              <GitCompareArrows aria-hidden />
              {history.compare}
            </Button>
            <Button
              variant="soft"
              size="small"
              busy={busy}
              aria-label={history.restoreThat(date)}
              onClick={() => onRestore(date)}
            >
              {!busy && <RotateCcw aria-hidden />}
              {history.restore}
            </Button>
          </div>
        )}
      </div>
      {isCompared && !isNow && (
        <div id={panelId} className="mt-4">
          <VersionDifferences userId={userId} recipe={recipe} version={version.version} />
        </div>
      )}
    </li>
  );
}

/** Returns what a version has changed, in the words of the edit form. */
function useChanges(changed: readonly ChangedField[] | null): string {
  const history = useHistoryMessages();
  const { detail, locale } = useMessages();
  if (!changed) return history.oldest;
  const names: Readonly<Record<ChangedField, string>> = {
    image: history.parts.picture,
    moreImages: history.parts.morePictures,
    name: history.parts.name,
    description: detail.description,
    duration: history.parts.times,
    servings: history.parts.servings,
    cuisine: detail.cuisine,
    difficulty: detail.difficulty,
    ingredients: history.parts.ingredients,
    steps: history.parts.steps,
    tools: history.parts.tools,
    notes: history.parts.notes,
    nutrition: detail.nutrition,
    linkedRecipes: history.parts.linkedRecipes,
    video: history.parts.video,
    tags: history.parts.tags,
    url: history.parts.url,
    author: detail.author,
    source: history.parts.sourceType,
    other: history.otherChange,
  };
  const list = new Intl.ListFormat(locale, { type: "unit" });
  return history.changed(list.format(changed.map((field) => names[field])));
}
