import { removePassword } from "@larder/domain/contract/passkeys";
import { useRef, useState } from "react";
import { toasts } from "@/components/ui/toast-store";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { useSignInWaysMessages } from "@/features/own-accounts/sign-in-ways-messages";
import { DialogForm, type PasskeyDialogProps } from "@/features/own-accounts/passkeys/passkey-dialog";
import { PasswordField } from "@/features/own-accounts/password-field";
import { call } from "@/lib/api/api-client";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

/** Asks for the password for the last time, and removes it. */
export function RemovePasswordDialog({ userId, onClose, onDone }: PasskeyDialogProps) {
  const messages = useMessages();
  const ownAccounts = useOwnAccountMessages();
  const signInWays = useSignInWaysMessages();
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
    toasts.show({ title: signInWays.withoutPasswordDone });
    await onDone();
  }

  return (
    <DialogForm
      title={signInWays.withoutPasswordTitle}
      description={signInWays.withoutPasswordText}
      action={signInWays.withoutPassword}
      acting={signInWays.removing}
      variant="hot"
      onClose={onClose}
      check={check}
      send={send}
      problemOf={(error) =>
        failureOf(messages, error, signInWays.withoutPasswordFailed, ownAccounts.problems)
      }
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
