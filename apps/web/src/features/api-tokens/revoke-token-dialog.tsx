import type { ApiToken } from "@larder/domain/account/api-token";
import { revokeApiToken } from "@larder/domain/contract/api-tokens";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { useTokenMessages } from "@/features/api-tokens/messages";
import { call } from "@/lib/api/api-client";
import { failureOf } from "@/lib/api/problem";
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
  return (
    <ConfirmDialog
      title={tokens.revokeTitle(token.name)}
      text={tokens.revokeText}
      confirm={tokens.revoke}
      confirming={tokens.revoking}
      onConfirm={async () => {
        await call(revokeApiToken, { params: { id: token.id }, query: { userId } });
        await onRevoked();
      }}
      problemOf={(error) => failureOf(messages, error, tokens.revokeFailed)}
      onClose={onClose}
    />
  );
}
