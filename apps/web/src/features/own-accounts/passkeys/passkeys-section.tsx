import type { Passkey } from "@larder/domain/account/passkey";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/load-failure";
import { Section } from "@/components/ui/section";
import { Skeleton } from "@/components/ui/skeleton";
import { AddPasskeyDialog } from "@/features/own-accounts/passkeys/add-passkey-dialog";
import { passkeysQuery } from "@/features/own-accounts/passkeys/api";
import { RemovePasskeyDialog } from "@/features/own-accounts/passkeys/remove-passkey-dialog";
import { RemovePasswordDialog } from "@/features/own-accounts/passkeys/remove-password-dialog";
import { RenamePasskeyDialog } from "@/features/own-accounts/passkeys/rename-passkey-dialog";
import { useSignInWaysMessages } from "@/features/own-accounts/sign-in-ways-messages";
import { canUsePasskeys } from "@/features/own-accounts/passkeys/web-authn";
import { useLanguage } from "@/lib/i18n/i18n";
import { shortDate } from "@/lib/i18n/short-date";

type Asked = { kind: "add" | "password" } | { kind: "rename" | "remove"; passkey: Passkey };

/** Draws the passkeys of the user: adding, renaming and removing them, and going without a password. */
export function PasskeysSection({ userId }: { userId: string }) {
  const signInWays = useSignInWaysMessages();
  const { data, error, refetch } = useQuery(passkeysQuery(userId));
  const cache = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);

  if (!data && error) {
    return (
      <Section title={signInWays.title}>
        <LoadFailure error={error} onRetry={refetch} />
      </Section>
    );
  }
  if (!data) return <Skeleton className="h-40" />;
  const { passkeys, hasPassword } = data;
  const dialog = {
    userId,
    hasPassword,
    onClose: () => setAsked(null),
    onDone: async () => {
      await cache.invalidateQueries({ queryKey: passkeysQuery(userId).queryKey });
      setAsked(null);
    },
  };
  return (
    <Section title={signInWays.title}>
      <p className="mb-4 text-16 text-ink-2">{canUsePasskeys() ? signInWays.text : signInWays.needsTls}</p>
      {passkeys.length > 0 && (
        <ul className="mb-5">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setAsked({ kind: "rename", passkey })}
              onRemove={() => setAsked({ kind: "remove", passkey })}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2.5">
        {canUsePasskeys() && (
          <Button variant="soft" size="small" onClick={() => setAsked({ kind: "add" })}>
            <KeyRound aria-hidden />
            {signInWays.add}
          </Button>
        )}
        {hasPassword && passkeys.length > 0 && (
          <Button variant="ghost-hot" size="small" onClick={() => setAsked({ kind: "password" })}>
            {signInWays.withoutPassword}
          </Button>
        )}
      </div>
      {asked?.kind === "add" && <AddPasskeyDialog {...dialog} />}
      {asked?.kind === "password" && <RemovePasswordDialog {...dialog} />}
      {asked?.kind === "rename" && <RenamePasskeyDialog {...dialog} passkey={asked.passkey} />}
      {asked?.kind === "remove" && <RemovePasskeyDialog {...dialog} passkey={asked.passkey} />}
    </Section>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const signInWays = useSignInWaysMessages();
  const language = useLanguage();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-2.5">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="type-caption">
          {lastUsedAt === null
            ? signInWays.addedOn(shortDate(createdAt, language))
            : signInWays.usedOn(shortDate(lastUsedAt, language))}
        </p>
      </div>
      <Button variant="ghost" size="small" aria-label={signInWays.renameOf(name)} onClick={onRename}>
        {signInWays.rename}
      </Button>
      <Button variant="ghost-hot" size="small" aria-label={signInWays.removeOf(name)} onClick={onRemove}>
        {signInWays.remove}
      </Button>
    </li>
  );
}
