import { API_TOKEN_LIMITS, API_TOKEN_SCOPES, type ApiTokenScope } from "@larder/domain/account/api-token";
import { createApiToken } from "@larder/domain/contract/api-tokens";
import { Copy } from "lucide-react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FilterChip } from "@/components/ui/filter-chip";
import { Input } from "@/components/ui/input";
import { toasts } from "@/components/ui/toast-store";
import { useTokenMessages } from "@/features/api-tokens/messages";
import { call } from "@/lib/api/api-client";
import { failureOf } from "@/lib/api/problem";
import { useAttempt } from "@/lib/forms/use-attempt";
import { useMessages } from "@/lib/i18n/i18n";

/** The times in days that are offered; the API takes any up to a year. */
const DAYS = [30, 90, 365] as const;

interface Made {
  name: string;
  secret: string;
}

interface NewTokenProps {
  userId: string;
  onCreated: () => void;
}

/** Draws the form of a new token, and its secret once it is made. */
export function NewToken({ userId, onCreated }: NewTokenProps) {
  // What was pressed is gone when the other part comes: the focus goes on to it.
  const [made, setMade] = useState<Made | "dismissed" | null>(null);
  if (made && made !== "dismissed") return <Secret {...made} onDismiss={() => setMade("dismissed")} />;
  return (
    <TokenForm
      userId={userId}
      focused={made === "dismissed"}
      onCreated={(created) => {
        setMade(created);
        onCreated();
      }}
    />
  );
}

interface TokenFormProps {
  userId: string;
  focused: boolean;
  onCreated: (made: Made) => void;
}

function TokenForm({ userId, focused, onCreated }: TokenFormProps) {
  const messages = useMessages();
  const tokens = useTokenMessages();
  const [name, setName] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const [scope, setScope] = useState<ApiTokenScope>("read");
  const [days, setDays] = useState<number>(DAYS[1]);
  const input = useRef<HTMLInputElement>(null);
  const { busy, problem, attempt } = useAttempt((error) => failureOf(messages, error, tokens.createFailed));

  async function create(): Promise<void> {
    const { token, secret } = await call(createApiToken, { body: { userId, name, scope, days } });
    onCreated({ name: token.name, secret });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const missing = name.trim() === "";
    setIsMissing(missing);
    if (missing) input.current?.focus();
    else attempt(create);
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label={tokens.name} {...(isMissing && { error: tokens.nameMissing })}>
        <Input
          ref={input}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after the button of the secret, which is gone
          autoFocus={focused}
          autoComplete="off"
          placeholder={tokens.nameExample}
          maxLength={API_TOKEN_LIMITS.nameLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Choice title={tokens.scopeTitle}>
        {API_TOKEN_SCOPES.map((each) => (
          <FilterChip key={each} chosen={each === scope} onClick={() => setScope(each)}>
            {tokens.scopes[each]}
          </FilterChip>
        ))}
      </Choice>
      <Choice title={tokens.daysTitle}>
        {DAYS.map((each) => (
          <FilterChip key={each} chosen={each === days} onClick={() => setDays(each)}>
            {tokens.days(each)}
          </FilterChip>
        ))}
      </Choice>
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
      <Button type="submit" variant="soft" size="small" busy={busy} className="justify-self-start">
        {busy ? tokens.creating : tokens.create}
      </Button>
    </form>
  );
}

function Choice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 type-label">{title}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

function Secret({ name, secret, onDismiss }: Made & { onDismiss: () => void }) {
  const messages = useMessages();
  const tokens = useTokenMessages();
  const input = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      toasts.show({ title: tokens.copied });
    } catch {
      input.current?.select();
      toasts.show({
        title: messages.common.error,
        description: tokens.copyFailed,
        variant: "destructive",
      });
    }
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <Field label={tokens.secretTitle(name)} hint={tokens.secretText}>
        <Input
          ref={input}
          readOnly
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the form, which had the focus
          autoFocus
          className="font-mono"
          value={secret}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" onClick={() => void copy()}>
          <Copy aria-hidden />
          {tokens.copy}
        </Button>
        <Button variant="soft" size="small" onClick={onDismiss}>
          {tokens.dismiss}
        </Button>
      </div>
    </div>
  );
}
