import { failureOf } from "@/lib/api/problem";
import { revokeLink, type OwnLink } from "@larder/domain/contract/public-links";
import { Copy, ExternalLink, QrCode as QrIcon, Share2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { QrCode } from "@/components/ui/qr-code";
import { toasts } from "@/components/ui/toast-store";
import { useLinkMessages } from "@/features/public-links/messages";
import { call } from "@/lib/api/api-client";
import { useAttempt } from "@/lib/forms/use-attempt";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { shortDate } from "@/lib/i18n/short-date";
import { shareLink } from "@/lib/navigation/share-link";

interface LinkRowProps {
  link: OwnLink;
  userId: string;
  /** Whether the row says what the link leads to. */
  named: boolean;
  /** Whether its address has the focus, as that of a link that was just made. */
  focused: boolean;
  onRevoked: () => Promise<unknown>;
}

/** Draws a public link: its address to copy, to share and as a code, and the way to revoke it. */
export function LinkRow({ link, userId, named, focused, onRevoked }: LinkRowProps) {
  const messages = useMessages();
  const links = useLinkMessages();
  const input = useRef<HTMLInputElement>(null);
  const [hasCode, setHasCode] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { address, name } = link;
  const details = useDetails(link, named);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      toasts.show({ title: links.copied });
    } catch {
      input.current?.select();
      toasts.show({ title: messages.common.error, description: links.copyFailed, variant: "destructive" });
    }
  }

  return (
    <li className="grid grid-cols-1 gap-2.5 border-t-[1.5px] border-line py-3.5 first:border-0">
      {named && <p className="font-semibold wrap-anywhere">{name || links.goneTarget}</p>}
      <Field label={links.address} labelHidden hint={details}>
        <Input
          ref={input}
          readOnly
          dir="ltr"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the form, which had the focus
          autoFocus={focused}
          className="font-mono"
          value={address}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" size="small" onClick={() => void copy()}>
          <Copy aria-hidden />
          {links.copy}
        </Button>
        {"share" in navigator && (
          <Button variant="soft" size="small" onClick={() => void shareLink({ title: name, url: address })}>
            <Share2 aria-hidden />
            {links.pass}
          </Button>
        )}
        <Button variant="soft" size="small" asChild>
          <a href={address} target="_blank" rel="noopener">
            <ExternalLink aria-hidden />
            {links.open}
          </a>
        </Button>
        <Button
          variant="soft"
          size="small"
          aria-expanded={hasCode}
          onClick={() => setHasCode((isShown) => !isShown)}
        >
          <QrIcon aria-hidden />
          {links.showCode}
        </Button>
        {!isAsking && (
          <Button
            variant="ghost-hot"
            size="small"
            aria-label={links.revokeOf(name)}
            onClick={() => setIsAsking(true)}
          >
            {links.revoke}
          </Button>
        )}
      </div>
      {hasCode && <QrCode text={address} label={links.codeLabel} />}
      {isAsking && (
        <RevokeQuestion id={link.id} {...{ userId, onRevoked }} onCancel={() => setIsAsking(false)} />
      )}
    </li>
  );
}

/** Returns what a row says about its link beside the address. */
function useDetails(link: OwnLink, named: boolean): string {
  const { target, createdAt, endsAt, shownName, allowsIndexing } = link;
  const links = useLinkMessages();
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const end = endsAt && shortDate(endsAt, language);
  return [
    named && target.kind === "collection" && links.isCollection,
    links.made(shortDate(createdAt, language)),
    end && endsAt ? (Date.parse(endsAt) > now ? links.until(end) : links.ended(end)) : links.endless,
    shownName && links.shownAs(shownName),
    allowsIndexing && links.indexed,
  ]
    .filter(Boolean)
    .join(" · ");
}

interface RevokeQuestionProps {
  id: string;
  userId: string;
  onRevoked: () => Promise<unknown>;
  onCancel: () => void;
}

/** Asks before a link is revoked. It stands in the row, as a dialog would hide the sheet that the row may be in. */
function RevokeQuestion({ id, userId, onRevoked, onCancel }: RevokeQuestionProps) {
  const messages = useMessages();
  const links = useLinkMessages();
  const { busy, problem, attempt } = useAttempt(
    (error) => failureOf(messages, error, links.revokeFailed, links.problems),
    { staysBusy: true },
  );

  async function revoke(): Promise<void> {
    await call(revokeLink, { params: { id }, query: { userId } });
    await onRevoked();
  }

  return (
    <fieldset className="grid min-w-0 gap-2.5 rounded-field bg-sunken p-3.5">
      <legend className="float-left font-semibold">{links.revokeTitle}</legend>
      <p className="text-16">{links.revokeText}</p>
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="soft"
          size="small"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of what was pressed
          autoFocus
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : onCancel}
        >
          {messages.common.cancel}
        </Button>
        <Button variant="hot" size="small" busy={busy} onClick={() => attempt(revoke)}>
          {busy ? links.revoking : links.revoke}
        </Button>
      </div>
    </fieldset>
  );
}
