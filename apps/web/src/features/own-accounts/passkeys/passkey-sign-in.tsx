import { beginPasskeySignIn, signInWithPasskey } from "@larder/domain/contract/passkeys";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { canUsePasskeys, choosePasskey, PasskeyCancelled } from "@/features/own-accounts/passkeys/web-authn";
import { call } from "@/lib/api/api-client";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";
import { useSession } from "@/lib/session/session";

/** Draws the button to sign in with a passkey; nothing where the browser can use none. */
export function PasskeySignIn() {
  const messages = useMessages();
  const ownAccounts = useOwnAccountMessages();
  const { signIn } = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const runAlone = useOneAtATime();

  async function enter(): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      const { options } = await call(beginPasskeySignIn, { body: {} });
      await call(signInWithPasskey, { body: { credential: await choosePasskey(options) } });
      await signIn();
    } catch (error) {
      setProblem(
        error instanceof PasskeyCancelled
          ? ownAccounts.passkeyCancelled
          : failureOf(messages, error, ownAccounts.signInFailed, ownAccounts.problems),
      );
      setBusy(false);
    }
  }

  if (!canUsePasskeys()) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button variant="soft" full busy={busy} onClick={() => runAlone(enter)}>
        {!busy && <KeyRound aria-hidden />}
        {busy ? ownAccounts.signingIn : ownAccounts.passkeySignIn}
      </Button>
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
    </div>
  );
}
