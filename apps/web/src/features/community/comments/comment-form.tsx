import { COMMENT_LIMITS } from "@larder/domain/community/comment";
import type { Recipe, RecipeImage } from "@larder/domain/recipe/recipe";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toasts } from "@/components/ui/toast-store";
import { useAddComment } from "@/features/community/api";
import { PhotoField } from "@/features/community/comments/photo-field";
import { useCommunityMessages } from "@/features/community/messages";
import { useDraft } from "@/lib/forms/use-draft";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

interface CommentFormProps {
  userId: string;
  recipe: Pick<Recipe, "id">;
  /** The name under which the comment will be shown; empty where the user has none. */
  ownName: string;
}

/** Draws the form for a comment. Its text is stored in this browser until it is sent. */
export function CommentForm({ userId, recipe, ownName }: CommentFormProps) {
  const messages = useMessages();
  const community = useCommunityMessages();
  const { text, setText, forget } = useDraft(userId, `comment ${recipe.id}`);
  const [image, setImage] = useState<RecipeImage | null>(null);
  const [isSendingPhoto, setSendingPhoto] = useState(false);
  const adding = useAddComment(recipe.id);
  const keyOf = useKeyOfContent();
  const isEmpty = text.trim() === "";

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isEmpty || isSendingPhoto) return;
    adding.mutate(
      { text, image, key: keyOf(`${image?.url ?? ""} ${text}`) },
      {
        onSuccess: () => {
          forget();
          setText("");
          setImage(null);
          toasts.show({ title: community.sent });
        },
      },
    );
  }

  return (
    <form onSubmit={submit} className="mt-5 grid max-w-180 grid-cols-1 gap-3.5">
      <Field
        label={community.commentLabel}
        hint={ownName ? community.shownAs(ownName) : community.shownNameless}
      >
        <Textarea
          low
          placeholder={community.commentHint}
          maxLength={COMMENT_LIMITS.textLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <PhotoField image={image} onChange={setImage} onBusy={setSendingPhoto} />
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {adding.error && failureOf(messages, adding.error, community.sendFailed, community.problems)}
      </p>
      <div>
        <Button
          type="submit"
          variant="soft"
          disabled={isEmpty}
          busy={adding.isPending || (isSendingPhoto && !isEmpty)}
        >
          {adding.isPending ? community.sending : community.send}
        </Button>
      </div>
    </form>
  );
}

/** Returns a function that returns the same idempotency key for the same content, and another one for another. */
function useKeyOfContent(): (content: string) => string {
  const latest = useRef({ content: "", key: "" });
  return (content) => {
    if (latest.current.key === "" || latest.current.content !== content)
      latest.current = { content, key: crypto.randomUUID() };
    return latest.current.key;
  };
}
