import type { Recipe } from "@larder/domain/recipe/recipe";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { originQuery, useTakeOrigin } from "@/features/history/api";
import { useHistoryMessages } from "@/lib/i18n/history-messages";
import { useRestoring } from "@/features/history/use-restoring";
import { paths } from "@/lib/navigation/paths";

const useOriginSheet = lazyPart(() => import("@/features/history/origin-sheet"));

interface OriginNoteProps {
  userId: string;
  /** The user's own copy. */
  recipe: Recipe;
  onChanged: (recipe: Recipe) => void;
  onConflict: () => void;
}

/** Draws a line about the recipe that a copy was made from, and offers what has changed there since. */
export default function OriginNote({ userId, recipe, onChanged, onConflict }: OriginNoteProps) {
  const history = useHistoryMessages();
  const { data } = useQuery(originQuery(userId, recipe));
  const take = useTakeOrigin(userId);
  const { offerUndo, reportFailure } = useRestoring({ userId, onChanged, onConflict });
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const sheet = useOriginSheet(isOpen, close);
  if (!recipe.origin) return null;
  const origin = data?.recipe;
  const choose = (choice: "theirs" | "mine") =>
    take.mutate(
      { seen: recipe, take: choice },
      {
        onSuccess: (after) => {
          close();
          // The focused button goes.
          document.querySelector("main")?.focus({ preventScroll: true });
          onChanged(after);
          if (choice === "theirs") offerUndo(recipe, after, history.takenTitle, history.takenText);
        },
        onError: (error) => reportFailure(error, history.originFailed),
      },
    );
  const choices = data?.isChanged
    ? { taking: take.isPending ? (take.variables?.take ?? null) : null, onChoose: choose }
    : null;

  return (
    <section className="-mt-3 mb-5 grid grid-cols-1 gap-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 type-caption wrap-anywhere">
          {history.yourVersionOf}{" "}
          {origin ? (
            <Link
              href={paths.recipe(origin.slug)}
              dir="auto"
              className="inline-flex min-h-12 items-center underline"
            >
              {origin.name}
            </Link>
          ) : (
            <span dir="auto">{recipe.origin.name}</span>
          )}
        </p>
        {origin && !choices && (
          <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {history.seeDifferences}
          </Button>
        )}
      </div>
      {choices && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-sunken py-2 pr-2 pl-4">
          <p className="min-w-0 flex-1 basis-50 font-semibold">{history.originChanged}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="soft" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {history.view}
            </Button>
            <Button
              variant="ghost"
              size="small"
              busy={choices.taking === "mine"}
              onClick={() => choices.onChoose("mine")}
            >
              {history.leave}
            </Button>
          </div>
        </div>
      )}
      <Suspense>
        {isOpen && sheet && origin && (
          <sheet.OriginSheet recipe={recipe} origin={origin} choices={choices} onClose={close} />
        )}
      </Suspense>
    </section>
  );
}
