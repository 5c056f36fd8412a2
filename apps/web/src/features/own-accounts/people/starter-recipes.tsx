import { setStarterRecipes } from "@larder/domain/contract/starter-recipes";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/load-failure";
import { Skeleton } from "@/components/ui/skeleton";
import { starterRecipesQuery } from "@/features/own-accounts/people/api";
import { usePeopleMessages } from "@/features/own-accounts/people/messages";
import { call } from "@/lib/api/api-client";
import { failureOf } from "@/lib/api/problem";
import { recipesKey } from "@/lib/api/recipes-key";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";
import { useMessages } from "@/lib/i18n/i18n";

/** Draws how many of Larder's own recipes are shown, and shows or hides all of them. */
export function StarterRecipes() {
  const messages = useMessages();
  const people = usePeopleMessages();
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery(starterRecipesQuery);
  const [busy, setBusy] = useState<"show" | "hide" | null>(null);
  const [problem, setProblem] = useState("");
  const runAlone = useOneAtATime();

  async function set(isShown: boolean): Promise<void> {
    setBusy(isShown ? "show" : "hide");
    setProblem("");
    try {
      cache.setQueryData(starterRecipesQuery.queryKey, await call(setStarterRecipes, { body: { isShown } }));
      await cache.invalidateQueries({ queryKey: recipesKey });
    } catch (failure) {
      setProblem(failureOf(messages, failure, people.startersFailed));
    }
    setBusy(null);
  }

  if (!data && error) {
    return <LoadFailure error={error} onRetry={refetch} />;
  }
  if (!data) return <Skeleton className="h-28" />;
  const { shown, total } = data;
  return (
    <>
      <p className="mb-4 text-16 text-ink-2">{people.startersText(shown, total)}</p>
      <div className="flex flex-wrap gap-2.5">
        {shown < total && (
          <Button
            variant="soft"
            size="small"
            busy={busy === "show"}
            onClick={() => runAlone(() => set(true))}
          >
            {people.showStarters}
          </Button>
        )}
        {shown > 0 && (
          <Button
            variant="soft"
            size="small"
            busy={busy === "hide"}
            onClick={() => runAlone(() => set(false))}
          >
            {people.hideStarters}
          </Button>
        )}
      </div>
      <p role="alert" className="mt-3 font-semibold text-hot empty:hidden">
        {problem}
      </p>
    </>
  );
}
