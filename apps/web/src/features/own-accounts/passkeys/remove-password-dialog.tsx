import { removePassword } from "@larder/domain/contract/passkeys";
import { useRef, useState } from "react";
import { toasts } from "@/components/ui/toast-store";
import { accountProblem, useOwnAccountMessages } from "@/features/own-accounts/messages";
import { usePasskeyMessages } from "@/features/own-accounts/passkeys/messages";
import { DialogForm, type PasskeyDialogProps } from "@/features/own-accounts/passkeys/passkey-dialog";
import { PasswordField } from "@/features/own-accounts/password-field";
import { call } from "@/lib/api/api-client";
import { useMessages } from "@/lib/i18n/i18n";

/** Asks for the password for the last time, and removes it. */
export function RemovePasswordDialog({ userId, onClose, onDone }: PasskeyDialogProps) {
  const messages = useMessages();
  const ownAccounts = useOwnAccountMessages();
  const texts = usePasskeyMessages();
  const [current, setCurrent] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function check(): boolean {
    const missing = current === "";
    setIsMissing(missing);
    if (missing) input.current?.focus();
    return !missing;
  }

  async function send(): Promise<void> {
    await call(removePassword, { body: { userId, current } });
    toasts.show({ title: texts.withoutPasswordDone });
    await onDone();
  }

  return (
    <DialogForm
      title={texts.withoutPasswordTitle}
      description={texts.withoutPasswordText}
      action={texts.withoutPassword}
      acting={texts.removing}
      variant="hot"
      onClose={onClose}
      check={check}
      send={send}
      problemOf={(error) => accountProblem(messages, ownAccounts, error, texts.withoutPasswordFailed)}
    >
      <PasswordField
        ref={input}
        label={ownAccounts.currentPassword}
        autoComplete="current-password"
        error={isMissing ? ownAccounts.passwordMissing : undefined}
        value={current}
        onChange={setCurrent}
      />
    </DialogForm>
  );
}
