import { ACCOUNT_LIMITS } from "@larder/domain/account/own-account";
import { changeEmail } from "@larder/domain/contract/own-accounts";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Section } from "@/components/ui/section";
import { Skeleton } from "@/components/ui/skeleton";
import { toasts } from "@/components/ui/toast-store";
import { isEmail } from "@/features/own-accounts/is-email";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { passkeysQuery } from "@/features/own-accounts/passkeys/api";
import { useSignInWaysMessages } from "@/features/own-accounts/sign-in-ways-messages";
import { PasswordField } from "@/features/own-accounts/password-field";
import { call } from "@/lib/api/api-client";
import { useAttempt } from "@/lib/forms/use-attempt";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";
import { useSession } from "@/lib/session/session";

interface EmailSectionProps {
  userId: string;
  email: string;
}

/** Draws the e-mail address of the user, and its change by the password. */
export function EmailSection({ userId, email }: EmailSectionProps) {
  const signInWays = useSignInWaysMessages();
  const { data } = useQuery(passkeysQuery(userId));
  return (
    <Section title={signInWays.emailTitle}>
      <p className="mb-4 text-16 text-ink-2">{signInWays.emailText}</p>
      {data ? (
        <EmailForm key={email} userId={userId} email={email} hasPassword={data.hasPassword} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Section>
  );
}

function EmailForm({ userId, email, hasPassword }: EmailSectionProps & { hasPassword: boolean }) {
  const messages = useMessages();
  const ownAccounts = useOwnAccountMessages();
  const signInWays = useSignInWaysMessages();
  const { signIn } = useSession();
  const [next, setNext] = useState(email);
  const [current, setCurrent] = useState("");
  const [wrong, setWrong] = useState<{ next?: string; current?: string }>({});
  const nextInput = useRef<HTMLInputElement>(null);
  const currentInput = useRef<HTMLInputElement>(null);
  const { busy, problem, attempt } = useAttempt((error) =>
    failureOf(messages, error, signInWays.emailFailed, ownAccounts.problems),
  );

  async function send(): Promise<void> {
    await call(changeEmail, { body: { userId, email: next.trim(), ...(hasPassword && { current }) } });
    setCurrent("");
    toasts.show({ title: signInWays.emailSaved });
    // The session of this page learns the new address.
    await signIn();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = {
      ...(next.trim() !== "" && !isEmail(next) && { next: ownAccounts.emailInvalid }),
      ...(hasPassword && current === "" && { current: ownAccounts.passwordMissing }),
    };
    setWrong(found);
    if (found.next) nextInput.current?.focus();
    else if (found.current) currentInput.current?.focus();
    else attempt(send);
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label={ownAccounts.emailOptional} {...(wrong.next && { error: wrong.next })}>
        <Input
          ref={nextInput}
          type="email"
          autoComplete="email"
          maxLength={ACCOUNT_LIMITS.emailLength}
          value={next}
          onChange={(event) => setNext(event.target.value)}
        />
      </Field>
      {hasPassword && (
        <PasswordField
          ref={currentInput}
          label={ownAccounts.currentPassword}
          autoComplete="current-password"
          error={wrong.current}
          value={current}
          onChange={setCurrent}
        />
      )}
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
      <Button type="submit" variant="soft" size="small" busy={busy} className="justify-self-start">
        {busy ? signInWays.savingEmail : signInWays.saveEmail}
      </Button>
    </form>
  );
}
