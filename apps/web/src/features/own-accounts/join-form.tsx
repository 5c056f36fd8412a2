import { ACCOUNT_LIMITS, JOINING, type Joining } from "@larder/domain/account/own-account";
import { join } from "@larder/domain/contract/own-accounts";
import { setHousehold } from "@larder/domain/contract/people";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FilterChip } from "@/components/ui/filter-chip";
import { Input } from "@/components/ui/input";
import { isEmail } from "@/features/own-accounts/is-email";
import { accountProblem, useOwnAccountMessages } from "@/features/own-accounts/messages";
import { PasswordField } from "@/features/own-accounts/password-field";
import { call } from "@/lib/api/api-client";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";
import { useMessages } from "@/lib/i18n/i18n";

interface JoinFormProps {
  /** The secret of the link; undefined where anybody may join. */
  secret: string | undefined;
  /** Whether it makes the first account, whose user names the household. */
  isFirst: boolean;
  onJoined: () => Promise<void>;
}

type Wrong = Partial<Record<"name" | "email" | "password", string>>;

/** Draws the form of a new account. */
export function JoinForm({ secret, isFirst, onJoined }: JoinFormProps) {
  const messages = useMessages();
  const ownAccounts = useOwnAccountMessages();
  const [household, setHouseholdName] = useState("");
  const [joining, setJoining] = useState<Joining>("invitation");
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const runAlone = useOneAtATime();

  async function send(): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      await call(join, { headers: {}, body: { ...(secret && { secret }), name, email, password } });
      // The account is made: what fails from here is changed on the page of the administrator.
      if (isFirst) await call(setHousehold, { body: { name: household, joining } }).catch(() => {});
      await onJoined();
    } catch (error) {
      setProblem(accountProblem(messages, ownAccounts, error, ownAccounts.joinFailed));
      setBusy(false);
    }
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
    if (first === undefined) return runAlone(send);
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
      {isFirst && (
        <>
          <Field label={ownAccounts.householdName}>
            <Input
              placeholder={ownAccounts.householdExample}
              maxLength={ACCOUNT_LIMITS.householdNameLength}
              value={household}
              onChange={(event) => setHouseholdName(event.target.value)}
            />
          </Field>
          <JoiningChoice chosen={joining} onChoose={setJoining} />
        </>
      )}
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
      <Button type="submit" size="main" full busy={busy}>
        {busy ? ownAccounts.joining : ownAccounts.join}
      </Button>
    </form>
  );
}

interface JoiningChoiceProps {
  chosen: Joining;
  onChoose: (joining: Joining) => void;
}

/** Draws the choice of who may make an account. */
export function JoiningChoice({ chosen, onChoose }: JoiningChoiceProps) {
  const ownAccounts = useOwnAccountMessages();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 type-label">{ownAccounts.whoMayJoin}</legend>
      <div className="flex flex-wrap gap-2">
        {JOINING.map((each) => (
          <FilterChip key={each} chosen={each === chosen} onClick={() => onChoose(each)}>
            {ownAccounts.joiningChoices[each]}
          </FilterChip>
        ))}
      </div>
    </fieldset>
  );
}
