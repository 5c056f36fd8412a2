import type { Recipe } from "@larder/domain/recipe";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { Page } from "@/components/ui/page";
import { toasts } from "@/components/ui/toast-store";
import { NewRecipeForm } from "@/features/edit-recipe/new-recipe-form";
import { useEditWords } from "@/features/edit-recipe/words";
import { recipeQuery, useRefreshRecipes } from "@/features/recipes/api";
import { useMessages } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";
import { useTitle } from "@/lib/use-title";

/** The editor on an empty recipe. */
export default function WriteRecipePage() {
  const { add, common } = useMessages();
  const edit = useEditWords();
  const { user } = useSession();
  const [, navigate] = useLocation();
  const cache = useQueryClient();
  const refresh = useRefreshRecipes();
  const [attempt, setAttempt] = useState(0);
  useTitle(edit.writeTitle);

  function added(recipe: Recipe): void {
    refresh();
    cache.setQueryData(recipeQuery(recipe.slug).queryKey, recipe);
    toasts.show({ title: common.success, description: add.added });
    navigate(paths.recipe(recipe.slug), { replace: true });
  }

  return (
    <Page>
      {user && (
        <NewRecipeForm
          key={attempt}
          userId={user.id}
          onAdded={added}
          onStartOver={() => setAttempt((count) => count + 1)}
        />
      )}
    </Page>
  );
}
