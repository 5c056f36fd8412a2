import type { Passkey } from "@larder/domain/account/passkey";
import { removePasskey } from "@larder/domain/contract/passkeys";
import { accountProblem, useOwnAccountMessages } from "@/features/own-accounts/messages";
import { usePasskeyMessages } from "@/features/own-accounts/passkeys/messages";
import { DialogForm, type PasskeyDialogProps } from "@/features/own-accounts/passkeys/passkey-dialog";
import { call } from "@/lib/api/api-client";
import { useMessages } from "@/lib/i18n/i18n";

/** Asks before a passkey is removed. */
export function RemovePasskeyDialog({
  passkey,
  userId,
  onClose,
  onDone,
}: PasskeyDialogProps & { passkey: Passkey }) {
  const messages = useMessages();
  const ownAccounts = useOwnAccountMessages();
  const texts = usePasskeyMessages();

  async function send(): Promise<void> {
    await call(removePasskey, { params: { id: passkey.id }, query: { userId } });
    await onDone();
  }

  return (
    <DialogForm
      title={texts.removeTitle(passkey.name)}
      description={texts.removeText}
      action={texts.remove}
      acting={texts.removing}
      variant="hot"
      onClose={onClose}
      send={send}
      problemOf={(error) => accountProblem(messages, ownAccounts, error, texts.removeFailed)}
    />
  );
}
