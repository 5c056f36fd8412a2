import { ACCOUNT_LIMITS } from "@larder/domain/account/own-account";
import { changePassword } from "@larder/domain/contract/own-accounts";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { toasts } from "@/components/ui/toast-store";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { PasswordField } from "@/features/own-accounts/password-field";
import { call } from "@/lib/api/api-client";
import { useAttempt } from "@/lib/forms/use-attempt";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

interface PasswordFormProps {
  userId: string;
  /** For password managers. */
  name: string;
  /** Whether there is a password to change; without one, the form sets it. */
  hasPassword: boolean;
  onChanged: () => void;
}

type Wrong = { current?: string; next?: string };

/** Draws the change of the user's password, by the current one; or the choice of one by a user who has none. */
export function PasswordForm({ userId, name, hasPassword, onChanged }: PasswordFormProps) {
  const messages = useMessages();
  const ownAccounts = useOwnAccountMessages();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [wrong, setWrong] = useState<Wrong>({});
  const currentInput = useRef<HTMLInputElement>(null);
  const nextInput = useRef<HTMLInputElement>(null);
  const { busy, problem, attempt } = useAttempt((error) =>
    failureOf(messages, error, ownAccounts.changeFailed, ownAccounts.problems),
  );

  async function send(): Promise<void> {
    await call(changePassword, { body: { userId, ...(hasPassword && { current }), password: next } });
    setCurrent("");
    setNext("");
    toasts.show({ title: ownAccounts.changed });
    onChanged();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found: Wrong = {
      ...(hasPassword && current === "" && { current: ownAccounts.passwordMissing }),
      ...(next.length < ACCOUNT_LIMITS.passwordLeast && { next: ownAccounts.passwordShort }),
    };
    setWrong(found);
    if (found.current) currentInput.current?.focus();
    else if (found.next) nextInput.current?.focus();
    else attempt(send);
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      {hasPassword ? (
        <PasswordField
          ref={currentInput}
          label={ownAccounts.currentPassword}
          autoComplete="current-password"
          error={wrong.current}
          value={current}
          onChange={setCurrent}
        />
      ) : (
        <p className="text-16 text-ink-2">{ownAccounts.withoutPassword}</p>
      )}
      <PasswordField
        ref={nextInput}
        label={ownAccounts.newPassword}
        hint={ownAccounts.passwordHint}
        autoComplete="new-password"
        error={wrong.next}
        value={next}
        onChange={setNext}
      />
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
      <Button type="submit" variant="soft" size="small" busy={busy} className="justify-self-start">
        {hasPassword
          ? busy
            ? ownAccounts.changing
            : ownAccounts.changePassword
          : busy
            ? ownAccounts.setting
            : ownAccounts.setPassword}
      </Button>
    </form>
  );
}
