import type { Passkey } from "@larder/domain/account/passkey";
import { removePasskey } from "@larder/domain/contract/passkeys";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { useSignInWaysMessages } from "@/features/own-accounts/sign-in-ways-messages";
import { DialogForm, type PasskeyDialogProps } from "@/features/own-accounts/passkeys/passkey-dialog";
import { call } from "@/lib/api/api-client";
import { failureOf } from "@/lib/api/problem";
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
  const signInWays = useSignInWaysMessages();

  async function send(): Promise<void> {
    await call(removePasskey, { params: { id: passkey.id }, query: { userId } });
    await onDone();
  }

  return (
    <DialogForm
      title={signInWays.removeTitle(passkey.name)}
      description={signInWays.removeText}
      action={signInWays.remove}
      acting={signInWays.removing}
      variant="hot"
      onClose={onClose}
      send={send}
      problemOf={(error) => failureOf(messages, error, signInWays.removeFailed, ownAccounts.problems)}
    />
  );
}
