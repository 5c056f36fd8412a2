import type { Recipe } from "@larder/domain/recipe";
import type { RecipeRef } from "@larder/domain/recipe-ref";
import { useQuery } from "@tanstack/react-query";
import { Eye, EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Key } from "@/components/ui/key";
import { toasts } from "@/components/ui/toast-store";
import { hiddenRecipesQuery, useSetVisibility } from "@/features/admin/api";
import { RecipeSearch } from "@/features/admin/recipe-search";
import { useSaving } from "@/features/admin/use-saving";
import { paths } from "@/lib/paths";
import { useAdminWords } from "@/features/admin/words";

interface RecipesTabProps {
  /** The shared list has changed. */
  onChanged: () => void;
}

/** Takes recipes out of the shared list, and brings them back. */
export function RecipesTab({ onChanged }: RecipesTabProps) {
  const admin = useAdminWords();
  const { data: hidden = [] } = useQuery(hiddenRecipesQuery);
  const { mutate, isPending, variables } = useSetVisibility();
  const { onError } = useSaving();
  const busyWith = (id: string) => isPending && variables.id === id;

  function set(recipe: RecipeRef, visibility: Recipe["visibility"]): void {
    mutate(
      { id: recipe.id, visibility },
      {
        onSuccess: () => {
          onChanged();
          const say = visibility === "hidden" ? admin.hidden : admin.shown;
          toasts.show({ title: admin.saved, description: say(recipe.name) });
        },
        onError,
      },
    );
  }

  return (
    <div className="max-w-180 border-t-2 border-ink pt-4">
      <p className="mb-4 text-ink-2">{admin.recipesHint}</p>
      {hidden.length > 0 && (
        <section aria-label={admin.hiddenNow} className="mb-6">
          <h2 className="mb-2 type-step">{admin.hiddenNow}</h2>
          <ul className="grid grid-cols-1 gap-2">
            {hidden.map((recipe) => (
              <li key={recipe.id}>
                <Row name={recipe.name}>
                  <Key
                    look="soft"
                    size="small"
                    aria-label={admin.showRecipe(recipe.name)}
                    busy={busyWith(recipe.id)}
                    onClick={() => set(recipe, "shared")}
                  >
                    <Eye aria-hidden />
                    {admin.show}
                  </Key>
                </Row>
              </li>
            ))}
          </ul>
        </section>
      )}
      <RecipeSearch
        action={(recipe) => (
          <Row
            name={
              <Link
                href={paths.recipe(recipe.slug)}
                className="inline-flex min-h-11 items-center underline underline-offset-3"
              >
                {recipe.name}
              </Link>
            }
          >
            <Key
              look="soft"
              size="small"
              aria-label={admin.hideRecipe(recipe.name)}
              busy={busyWith(recipe.id)}
              onClick={() => set(recipe, "hidden")}
            >
              <EyeOff aria-hidden />
              {admin.hide}
            </Key>
          </Row>
        )}
      />
    </div>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b-[1.5px] border-line py-2">
      <span dir="auto" className="min-w-0 font-semibold wrap-anywhere">
        {name}
      </span>
      {children}
    </div>
  );
}
