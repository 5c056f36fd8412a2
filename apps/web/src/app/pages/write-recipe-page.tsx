import type { DefaultVisibility } from "@larder/domain/recipe/visibility";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Page } from "@/components/ui/page";
import type { Reporter } from "@/features/add-recipe/written-reporter";
import { NewRecipeForm } from "@/features/edit-recipe/new-recipe-form";
import { useEditMessages } from "@/features/edit-recipe/messages";
import { recipeQuery, useRefreshRecipes } from "@/features/recipes/api";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";
import { useTitle } from "@/lib/browser/use-title";

/** Loads the reporter; when that fails, nothing is rendered and the page itself leads to the recipe. */
const WrittenReporter = lazy(() =>
  import("@/features/add-recipe/written-reporter").catch(() => ({ default: () => null })),
);

/** As `useNewVisibility` has it, which is a file of its own and would make this page too large. */
const NewVisibilityField = lazy(() => import("@/features/visibility/new-visibility-field"));

/** The editor on an empty recipe. */
export default function WriteRecipePage() {
  const edit = useEditMessages();
  const { user } = useSession();
  const [visibility, setVisibility] = useState<DefaultVisibility>();
  const [, navigate] = useLocation();
  const cache = useQueryClient();
  const refresh = useRefreshRecipes();
  const lazyWithPreload = useRef<Reporter>(null);
  const [attempt, setAttempt] = useState(0);
  useTitle(edit.writeTitle);

  function reporter(): Reporter {
    const loaded = lazyWithPreload.current;
    return {
      added(recipe) {
        cache.setQueryData(recipeQuery(recipe.slug).queryKey, recipe);
        if (loaded) return loaded.added(recipe);
        refresh();
        navigate(paths.recipe(recipe.slug), { replace: true });
      },
      failed: (error) => loaded?.failed(error),
    };
  }

  return (
    <Page>
      {user && (
        <>
          <NewRecipeForm
            key={attempt}
            userId={user.id}
            visibility={{
              chosen: visibility,
              field: (
                <div className="mt-3 min-h-26">
                  <Suspense>
                    <NewVisibilityField userId={user.id} chosen={visibility} onChoose={setVisibility} />
                  </Suspense>
                </div>
              ),
            }}
            reporter={reporter}
            onStartOver={() => setAttempt((count) => count + 1)}
          />
          <Suspense>
            <WrittenReporter ref={lazyWithPreload} userId={user.id} onChanged={refresh} />
          </Suspense>
        </>
      )}
    </Page>
  );
}
