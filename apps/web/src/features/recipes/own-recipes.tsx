import { listRecipeSummaries } from "@larder/domain/contract/recipes";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { Board } from "@/components/ui/board";
import { Duration } from "@/components/ui/duration";
import { ErrorCard } from "@/components/ui/error-card";
import { Figure } from "@/components/ui/figure";
import { Key } from "@/components/ui/key";
import { Skeleton } from "@/components/ui/skeleton";
import { spokenMinutes } from "@/components/ui/spoken-minutes";
import { recipesKey } from "@/features/recipes/api";
import { call } from "@/lib/api-client";
import { useLanguage, useMessages } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { problemOf } from "@/lib/problem";

const RECENT = 3;

const ownRecipesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...recipesKey, "own", userId],
    queryFn: ({ signal }) =>
      call(listRecipeSummaries, {
        query: { view: "summary", owner: "me", limit: String(RECENT) },
        signal,
      }),
  });

/** How many recipes somebody has added, and the latest of them. */
export function OwnRecipes({ userId }: { userId: string }) {
  const { profile } = useMessages();
  return (
    <Board title={profile.recipes}>
      <Content userId={userId} />
    </Board>
  );
}

function Content({ userId }: { userId: string }) {
  const messages = useMessages();
  const { profile, common, detail } = messages;
  const language = useLanguage();
  const { data, error, refetch } = useQuery(ownRecipesQuery(userId));

  if (error) {
    return (
      <ErrorCard
        title={common.error}
        lines={[problemOf(messages, error, messages.errors.internal)]}
        action={<Key onClick={() => void refetch()}>{common.retry}</Key>}
      />
    );
  }
  if (!data) {
    return (
      <div className="grid gap-3">
        <output className="sr-only">{common.loading}</output>
        <Skeleton className="h-10 w-2/5" />
        <Skeleton className="h-12" />
      </div>
    );
  }
  return (
    <>
      <p className="flex items-baseline gap-3">
        <span className="text-ink-2">{profile.total}</span>
        <Figure value={data.total} className="ml-auto text-42" />
      </p>
      <h3 className="mt-5 type-label">{profile.recent}</h3>
      {data.recipes.length === 0 && <p className="py-3 text-ink-3">{profile.noRecent}</p>}
      <ul className="mt-1 divide-y-[1.5px] divide-line">
        {data.recipes.map(({ id, name, slug, duration: { total_time_minutes: minutes } }) => (
          <li key={id}>
            <Link
              href={paths.recipe(slug)}
              className="flex min-h-14 items-center justify-between gap-4 rounded-chip py-2.5"
            >
              <span className="min-w-0 type-name">{name}</span>
              {minutes > 0 && (
                <Duration
                  minutes={minutes}
                  label={spokenMinutes(minutes, language)}
                  unit={detail.minutesUnit}
                  className="text-[1.8125rem]"
                />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
