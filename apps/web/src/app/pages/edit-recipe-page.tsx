import type { Recipe } from "@larder/domain/recipe/recipe";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Redirect, useLocation } from "wouter";
import { Page } from "@/components/ui/page";
import { FullScreenSpinner } from "@/components/ui/spinner";
import { toasts } from "@/components/ui/toast-store";
import { bookmarksQuery } from "@/features/bookmarks/api";
import { editableRecipeQuery } from "@/features/edit-recipe/api";
import { RecipeForm } from "@/features/edit-recipe/recipe-form";
import { recipeQuery, refreshRecipes } from "@/features/recipes/api";
import { useEditMessages } from "@/features/edit-recipe/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";
import { useIsHere } from "@/lib/browser/use-is-here";
import { useTitle } from "@/lib/browser/use-title";
import { FailedRecipe } from "@/app/layout/failed-recipe";

export default function EditRecipePage({ slug }: { slug: string }) {
  const { common } = useMessages();
  const edit = useEditMessages();
  const { user } = useSession();
  const { data: recipe, error, refetch } = useQuery(editableRecipeQuery(slug));
  useTitle(recipe ? `${edit.title}: ${recipe.name}` : edit.title);

  if (error) return <FailedRecipe error={error} onRetry={() => void refetch()} />;
  if (!recipe || !user) return <FullScreenSpinner label={common.loading} />;
  if (recipe.userId !== user.id) return <Redirect to={paths.recipe(slug)} replace />;
  return <Editor recipe={recipe} userId={user.id} />;
}

function Editor({ recipe, userId }: { recipe: Recipe; userId: string }) {
  const edit = useEditMessages();
  const [, navigate] = useLocation();
  const cache = useQueryClient();
  const isHere = useIsHere();
  const shown = recipeQuery(recipe.slug).queryKey;

  function refreshLists(): void {
    refreshRecipes(cache).catch(() => {});
    void cache.invalidateQueries({ queryKey: bookmarksQuery(userId).queryKey });
  }

  function saved(after: Recipe): void {
    refreshLists();
    cache.setQueryData(shown, after);
    toasts.show({ title: edit.updatedTitle, description: edit.updatedText });
    if (isHere.current) navigate(paths.recipe(recipe.slug), { replace: true });
  }

  function deleted(): void {
    cache.removeQueries({ queryKey: shown });
    refreshLists();
    if (isHere.current) navigate(paths.recipes, { replace: true });
  }

  return (
    <Page>
      <RecipeForm
        key={recipe.version}
        recipe={recipe}
        userId={userId}
        onSaved={saved}
        onDeleted={deleted}
        onTakeOther={(other) => cache.setQueryData(editableRecipeQuery(recipe.slug).queryKey, other)}
      />
    </Page>
  );
}
