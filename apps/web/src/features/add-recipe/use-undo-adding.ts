import { deleteRecipe } from "@larder/domain/contract/recipes";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { etagOf } from "@larder/domain/recipe/recipe-etag";
import { useLocation } from "wouter";
import { toasts } from "@/components/ui/toast-store";
import { useAddMessages } from "@/features/add-recipe/messages";
import { call } from "@/lib/api/api-client";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { failureOf } from "@/lib/api/problem";

/**
 * Makes the action of a toast that deletes recipes which were just added, and reports the outcome. A user who looks
 * at a deleted one is led to the list.
 *
 * @param onChanged called when the collection has changed
 */
export function useUndoAdding(userId: string, onChanged: () => void) {
  const messages = useMessages();
  const { added } = useAddMessages();
  const [, navigate] = useLocation();

  async function undo(recipes: readonly Recipe[]): Promise<void> {
    try {
      for (const recipe of recipes) {
        // A recipe that was changed since is not deleted.
        const headers = { "if-match": etagOf(recipe) };
        await call(deleteRecipe, { params: { id: recipe.id }, headers, query: { userId }, body: undefined });
        // The page that the recipe was added from is unmounted by then, and with it its state of the address.
        if (location.pathname === paths.recipe(recipe.slug)) navigate(paths.recipes, { replace: true });
      }
      toasts.show({ title: added.undoneTitle, description: added.undone(recipes.length) });
    } catch (error) {
      const description = failureOf(messages, error, added.undoFailed);
      toasts.show({ title: messages.common.error, description, variant: "destructive" });
    }
    onChanged();
  }

  return (recipes: readonly Recipe[]) => ({ label: added.undo, onSelect: () => void undo(recipes) });
}
