import { ACCOUNT_LIMITS } from "@larder/domain/account/own-account";
import { join } from "@larder/domain/contract/own-accounts";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { isEmail } from "@/features/own-accounts/is-email";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { PasswordField } from "@/features/own-accounts/password-field";
import { call } from "@/lib/api/api-client";
import { useAttempt } from "@/lib/forms/use-attempt";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

interface JoinFormProps {
  /** The secret of the link; undefined where anybody may join. */
  secret: string | undefined;
  onJoined: () => Promise<void>;
}

type Wrong = Partial<Record<"name" | "email" | "password", string>>;

/** Draws the form of a new account. */
export function JoinForm({ secret, onJoined }: JoinFormProps) {
  const messages = useMessages();
  const ownAccounts = useOwnAccountMessages();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<Wrong>({});
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, attempt } = useAttempt(
    (error) => failureOf(messages, error, ownAccounts.joinFailed, ownAccounts.problems),
    { staysBusy: true },
  );

  async function send(): Promise<void> {
    await call(join, { headers: {}, body: { ...(secret && { secret }), name, email, password } });
    await onJoined();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found: Wrong = {
      ...(name.trim() === "" && { name: ownAccounts.nameMissing }),
      ...(email.trim() !== "" && !isEmail(email) && { email: ownAccounts.emailInvalid }),
      ...(password.length < ACCOUNT_LIMITS.passwordLeast && { password: ownAccounts.passwordShort }),
    };
    setWrong(found);
    const [first] = Object.keys(found);
    if (first === undefined) return attempt(send);
    const control = form.current?.elements.namedItem(first === "name" ? "username" : first);
    if (control instanceof HTMLElement) control.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label={ownAccounts.name} {...(wrong.name && { error: wrong.name })}>
        <Input
          name="username"
          autoComplete="username"
          spellCheck={false}
          maxLength={ACCOUNT_LIMITS.nameLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <PasswordField
        label={ownAccounts.password}
        hint={ownAccounts.passwordHint}
        name="password"
        autoComplete="new-password"
        error={wrong.password}
        value={password}
        onChange={setPassword}
      />
      <Field label={ownAccounts.emailOptional} {...(wrong.email && { error: wrong.email })}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          maxLength={ACCOUNT_LIMITS.emailLength}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
      <Button type="submit" size="main" full busy={busy}>
        {busy ? ownAccounts.joining : ownAccounts.join}
      </Button>
    </form>
  );
}
