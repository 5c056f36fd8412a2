import type { MakerNote } from "@larder/domain/recipe/maker-note";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { useLocation } from "wouter";
import { toasts } from "@/components/ui/toast-store";
import { useAddMessages } from "@/features/add-recipe/messages";
import { useUndoAdding } from "@/features/add-recipe/use-undo-adding";
import { collectState } from "@/lib/navigation/collect-state";
import { handNotes } from "@/lib/navigation/generation-notes";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useIsHere } from "@/lib/browser/use-is-here";

/**
 * Returns a function that reports on any page that recipes were added, offers to open, to cook or to delete them, and
 * leaves the form.
 *
 * @param onChanged called when the collection has changed
 * @param next where the form leads: to the list, or to the one recipe that it adds
 * @returns takes the sentence of the success, the new recipes, and what was noticed in them
 */
export function useReportAdded(userId: string, onChanged: () => void, next: "list" | "recipe" = "list") {
  const messages = useMessages();
  const { added } = useAddMessages();
  const undoOf = useUndoAdding(userId, onChanged);
  const [, navigate] = useLocation();
  const isHere = useIsHere();

  return (said: string, recipes: readonly Recipe[], notes: readonly MakerNote[] = []): void => {
    const [first, second] = recipes;
    const leadsTo = next === "recipe" && first ? paths.recipe(first.slug) : paths.recipes;
    const isOpening = isHere.current && next === "recipe";
    const state = first && handNotes(first, notes);
    const isCookable = first && !second && first.steps.length > 0;
    const cook = isCookable && {
      label: messages.detail.cook,
      onSelect: () => navigate(paths.cook(first.slug)),
    };
    const collect = first && {
      label: added.collect,
      onSelect: () =>
        navigate(second ? paths.recipes : paths.recipe(first.slug), {
          state: collectState(recipes.map(({ id }) => id)),
        }),
    };
    onChanged();
    toasts.show({
      title: messages.common.success,
      description: said,
      ...(first &&
        !second &&
        !isOpening && {
          action: {
            label: messages.generate.open,
            onSelect: () => navigate(paths.recipe(first.slug), { state }),
          },
        }),
      ...(first && {
        otherActions: [...(cook ? [cook] : []), ...(collect ? [collect] : []), undoOf(recipes)],
      }),
    });
    if (isHere.current) navigate(leadsTo, { state, replace: isOpening });
  };
}
