import type { ApiToken } from "@larder/domain/account/api-token";
import { revokeApiToken } from "@larder/domain/contract/api-tokens";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useTokenMessages } from "@/features/api-tokens/messages";
import { call } from "@/lib/api/api-client";
import { failureOf } from "@/lib/api/problem";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";
import { useMessages } from "@/lib/i18n/i18n";

interface RevokeTokenDialogProps {
  token: ApiToken;
  userId: string;
  onClose: () => void;
  onRevoked: () => Promise<void>;
}

/** Asks before a token is revoked, which ends the scripts that use it. */
export function RevokeTokenDialog({ token, userId, onClose, onRevoked }: RevokeTokenDialogProps) {
  const messages = useMessages();
  const tokens = useTokenMessages();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const runAlone = useOneAtATime();

  async function revoke(): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      await call(revokeApiToken, { params: { id: token.id }, query: { userId } });
      await onRevoked();
    } catch (error) {
      setProblem(failureOf(messages, error, tokens.revokeFailed));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      role="alertdialog"
      title={tokens.revokeTitle(token.name)}
      description={tokens.revokeText}
      actions={
        <>
          <Button variant="soft" aria-disabled={busy || undefined} onClick={busy ? undefined : onClose}>
            {messages.common.cancel}
          </Button>
          <Button variant="hot" busy={busy} onClick={() => runAlone(revoke)}>
            {busy ? tokens.revoking : tokens.revoke}
          </Button>
        </>
      }
    >
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
    </Dialog>
  );
}
