import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorCard } from "@/components/ui/error-card";
import { Button } from "@/components/ui/button";
import { useFailureToast } from "@/components/use-failure-toast";
import { popularQuery } from "@/features/recipes/api";
import { POPULAR } from "@/features/recipes/recipe-search";
import { listProblem } from "@/features/recipes/list-problem";
import { RecipeRows, RowSkeletons } from "@/features/recipes/recipe-rows";
import { useHomeMessages } from "@/lib/i18n/home-messages";
import { useMessages } from "@/lib/i18n/i18n";

/** Draws the most bookmarked recipes. */
export function PopularRecipes({ whenEmpty }: { whenEmpty: ReactNode }) {
  const messages = useMessages();
  const { common } = messages;
  const home = useHomeMessages();
  const { data: recipes, isPending, error, refetch } = useQuery(popularQuery);
  useFailureToast(recipes ? null : error, listProblem(messages, error));

  if (isPending) {
    return (
      <>
        <output className="sr-only">{common.loading}</output>
        <RowSkeletons count={POPULAR} />
      </>
    );
  }
  if (!recipes) {
    return (
      <div className="pt-4">
        <ErrorCard
          title={common.error}
          lines={[home.popularFailed]}
          action={
            <Button variant="soft" onClick={() => void refetch()}>
              {common.retry}
            </Button>
          }
        />
      </div>
    );
  }
  if (recipes.length === 0) return <EmptyState heading="h3" title={home.empty} action={whenEmpty} />;
  return <RecipeRows recipes={recipes} />;
}
