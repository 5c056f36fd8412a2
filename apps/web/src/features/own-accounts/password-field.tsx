import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Field } from "@/components/ui/field";
import { BareInput, InputFrame } from "@/components/ui/input";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";

interface PasswordFieldProps extends Pick<
  ComponentProps<"input">,
  "ref" | "name" | "value" | "autoComplete" | "autoFocus"
> {
  label: string;
  hint?: string;
  error?: string | undefined;
  onChange: (password: string) => void;
}

/** Draws a password with a button that shows it: on a phone nobody types a long one without a look. */
export function PasswordField({ label, hint, error, onChange, ...input }: PasswordFieldProps) {
  const ownAccounts = useOwnAccountMessages();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} {...(hint && { hint })} {...(error && { error })}>
      <InputFrame className="min-h-14 flex-nowrap py-0 pr-1 pl-2.5">
        <BareInput
          {...input}
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={isShown ? ownAccounts.hidePassword : ownAccounts.showPassword}
          className="grid size-12 shrink-0 place-items-center rounded-field"
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden />
        </button>
      </InputFrame>
    </Field>
  );
}
