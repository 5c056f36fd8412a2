import { ACCOUNT_LIMITS } from "@larder/domain/account/own-account";
import { resetPassword } from "@larder/domain/contract/own-accounts";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { PasswordField } from "@/features/own-accounts/password-field";
import { call } from "@/lib/api/api-client";
import { useAttempt } from "@/lib/forms/use-attempt";
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
  const input = useRef<HTMLInputElement>(null);
  const { busy, problem, attempt } = useAttempt(
    (error) => failureOf(messages, error, ownAccounts.resetFailed, ownAccounts.problems),
    { staysBusy: true },
  );

  async function send(): Promise<void> {
    await call(resetPassword, { body: { secret, password } });
    await onReset();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const short = password.length < ACCOUNT_LIMITS.passwordLeast;
    setIsShort(short);
    if (short) input.current?.focus();
    else attempt(send);
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
