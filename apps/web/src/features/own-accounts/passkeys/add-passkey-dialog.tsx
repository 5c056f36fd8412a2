import { PASSKEY_LIMITS } from "@larder/domain/account/passkey";
import { addPasskey, beginPasskey } from "@larder/domain/contract/passkeys";
import { useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toasts } from "@/components/ui/toast-store";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { useSignInWaysMessages } from "@/features/own-accounts/sign-in-ways-messages";
import { DialogForm, type PasskeyDialogProps } from "@/features/own-accounts/passkeys/passkey-dialog";
import { createPasskey, PasskeyCancelled } from "@/features/own-accounts/passkeys/web-authn";
import { PasswordField } from "@/features/own-accounts/password-field";
import { call } from "@/lib/api/api-client";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

/** Asks for the name of a new passkey and for the password, and lets the browser make the passkey. */
export function AddPasskeyDialog({ userId, hasPassword, onClose, onDone }: PasskeyDialogProps) {
  const messages = useMessages();
  const ownAccounts = useOwnAccountMessages();
  const signInWays = useSignInWaysMessages();
  const [name, setName] = useState("");
  const [current, setCurrent] = useState("");
  const [wrong, setWrong] = useState<{ name?: string; current?: string }>({});
  const nameInput = useRef<HTMLInputElement>(null);
  const currentInput = useRef<HTMLInputElement>(null);

  function check(): boolean {
    const found = {
      ...(name.trim() === "" && { name: signInWays.nameMissing }),
      ...(hasPassword && current === "" && { current: ownAccounts.passwordMissing }),
    };
    setWrong(found);
    (found.name ? nameInput : currentInput).current?.focus();
    return Object.keys(found).length === 0;
  }

  async function send(): Promise<void> {
    const { options } = await call(beginPasskey, { body: { userId, ...(hasPassword && { current }) } });
    const credential = await createPasskey(options);
    await call(addPasskey, { body: { userId, name, credential } });
    toasts.show({ title: signInWays.added });
    await onDone();
  }

  return (
    <DialogForm
      title={signInWays.addTitle}
      description={signInWays.addText}
      action={signInWays.add}
      acting={signInWays.adding}
      onClose={onClose}
      check={check}
      send={send}
      problemOf={(error) =>
        error instanceof PasskeyCancelled
          ? signInWays.cancelled
          : failureOf(messages, error, signInWays.addFailed, ownAccounts.problems)
      }
    >
      <Field label={signInWays.name} {...(wrong.name && { error: wrong.name })}>
        <Input
          ref={nameInput}
          autoComplete="off"
          placeholder={signInWays.nameExample}
          maxLength={PASSKEY_LIMITS.nameLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
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
    </DialogForm>
  );
}
