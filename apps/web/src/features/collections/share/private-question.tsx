import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useCollectionMessages } from "@/features/collections/messages";
import { ApiError } from "@/lib/api/api-error";
import { useMessages } from "@/lib/i18n/i18n";

/** The recipes that are named; a question with more says how many more there are. */
const NAMED = 12;

type Answer = boolean | "cancel";

interface Question {
  recipes: readonly RecipeRef[];
  answer: (answer: Answer) => void;
}

/**
 * Returns a function that makes a call which may show own private recipes to the readers of a collection, and the dialog
 * that asks whether it does. The call is made again with the user's answer.
 *
 * The function returns the answer of the call; null when the user cancels, and nothing has changed.
 */
export function usePrivateQuestion(): {
  withQuestion: <T>(send: (sharePrivate?: boolean) => Promise<T>) => Promise<T | null>;
  question: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);

  async function ask(recipes: readonly RecipeRef[]): Promise<Answer> {
    const answer = await new Promise<Answer>((resolve) => setQuestion({ recipes, answer: resolve }));
    setQuestion(null);
    return answer;
  }

  async function withQuestion<T>(send: (sharePrivate?: boolean) => Promise<T>): Promise<T | null> {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "private-recipes") throw error;
      const answer = await ask(error.details?.recipes ?? []);
      return answer === "cancel" ? null : send(answer);
    }
  }

  return { withQuestion, question: question && <PrivateRecipesDialog {...question} /> };
}

function PrivateRecipesDialog({ recipes, answer }: Question) {
  const { common } = useMessages();
  const collections = useCollectionMessages();
  const more = recipes.length - NAMED;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && answer("cancel")}
      role="alertdialog"
      title={collections.privateTitle}
      description={collections.privateText(recipes.length)}
      actions={
        <>
          <Button variant="ghost" size="small" onClick={() => answer("cancel")}>
            {common.cancel}
          </Button>
          <Button variant="soft" size="small" onClick={() => answer(false)}>
            {collections.privateOmit}
          </Button>
          <Button size="small" onClick={() => answer(true)}>
            {collections.privateShow}
          </Button>
        </>
      }
    >
      <ul className="border-t-[1.5px] border-line">
        {recipes.slice(0, NAMED).map(({ id, name }) => (
          <li key={id} dir="auto" className="border-b-[1.5px] border-line py-2 font-semibold wrap-anywhere">
            {name}
          </li>
        ))}
        {more > 0 && <li className="py-2 text-ink-2">{collections.privateMore(more)}</li>}
      </ul>
    </Dialog>
  );
}
