import { type Passkey, PASSKEY_LIMITS } from "@larder/domain/account/passkey";
import { renamePasskey } from "@larder/domain/contract/passkeys";
import { useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useSignInWaysMessages } from "@/features/own-accounts/sign-in-ways-messages";
import { DialogForm, type PasskeyDialogProps } from "@/features/own-accounts/passkeys/passkey-dialog";
import { call } from "@/lib/api/api-client";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

/** Asks for another name of a passkey. */
export function RenamePasskeyDialog({
  passkey,
  userId,
  onClose,
  onDone,
}: PasskeyDialogProps & { passkey: Passkey }) {
  const messages = useMessages();
  const signInWays = useSignInWaysMessages();
  const [name, setName] = useState(passkey.name);
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function check(): boolean {
    const missing = name.trim() === "";
    setIsMissing(missing);
    if (missing) input.current?.focus();
    return !missing;
  }

  async function send(): Promise<void> {
    await call(renamePasskey, { params: { id: passkey.id }, body: { userId, name } });
    await onDone();
  }

  return (
    <DialogForm
      title={signInWays.renameTitle(passkey.name)}
      action={signInWays.rename}
      acting={signInWays.renaming}
      onClose={onClose}
      check={check}
      send={send}
      problemOf={(error) => failureOf(messages, error, signInWays.renameFailed)}
    >
      <Field label={signInWays.name} {...(isMissing && { error: signInWays.nameMissing })}>
        <Input
          ref={input}
          autoComplete="off"
          maxLength={PASSKEY_LIMITS.nameLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </DialogForm>
  );
}
