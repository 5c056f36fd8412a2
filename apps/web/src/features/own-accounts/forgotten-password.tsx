import { forgotPassword } from "@larder/domain/contract/own-accounts";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { call } from "@/lib/api/api-client";
import { useAttempt } from "@/lib/forms/use-attempt";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

interface ForgottenPasswordProps {
  /** What was typed as the name before. */
  typed: string;
  onBack: () => void;
}

/** Draws the form that has a link for a new password mailed. */
export function ForgottenPassword({ typed, onBack }: ForgottenPasswordProps) {
  const messages = useMessages();
  const ownAccounts = useOwnAccountMessages();
  const [name, setName] = useState(typed);
  const [isMissing, setIsMissing] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { busy, problem, attempt } = useAttempt((error) =>
    failureOf(messages, error, ownAccounts.sendFailed, ownAccounts.problems),
  );

  async function send(): Promise<void> {
    await call(forgotPassword, { body: { name } });
    setIsSent(true);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const missing = name.trim() === "";
    setIsMissing(missing);
    if (missing) input.current?.focus();
    else attempt(send);
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label={ownAccounts.nameOrEmail} {...(isMissing && { error: ownAccounts.nameMissing })}>
        <Input
          ref={input}
          name="username"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the form with the pressed button
          autoFocus
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <output className="empty:hidden">{isSent && ownAccounts.linkSent}</output>
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
      {!isSent && (
        <Button type="submit" size="main" full busy={busy}>
          {busy ? ownAccounts.sending : ownAccounts.sendLink}
        </Button>
      )}
      <Button variant="soft" full onClick={onBack}>
        {ownAccounts.back}
      </Button>
    </form>
  );
}
