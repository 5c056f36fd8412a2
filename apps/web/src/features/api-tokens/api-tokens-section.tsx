import type { ApiToken } from "@larder/domain/account/api-token";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/load-failure";
import { Section } from "@/components/ui/section";
import { Skeleton } from "@/components/ui/skeleton";
import { apiTokensQuery } from "@/features/api-tokens/api";
import { useTokenMessages } from "@/features/api-tokens/messages";
import { NewToken } from "@/features/api-tokens/new-token";
import { RevokeTokenDialog } from "@/features/api-tokens/revoke-token-dialog";
import { useLanguage } from "@/lib/i18n/i18n";
import { shortDate } from "@/lib/i18n/short-date";

/** Draws the tokens by which the user's scripts call the API: making one, and the list with their last use. */
export default function ApiTokensSection({ userId }: { userId: string }) {
  const tokens = useTokenMessages();
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: apiTokensQuery(userId).queryKey });
  return (
    <Section title={tokens.title}>
      <p className="mb-4 text-16 text-ink-2">{tokens.text}</p>
      <TokenList userId={userId} onChanged={refresh} />
      <NewToken userId={userId} onCreated={() => void refresh()} />
    </Section>
  );
}

function TokenList({ userId, onChanged }: { userId: string; onChanged: () => Promise<void> }) {
  const { data, error, refetch } = useQuery(apiTokensQuery(userId));
  const [revoking, setRevoking] = useState<ApiToken | null>(null);

  if (!data && error) {
    return <LoadFailure error={error} onRetry={refetch} />;
  }
  if (!data) return <Skeleton className="h-14" />;
  return (
    <>
      {data.length > 0 && (
        <ul className="mb-5">
          {data.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />
          ))}
        </ul>
      )}
      {revoking && (
        <RevokeTokenDialog
          token={revoking}
          userId={userId}
          onClose={() => setRevoking(null)}
          onRevoked={async () => {
            await onChanged();
            setRevoking(null);
          }}
        />
      )}
    </>
  );
}

function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, scope, expiresAt, lastUsedAt } = token;
  const tokens = useTokenMessages();
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const end = shortDate(expiresAt, language);
  const details = [
    tokens.scopes[scope],
    Date.parse(expiresAt) > now ? tokens.until(end) : tokens.ended(end),
    lastUsedAt === null ? tokens.unused : tokens.used(shortDate(lastUsedAt, language)),
  ];
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="type-caption">{details.join(" · ")}</p>
      </div>
      <Button variant="ghost-hot" size="small" aria-label={tokens.revokeOf(name)} onClick={onRevoke}>
        {tokens.revoke}
      </Button>
    </li>
  );
}
