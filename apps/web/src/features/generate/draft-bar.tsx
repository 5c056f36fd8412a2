import { generateRecipe } from "@larder/domain/contract/generate";
import { acceptDraft } from "@larder/domain/contract/drafts";
import { deleteRecipe } from "@larder/domain/contract/recipes";
import { QUERY_MAX_LENGTH } from "@larder/domain/generation/generate-query";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { useMutation } from "@tanstack/react-query";
import { type SyntheticEvent, useId, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toasts } from "@/components/ui/toast-store";
import { generateProblem } from "@/features/generate/generate-problem";
import { useNoteMessages } from "@/features/generate/messages";
import { RefusalReasons } from "@/features/generate/refusal-reasons";
import { call } from "@/lib/api/api-client";
import { failureOf } from "@/lib/api/problem";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { shortDate } from "@/lib/i18n/short-date";
import { paths } from "@/lib/navigation/paths";

interface DraftBarProps {
  /** The user's own draft. */
  recipe: Recipe;
  userId: string;
  onAccepted: (recipe: Recipe) => void;
  /** Called when recipes were added or removed. */
  onChanged: () => void;
}

/** Draws what can be done with a generated recipe that is not kept yet: keep it, make it anew by a sentence, discard it. */
export default function DraftBar({ recipe, userId, onAccepted, onChanged }: DraftBarProps) {
  const messages = useMessages();
  const { common } = messages;
  const { draft } = useNoteMessages();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const titleId = useId();
  const [asks, setAsks] = useState<"change" | "discard" | null>(null);

  const fail = (error: Error, otherwise: string) =>
    toasts.show({
      title: common.error,
      description: failureOf(messages, error, otherwise),
      variant: "destructive",
    });
  const accept = useMutation({
    mutationFn: () => call(acceptDraft, { params: { id: recipe.id }, body: { userId } }),
    onSuccess: (answer) => {
      toasts.show({ title: common.success, description: draft.accepted });
      // The focused button is removed.
      document.querySelector("main")?.focus({ preventScroll: true });
      onAccepted(answer.recipe);
      onChanged();
    },
    onError: (error) => fail(error, draft.acceptFailed),
  });
  const discard = useMutation({
    mutationFn: () =>
      call(deleteRecipe, { params: { id: recipe.id }, headers: {}, query: { userId }, body: undefined }),
    onSuccess: () => {
      navigate(paths.home, { replace: true });
      toasts.show({ title: common.success, description: draft.discarded });
      onChanged();
    },
    onError: (error) => fail(error, draft.discardFailed),
  });

  return (
    <section aria-labelledby={titleId} className="mb-5 grid grid-cols-1 gap-3 rounded-card p-4 trough">
      <div>
        <h2 id={titleId} className="type-name">
          {draft.title}
        </h2>
        {recipe.expiresAt && (
          <p className="type-caption">{draft.until(shortDate(recipe.expiresAt, language))}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="soft" size="small" busy={accept.isPending} onClick={() => accept.mutate()}>
          {draft.accept}
        </Button>
        <Button
          variant="soft"
          size="small"
          aria-expanded={asks === "change"}
          onClick={() => setAsks(asks === "change" ? null : "change")}
        >
          {draft.change}
        </Button>
        <Button variant="ghost-hot" size="small" onClick={() => setAsks("discard")}>
          {draft.discard}
        </Button>
      </div>
      {asks === "change" && <ChangeForm recipe={recipe} userId={userId} onChanged={onChanged} />}
      <Dialog
        open={asks === "discard"}
        onOpenChange={(open) => setAsks(open ? "discard" : null)}
        role="alertdialog"
        title={draft.discardTitle}
        description={draft.discardText}
        actions={
          <>
            <Button variant="soft" onClick={() => setAsks(null)}>
              {common.cancel}
            </Button>
            <Button variant="hot" busy={discard.isPending} onClick={() => discard.mutate()}>
              {draft.discard}
            </Button>
          </>
        }
      />
    </section>
  );
}

/** Draws the sentence that makes a draft anew. It stays, with the reason beside it, when nothing could be made. */
function ChangeForm({ recipe, userId, onChanged }: Omit<DraftBarProps, "onAccepted">) {
  const messages = useMessages();
  const { draft } = useNoteMessages();
  const [, navigate] = useLocation();
  const [sentence, setSentence] = useState("");
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      call(generateRecipe, {
        body: {
          userId,
          query: recipe.name.slice(0, QUERY_MAX_LENGTH),
          change: { recipeId: recipe.id, sentence: sentence.trim() },
        },
      }),
    onSuccess: (answer) => {
      navigate(paths.recipe(answer.recipe.slug), { replace: true });
      toasts.show({ title: messages.common.success, description: draft.changed });
      onChanged();
    },
  });

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (sentence.trim() && !isPending) mutate();
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      <Field
        label={draft.changeLabel}
        hint={draft.changeHint}
        {...(error && { error: generateProblem(messages, error) })}
      >
        <Input
          value={sentence}
          maxLength={QUERY_MAX_LENGTH}
          enterKeyHint="go"
          onChange={({ target }) => {
            setSentence(target.value);
            if (error) reset();
          }}
        />
      </Field>
      {error && <RefusalReasons problem={error} />}
      <Button type="submit" size="small" busy={isPending} className="justify-self-start">
        {draft.changeSend}
      </Button>
    </form>
  );
}
