import { beginPasskeySignIn, signInWithPasskey } from "@larder/domain/contract/passkeys";
import { KeyRound } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { canUsePasskeys, choosePasskey, PasskeyCancelled } from "@/features/own-accounts/passkeys/web-authn";
import { call } from "@/lib/api/api-client";
import { useAttempt } from "@/lib/forms/use-attempt";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";
import { useSession } from "@/lib/session/session";

/** Draws the button to sign in with a passkey; nothing where the browser can use none. */
export function PasskeySignIn() {
  const messages = useMessages();
  const ownAccounts = useOwnAccountMessages();
  const { signIn } = useSession();
  const { busy, problem, attempt } = useAttempt(
    (error) =>
      error instanceof PasskeyCancelled
        ? ownAccounts.passkeyCancelled
        : failureOf(messages, error, ownAccounts.signInFailed, ownAccounts.problems),
    { staysBusy: true },
  );

  async function enter(): Promise<void> {
    const { options } = await call(beginPasskeySignIn, { body: {} });
    await call(signInWithPasskey, { body: { credential: await choosePasskey(options) } });
    await signIn();
  }

  if (!canUsePasskeys()) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button variant="soft" full busy={busy} onClick={() => attempt(enter)}>
        {!busy && <KeyRound aria-hidden />}
        {busy ? ownAccounts.signingIn : ownAccounts.passkeySignIn}
      </Button>
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
    </div>
  );
}
