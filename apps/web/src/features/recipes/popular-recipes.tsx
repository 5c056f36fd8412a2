import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorCard } from "@/components/ui/error-card";
import { Key } from "@/components/ui/key";
import { POPULAR, popularQuery } from "@/features/recipes/api";
import { RecipeRows, RowSkeletons } from "@/features/recipes/recipe-rows";
import { useMessages } from "@/lib/i18n";

/** The recipes that most people keep. */
export function PopularRecipes({ whenEmpty }: { whenEmpty: ReactNode }) {
  const { home, common } = useMessages();
  const { data: recipes, isPending, refetch } = useQuery(popularQuery);

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
            <Key look="soft" onClick={() => void refetch()}>
              {common.retry}
            </Key>
          }
        />
      </div>
    );
  }
  if (recipes.length === 0) return <EmptyState heading="h3" title={home.empty} action={whenEmpty} />;
  return <RecipeRows recipes={recipes} />;
}
