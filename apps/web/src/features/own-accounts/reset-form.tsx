import { ACCOUNT_LIMITS } from "@larder/domain/account/own-account";
import { resetPassword } from "@larder/domain/contract/own-accounts";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { PasswordField } from "@/features/own-accounts/password-field";
import { call } from "@/lib/api/api-client";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

interface ResetFormProps {
  secret: string;
  /** The name of the account, for password managers. */
  name: string;
  onReset: () => Promise<void>;
}

/** Draws the form of a new password, by a link of an administrator. */
export function ResetForm({ secret, name, onReset }: ResetFormProps) {
  const messages = useMessages();
  const ownAccounts = useOwnAccountMessages();
  const [password, setPassword] = useState("");
  const [isShort, setIsShort] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const runAlone = useOneAtATime();

  async function send(): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      await call(resetPassword, { body: { secret, password } });
      await onReset();
    } catch (error) {
      setProblem(failureOf(messages, error, ownAccounts.resetFailed, ownAccounts.problems));
      setBusy(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const short = password.length < ACCOUNT_LIMITS.passwordLeast;
    setIsShort(short);
    if (short) input.current?.focus();
    else runAlone(send);
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      <PasswordField
        ref={input}
        label={ownAccounts.newPassword}
        hint={ownAccounts.passwordHint}
        name="password"
        autoComplete="new-password"
        error={isShort ? ownAccounts.passwordShort : undefined}
        value={password}
        onChange={setPassword}
      />
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
      <Button type="submit" size="main" full busy={busy}>
        {busy ? ownAccounts.resetting : ownAccounts.reset}
      </Button>
    </form>
  );
}
