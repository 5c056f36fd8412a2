import type { Recipe } from "@larder/domain/recipe/recipe";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Redirect } from "wouter";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { FullScreenSpinner } from "@/components/ui/spinner";
import { useHistoryMessages } from "@/lib/i18n/history-messages";
import { VersionList } from "@/features/history/version-list";
import { recipeQuery, refreshRecipes } from "@/features/recipes/api";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";
import { useTitle } from "@/lib/browser/use-title";
import { FailedRecipe } from "@/app/layout/failed-recipe";

/** The versions of one's own recipe. */
export default function HistoryPage({ slug }: { slug: string }) {
  const { common } = useMessages();
  const history = useHistoryMessages();
  const { user } = useSession();
  const cache = useQueryClient();
  const { data: recipe, error, refetch } = useQuery(recipeQuery(slug));
  useTitle(recipe ? `${history.title}: ${recipe.name}` : history.title);

  if (error) return <FailedRecipe error={error} onRetry={() => void refetch()} />;
  if (!recipe || !user) return <FullScreenSpinner label={common.loading} />;
  if (recipe.userId !== user.id) return <Redirect to={paths.recipe(slug)} replace />;

  function show(after: Recipe): void {
    cache.setQueryData(recipeQuery(slug).queryKey, after);
    refreshRecipes(cache).catch(() => {});
  }

  return (
    <Page>
      <div className="max-w-180">
        <PageHeader title={history.title} back={{ href: paths.recipe(slug), label: history.back }} />
        <p dir="auto" className="type-name wrap-anywhere">
          {recipe.name}
        </p>
        <p className="mt-1 mb-5 text-ink-3">{history.intro}</p>
        <VersionList
          userId={user.id}
          recipe={recipe}
          onChanged={show}
          onConflict={() => void cache.invalidateQueries({ queryKey: recipeQuery(slug).queryKey })}
        />
      </div>
    </Page>
  );
}
