import { DEFAULT_FEEDBACK_TYPE, FEEDBACK_TYPES } from "@larder/domain/account/feedback";
import { checkFeedback, type FeedbackForm as Filled } from "@/features/feedback/feedback-form-values";
import { type FormEvent, useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { FilterChip } from "@/components/ui/filter-chip";
import { Input } from "@/components/ui/input";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { toasts } from "@/components/ui/toast-store";
import { useFormFailure } from "@/components/use-form-failure";
import { useSendFeedback } from "@/features/feedback/api";
import { ApiError } from "@/lib/api/api-error";
import { useFormMessages } from "@/lib/i18n/form-messages";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { failureOf } from "@/lib/api/problem";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";

export const blankFeedback = (email: string): Filled => ({ type: DEFAULT_FEEDBACK_TYPE, email, content: "" });

interface FeedbackFormProps {
  userId: string;
  /** The path of the page that it is written on. */
  page: string;
  /** The input. The parent holds it, so that closing the panel loses nothing. */
  value: Filled;
  onChange: (value: Filled) => void;
  onSent: () => void;
}

export function FeedbackForm({ userId, page, value, onChange, onSent }: FeedbackFormProps) {
  const messages = useMessages();
  const { errors } = messages;
  const { feedback } = useFormMessages();
  const [wrong, setWrong] = useState<{ field: "email" | "content"; message: string }>();
  const form = useRef<HTMLFormElement>(null);
  const sending = useSendFeedback(userId);
  const fail = useFormFailure(paths.profile);
  const runAlone = useOneAtATime();
  const errorOf = (field: "email" | "content") => (wrong?.field === field ? { error: wrong.message } : {});

  function submit(event: FormEvent): void {
    event.preventDefault();
    const checked = checkFeedback(value, page);
    setWrong(checked.ok ? undefined : { field: checked.field, message: errors[checked.code] });
    if (!checked.ok) {
      const control = form.current?.elements.namedItem(checked.field);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    runAlone(async () => {
      try {
        await sending.mutateAsync(checked.body);
        toasts.show({ title: feedback.doneTitle, description: feedback.doneText });
        onSent();
      } catch (error) {
        fail(isOurs(error) ? failureOf(messages, error, feedback.failed) : feedback.failed);
      }
    });
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <fieldset>
        <legend className="mb-1.5 type-label">{feedback.type}</legend>
        <div className="flex flex-wrap gap-2">
          {FEEDBACK_TYPES.map((type) => (
            <FilterChip key={type} chosen={type === value.type} onClick={() => onChange({ ...value, type })}>
              {feedback.types[type]}
            </FilterChip>
          ))}
        </div>
      </fieldset>
      <Field label={feedback.email} {...errorOf("email")}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          value={value.email}
          onChange={(event) => onChange({ ...value, email: event.target.value })}
        />
      </Field>
      <Field label={feedback.content} {...errorOf("content")}>
        <Textarea
          name="content"
          value={value.content}
          onChange={(event) => onChange({ ...value, content: event.target.value })}
        />
      </Field>
      <Button type="submit" size="main" full busy={sending.isPending}>
        {sending.isPending ? feedback.busy : feedback.button}
      </Button>
    </form>
  );
}

/**
 * Returns whether the server itself reports what is wrong with the input, or that it was too much; false when it
 * could not be reached.
 */
function isOurs(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
