import { getSession, signInWithPassword } from "@larder/domain/contract/own-accounts";
import { LogIn } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { ForgottenPassword } from "@/features/own-accounts/forgotten-password";
import { PasskeySignIn } from "@/features/own-accounts/passkeys/passkey-sign-in";
import { PasswordField } from "@/features/own-accounts/password-field";
import { call } from "@/lib/api/api-client";
import { useAttempt } from "@/lib/forms/use-attempt";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";

/** Draws the form to sign in with an account of this server. */
export function PasswordSignIn() {
  const messages = useMessages();
  const ownAccounts = useOwnAccountMessages();
  const { signIn, config } = useSession();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState<"name" | "password" | null>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { busy, problem, attempt } = useAttempt(
    (error) => failureOf(messages, error, ownAccounts.signInFailed, ownAccounts.problems),
    { staysBusy: true },
  );
  const canJoin = useCanJoin();
  const [hasForgotten, setHasForgotten] = useState(false);

  async function send(): Promise<void> {
    try {
      await call(signInWithPassword, { body: { name, password } });
      await signIn();
    } catch (error) {
      passwordInput.current?.select();
      throw error;
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const first = name.trim() === "" ? "name" : password === "" ? "password" : null;
    setMissing(first);
    if (first === "name") nameInput.current?.focus();
    else if (first === "password") passwordInput.current?.focus();
    else attempt(send);
  }

  if (hasForgotten) return <ForgottenPassword typed={name} onBack={() => setHasForgotten(false)} />;
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label={ownAccounts.name} {...(missing === "name" && { error: ownAccounts.nameMissing })}>
        <Input
          ref={nameInput}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <PasswordField
        ref={passwordInput}
        label={ownAccounts.password}
        name="password"
        autoComplete="current-password"
        error={missing === "password" ? ownAccounts.passwordMissing : undefined}
        value={password}
        onChange={setPassword}
      />
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
      <Button type="submit" size="main" full busy={busy}>
        {!busy && <LogIn aria-hidden />}
        {busy ? ownAccounts.signingIn : ownAccounts.signIn}
      </Button>
      <PasskeySignIn />
      {config?.methods?.mail ? (
        <Button
          variant="ghost"
          size="small"
          className="justify-self-start"
          onClick={() => setHasForgotten(true)}
        >
          {ownAccounts.forgot}
        </Button>
      ) : (
        <p className="type-caption">{ownAccounts.forgotten}</p>
      )}
      {canJoin && (
        <Link href={paths.join} className="inline-flex min-h-12 items-center underline underline-offset-4">
          {ownAccounts.joinFreely}
        </Link>
      )}
    </form>
  );
}

/** Returns whether anybody may make an account without an invitation; false until the server has said so. */
function useCanJoin(): boolean {
  const [canJoin, setCanJoin] = useState(false);
  useEffect(() => {
    const asked = new AbortController();
    call(getSession, { signal: asked.signal })
      .then(({ household }) => setCanJoin(household.joining === "anybody"))
      // The form says what is wrong once it is sent.
      .catch(() => {});
    return () => asked.abort();
  }, []);
  return canJoin;
}
