import type { Recipe } from "@larder/domain/recipe/recipe";
import { CopyPlus, History } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { Button } from "@/components/ui/button";
import { toasts } from "@/components/ui/toast-store";
import { useCopy } from "@/features/history/api";
import { useHistoryMessages } from "@/lib/i18n/history-messages";
import { failureOf } from "@/lib/api/problem";
import { useIsHere } from "@/lib/browser/use-is-here";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";

interface RecipeActionsProps {
  userId: string;
  recipe: Recipe;
  /** Called when a copy was added. */
  onAdded: () => void;
}

/** Draws what a user who may add recipes can make of one: a copy of their own, and a look at the history of their own. */
export default function RecipeActions({ userId, recipe, onAdded }: RecipeActionsProps) {
  const messages = useMessages();
  const history = useHistoryMessages();
  const [, navigate] = useLocation();
  const isHere = useIsHere();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const copy = useCopy(userId);
  const isOwner = recipe.userId === userId;

  function makeCopy(): void {
    copy.mutate(
      { recipe, key },
      {
        onSuccess: (added) => {
          setKey(crypto.randomUUID());
          onAdded();
          toasts.show({ title: history.copiedTitle, description: history.copiedText, icon: CopyPlus });
          if (isHere.current) navigate(paths.recipe(added.slug));
        },
        onError: (error) =>
          toasts.show({
            title: messages.common.error,
            description: failureOf(messages, error, history.copyFailed),
            variant: "destructive",
          }),
      },
    );
  }

  return (
    <>
      <Button variant="soft" size="small" busy={copy.isPending} onClick={makeCopy}>
        {!copy.isPending && <CopyPlus aria-hidden />}
        {isOwner ? history.makeVariant : history.makeMine}
      </Button>
      {isOwner && (
        <Button asChild variant="soft" size="small">
          <Link href={paths.recipeHistory(recipe.slug)}>
            <History aria-hidden />
            {history.title}
          </Link>
        </Button>
      )}
    </>
  );
}
