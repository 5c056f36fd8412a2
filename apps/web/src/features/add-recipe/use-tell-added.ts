import { deleteRecipe } from "@larder/domain/contract/recipes";
import type { MakerNote } from "@larder/domain/maker-note";
import type { Recipe } from "@larder/domain/recipe";
import { etagOf } from "@larder/domain/recipe-etag";
import { useLocation } from "wouter";
import { toasts } from "@/components/ui/toast-store";
import { useAddWords } from "@/features/add-recipe/words";
import { call } from "@/lib/api-client";
import { handNotes } from "@/lib/handed-notes";
import { useMessages } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { failureOf } from "@/lib/problem";
import { useIsHere } from "@/lib/use-is-here";

/**
 * Reports on whatever page the user is that recipes were added, offers to open or to delete them, and leads from the form
 * to the list.
 *
 * @param onChanged the collection has changed
 * @returns takes the sentence of the success, the new recipes, and what was noticed in them
 */
export function useTellAdded(userId: string, onChanged: () => void) {
  const messages = useMessages();
  const { added } = useAddWords();
  const [, navigate] = useLocation();
  const isHere = useIsHere();

  async function undo(recipes: readonly Recipe[]): Promise<void> {
    try {
      for (const recipe of recipes) {
        // A recipe that was changed since is not deleted.
        const headers = { "if-match": etagOf(recipe) };
        await call(deleteRecipe, { params: { id: recipe.id }, headers, query: { userId }, body: undefined });
      }
      toasts.show({ title: added.undoneTitle, description: added.undone(recipes.length) });
    } catch (error) {
      const description = failureOf(messages, error, added.undoFailed);
      toasts.show({ title: messages.common.error, description, look: "destructive" });
    }
    onChanged();
  }

  return (said: string, recipes: readonly Recipe[], notes: readonly MakerNote[] = []): void => {
    const [first, second] = recipes;
    const state = first && handNotes(first, notes);
    onChanged();
    toasts.show({
      title: messages.common.success,
      description: said,
      ...(first &&
        !second && {
          action: {
            label: messages.generate.open,
            onSelect: () => navigate(paths.recipe(first.slug), { state }),
          },
        }),
      ...(first && { otherAction: { label: added.undo, onSelect: () => void undo(recipes) } }),
    });
    if (isHere.current) navigate(paths.recipes, { state });
  };
}
