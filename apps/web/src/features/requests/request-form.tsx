import { REQUEST_MAX_LENGTH } from "@larder/domain/account/queued-request";
import { checkRequest } from "@/features/requests/request-form-values";
import { type FormEvent, useRef, useState } from "react";
import { DraftGuard } from "@/components/draft-guard";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { toasts } from "@/components/ui/toast-store";
import { useFormFailure } from "@/components/use-form-failure";
import { useRequestRecipe } from "@/features/requests/api";
import { useFormMessages } from "@/lib/i18n/form-messages";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { failureOf } from "@/lib/api/problem";
import { useDraft } from "@/lib/forms/use-draft";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";

interface RequestFormProps {
  userId: string;
  initialEmail: string;
  /** The text that the user asked for on another page; "" for none. */
  initialContent: string;
}

/** Draws the form that requests a recipe by a link or a text. It is emptied after sending. */
export function RequestForm({ userId, initialEmail, initialContent }: RequestFormProps) {
  const messages = useMessages();
  const { request } = useFormMessages();
  const [email, setEmail] = useState(initialEmail);
  const { text: content, setText: setContent, isTyped, forget } = useDraft(userId, "request", initialContent);
  const [problem, setProblem] = useState<{ at: "email" | "content"; sentence: string }>();
  const emailBox = useRef<HTMLInputElement>(null);
  const contentBox = useRef<HTMLTextAreaElement>(null);
  const { mutateAsync, isPending } = useRequestRecipe();
  const fail = useFormFailure(paths.requestRecipe);
  const runAlone = useOneAtATime();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const checked = checkRequest({ email, content });
    if (!checked.ok) {
      const at = checked.code === "email-invalid" || email.trim() === "" ? "email" : "content";
      setProblem({ at, sentence: messages.errors[checked.code] });
      (at === "email" ? emailBox : contentBox).current?.focus();
      return;
    }
    setProblem(undefined);
    runAlone(async () => {
      try {
        await mutateAsync({ userId, ...checked.body });
        forget();
        setContent("");
        toasts.show({ title: request.doneTitle, description: request.doneText });
      } catch (error) {
        fail(failureOf(messages, error, request.failed));
      }
    });
  }

  const errorAt = (at: "email" | "content") => problem?.at === at && { error: problem.sentence };
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <DraftGuard isHolding={isTyped && !isPending} onLeave={forget} />
      <Field label={request.email} {...errorAt("email")}>
        <Input
          ref={emailBox}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label={request.content} hint={request.contentHint} {...errorAt("content")}>
        <Textarea
          ref={contentBox}
          className="min-h-60"
          maxLength={REQUEST_MAX_LENGTH}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
      </Field>
      <Button type="submit" size="main" busy={isPending}>
        {isPending ? request.busy : request.button}
      </Button>
    </form>
  );
}
