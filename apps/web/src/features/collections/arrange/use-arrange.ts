import type { Collection } from "@larder/domain/collection/collection";
import { addToCollection, moveInCollection, removeFromCollection } from "@larder/domain/contract/collections";
import type { CollectedRecipe } from "@larder/domain/contract/collections";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { toasts } from "@/components/ui/toast-store";
import { collectionRecipesQuery, useRefreshCollections } from "@/features/collections/api";
import { afterMove, inPages, type Move } from "@/features/collections/arrange/recipe-order";
import { useCollectionMessages } from "@/features/collections/messages";
import { useCollectionProblem } from "@/features/collections/use-collection-problem";
import { call } from "@/lib/api/api-client";

/**
 * Returns what moves the recipes of a collection and takes them out. A change is shown at once and sent after those before
 * it; when one is refused, the recipes are loaded anew.
 */
export function useArrange(userId: string, { id, sections }: Collection) {
  const collections = useCollectionMessages();
  const problemOf = useCollectionProblem();
  const refresh = useRefreshCollections();
  const cache = useQueryClient();
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const { queryKey } = collectionRecipesQuery(userId, id);

  function show(
    change: (recipes: readonly CollectedRecipe[], isWhole: boolean) => readonly CollectedRecipe[],
  ) {
    cache.setQueryData(queryKey, (data) => {
      if (!data) return data;
      const isWhole = data.pages.at(-1)?.nextCursor === null;
      const recipes = change(
        data.pages.flatMap((page) => page.recipes),
        isWhole,
      );
      const pages = inPages(data.pages, recipes).map((page) => ({ ...page, recipes: [...page.recipes] }));
      return { ...data, pages };
    });
  }

  /** Sends a change after those before it. */
  function send(work: () => Promise<unknown>, failed: string): Promise<boolean> {
    const outcome = sent.current.then(async () => {
      try {
        await work();
        return true;
      } catch (error) {
        toasts.show({ title: problemOf(error, failed), variant: "destructive" });
        refresh();
        return false;
      }
    });
    sent.current = outcome;
    return outcome;
  }

  function move({ recipeId, sectionId, before }: Move): void {
    show((recipes, isWhole) => afterMove(sections, recipes, { recipeId, sectionId, before }, isWhole));
    void send(
      () => call(moveInCollection, { params: { id, recipeId }, body: { userId, sectionId, before } }),
      collections.moveFailed,
    );
  }

  async function putBack({ id: recipeId, sectionId }: CollectedRecipe, before: string | null): Promise<void> {
    await send(async () => {
      await call(addToCollection, { params: { id }, body: { userId, recipeIds: [recipeId], sectionId } });
      if (before === null) return;
      await call(moveInCollection, { params: { id, recipeId }, body: { userId, sectionId, before } });
    }, collections.addFailed);
    refresh();
  }

  /** Takes a recipe out, and offers to put it back. */
  async function takeOut(recipe: CollectedRecipe, next: CollectedRecipe | undefined): Promise<void> {
    show((recipes) => recipes.filter((other) => other.id !== recipe.id));
    const isDone = await send(
      () => call(removeFromCollection, { params: { id }, body: { userId, recipeIds: [recipe.id] } }),
      collections.takeOutFailed,
    );
    if (!isDone) return;
    const before = next && next.sectionId === recipe.sectionId ? next.id : null;
    toasts.show({
      title: collections.takenOut(1),
      action: { label: collections.undo, onSelect: () => void putBack(recipe, before) },
    });
  }

  return { move, takeOut };
}
