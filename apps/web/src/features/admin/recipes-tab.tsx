import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";
import { useQuery } from "@tanstack/react-query";
import { Eye, EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { toasts } from "@/components/ui/toast-store";
import { hiddenRecipesQuery, useSetHidden } from "@/features/admin/api";
import { RecipeSearch } from "@/features/admin/recipe-search";
import { useSaving } from "@/features/admin/use-saving";
import { paths } from "@/lib/navigation/paths";
import { useAdminMessages } from "@/features/admin/messages";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";

interface RecipesTabProps {
  /** The shared list has changed. */
  onChanged: () => void;
}

/** Takes recipes out of the shared list, and brings them back. */
export function RecipesTab({ onChanged }: RecipesTabProps) {
  const admin = useAdminMessages();
  const { data: hidden = [] } = useQuery(hiddenRecipesQuery);

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
                  <HiddenButton recipe={recipe} isHidden onChanged={onChanged} />
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
            <HiddenButton recipe={recipe} isHidden={false} onChanged={onChanged} />
          </Row>
        )}
      />
    </div>
  );
}

interface HiddenButtonProps extends RecipesTabProps {
  recipe: RecipeRef;
  isHidden: boolean;
}

function HiddenButton({ recipe, isHidden, onChanged }: HiddenButtonProps) {
  const admin = useAdminMessages();
  const { mutateAsync, isPending } = useSetHidden();
  const { onError } = useSaving();
  const runAlone = useOneAtATime();
  const isHiding = !isHidden;

  /** The row of this button is in the other list by the time that the server has answered. */
  async function set(): Promise<void> {
    try {
      await mutateAsync({ id: recipe.id, isHidden: isHiding });
      onChanged();
      const announced = isHiding ? admin.hidden : admin.shown;
      toasts.show({ title: admin.saved, description: announced(recipe.name) });
    } catch (error) {
      onError(error);
    }
  }

  return (
    <Button
      variant="soft"
      size="small"
      aria-label={isHiding ? admin.hideRecipe(recipe.name) : admin.showRecipe(recipe.name)}
      busy={isPending}
      onClick={() => runAlone(set)}
    >
      {isHiding ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      {isHiding ? admin.hide : admin.show}
    </Button>
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
