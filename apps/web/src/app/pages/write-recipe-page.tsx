import type { Recipe } from "@larder/domain/recipe";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Page } from "@/components/ui/page";
import { useTellAdded } from "@/features/add-recipe/use-tell-added";
import { NewRecipeForm } from "@/features/edit-recipe/new-recipe-form";
import { useEditWords } from "@/features/edit-recipe/words";
import { recipeQuery, useRefreshRecipes } from "@/features/recipes/api";
import { useMessages } from "@/lib/i18n";
import { useSession } from "@/lib/session";
import { useTitle } from "@/lib/use-title";

/** The editor on an empty recipe. */
export default function WriteRecipePage() {
  const { add } = useMessages();
  const edit = useEditWords();
  const { user } = useSession();
  const cache = useQueryClient();
  const tellAdded = useTellAdded(user?.id ?? "", useRefreshRecipes(), "recipe");
  const [attempt, setAttempt] = useState(0);
  useTitle(edit.writeTitle);

  function added(recipe: Recipe): void {
    cache.setQueryData(recipeQuery(recipe.slug).queryKey, recipe);
    tellAdded(add.added, [recipe]);
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
