import { forgotPassword } from "@larder/domain/contract/own-accounts";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { call } from "@/lib/api/api-client";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";
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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const runAlone = useOneAtATime();

  async function send(): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      await call(forgotPassword, { body: { name } });
      setIsSent(true);
    } catch (error) {
      setProblem(failureOf(messages, error, ownAccounts.sendFailed, ownAccounts.problems));
    }
    setBusy(false);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const missing = name.trim() === "";
    setIsMissing(missing);
    if (missing) input.current?.focus();
    else runAlone(send);
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
