import { REQUEST_MAX_LENGTH } from "@larder/domain/recipe-request";
import { checkRequest } from "@larder/domain/request-form";
import { type FormEvent, useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Key } from "@/components/ui/key";
import { Textarea } from "@/components/ui/textarea";
import { toasts } from "@/components/ui/toast-store";
import { useRequestRecipe } from "@/features/requests/api";
import { useFormWords } from "@/lib/form-words";
import { useMessages } from "@/lib/i18n";
import { failureOf } from "@/lib/problem";

interface RequestFormProps {
  userId: string;
  initialEmail: string;
}

/** Asks for a recipe by a link or in words. Once it is sent there is room for the next one. */
export function RequestForm({ userId, initialEmail }: RequestFormProps) {
  const messages = useMessages();
  const { common } = messages;
  const { request } = useFormWords();
  const [email, setEmail] = useState(initialEmail);
  const [content, setContent] = useState("");
  const [problem, setProblem] = useState<{ at: "email" | "content"; sentence: string }>();
  const emailBox = useRef<HTMLInputElement>(null);
  const contentBox = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending } = useRequestRecipe();

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
    mutate(
      { userId, ...checked.body },
      {
        onSuccess: () => {
          setContent("");
          toasts.show({ title: request.doneTitle, description: request.doneText });
        },
        onError: (error) =>
          toasts.show({
            title: common.error,
            description: failureOf(messages, error, request.failed),
            look: "destructive",
          }),
      },
    );
  }

  const errorAt = (at: "email" | "content") => problem?.at === at && { error: problem.sentence };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
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
      <Key type="submit" size="main" busy={isPending}>
        {isPending ? request.busy : request.button}
      </Key>
    </form>
  );
}
