import { PASSKEY_LIMITS } from "@larder/domain/account/passkey";
import { addPasskey, beginPasskey } from "@larder/domain/contract/passkeys";
import { useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toasts } from "@/components/ui/toast-store";
import { accountProblem, useOwnAccountMessages } from "@/features/own-accounts/messages";
import { usePasskeyMessages } from "@/features/own-accounts/passkeys/messages";
import { DialogForm, type PasskeyDialogProps } from "@/features/own-accounts/passkeys/passkey-dialog";
import { createPasskey, PasskeyCancelled } from "@/features/own-accounts/passkeys/web-authn";
import { PasswordField } from "@/features/own-accounts/password-field";
import { call } from "@/lib/api/api-client";
import { useMessages } from "@/lib/i18n/i18n";

/** Asks for the name of a new passkey and for the password, and lets the browser make the passkey. */
export function AddPasskeyDialog({ userId, hasPassword, onClose, onDone }: PasskeyDialogProps) {
  const messages = useMessages();
  const ownAccounts = useOwnAccountMessages();
  const texts = usePasskeyMessages();
  const [name, setName] = useState("");
  const [current, setCurrent] = useState("");
  const [wrong, setWrong] = useState<{ name?: string; current?: string }>({});
  const nameInput = useRef<HTMLInputElement>(null);
  const currentInput = useRef<HTMLInputElement>(null);

  function check(): boolean {
    const found = {
      ...(name.trim() === "" && { name: texts.nameMissing }),
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
    toasts.show({ title: texts.added });
    await onDone();
  }

  return (
    <DialogForm
      title={texts.addTitle}
      description={texts.addText}
      action={texts.add}
      acting={texts.adding}
      onClose={onClose}
      check={check}
      send={send}
      problemOf={(error) =>
        error instanceof PasskeyCancelled
          ? texts.cancelled
          : accountProblem(messages, ownAccounts, error, texts.addFailed)
      }
    >
      <Field label={texts.name} {...(wrong.name && { error: wrong.name })}>
        <Input
          ref={nameInput}
          autoComplete="off"
          placeholder={texts.nameExample}
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
