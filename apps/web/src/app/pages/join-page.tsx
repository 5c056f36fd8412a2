import { failureOf } from "@/lib/api/problem";
import type { EndpointResponse } from "@larder/domain/contract/endpoint";
import { getSession, openLink } from "@larder/domain/contract/own-accounts";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { Logo } from "@/components/ui/logo";
import { FullScreenSpinner } from "@/components/ui/spinner";
import { JoinForm } from "@/features/own-accounts/join-form";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { ProviderButtons } from "@/features/own-accounts/providers/provider-buttons";
import { ResetForm } from "@/features/own-accounts/reset-form";
import { useTitle } from "@/lib/browser/use-title";
import { call } from "@/lib/api/api-client";
import { ApiError } from "@/lib/api/api-error";
import { browserLanguage } from "@/lib/i18n/auth-messages";
import { MessagesProvider, useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";

/** What a link is for; null where the page was opened without one. */
type OpenedLink = EndpointResponse<typeof openLink> | null;

/**
 * Draws the page of a link that makes an account or sets a password. Its secret stands behind the `#`, which browsers send to
 * no server, and leaves the address once it is read.
 */
export default function JoinPage() {
  return (
    <MessagesProvider language={browserLanguage()}>
      <Opened />
    </MessagesProvider>
  );
}

function Opened() {
  const messages = useMessages();
  const ownAccounts = useOwnAccountMessages();
  const [secret] = useState(() => location.hash.slice(1));
  const [link, setLink] = useState<OpenedLink>();
  const [error, setError] = useState<unknown>(null);
  const { signIn, config } = useSession();
  const [, navigate] = useLocation();

  useEffect(() => {
    history.replaceState(history.state, "", paths.join);
    const asked = new AbortController();
    opened(secret, asked.signal).then(setLink, (failure: unknown) => {
      if (!asked.signal.aborted) setError(failure);
    });
    return () => asked.abort();
  }, [secret]);

  const isFirst = link?.kind === "first";
  const next = isFirst ? paths.welcome : paths.home;

  async function enter(): Promise<void> {
    await signIn();
    navigate(next, { replace: true });
  }

  if (error !== null) {
    return (
      <Framed
        title={ownAccounts.linkTitle}
        text={failureOf(messages, error, messages.errors.internal, ownAccounts.problems)}
      >
        <Link href={paths.login()} className="inline-flex min-h-12 items-center underline underline-offset-4">
          {ownAccounts.toSignIn}
        </Link>
      </Framed>
    );
  }
  if (link === undefined) return <FullScreenSpinner label={messages.common.loading} />;
  if (link?.kind === "reset") {
    const name = link.name ?? "";
    return (
      <Framed title={ownAccounts.resetTitle(name)}>
        <ResetForm secret={secret} name={name} onReset={enter} />
      </Framed>
    );
  }
  return (
    <Framed
      title={isFirst ? ownAccounts.firstTitle : ownAccounts.joinTitle(link?.householdName ?? "")}
      text={isFirst ? ownAccounts.firstText : ownAccounts.joinText[link?.role ?? "member"]}
    >
      <div className="grid grid-cols-1 gap-6">
        {(config?.methods?.accounts ?? true) && (
          <JoinForm secret={link ? secret : undefined} onJoined={enter} />
        )}
        <ProviderButtons next={next} secret={link ? secret : undefined} onSignedIn={enter} />
      </div>
    </Framed>
  );
}

/**
 * Returns what a link is for; null without one, where anybody may join.
 *
 * @throws ApiError `link-invalid` for a link that cannot be used, and without one where a user needs it
 */
async function opened(secret: string, signal: AbortSignal): Promise<OpenedLink> {
  if (secret !== "") return call(openLink, { body: { secret }, signal });
  const { household } = await call(getSession, { signal });
  if (household.joining === "anybody") return null;
  throw new ApiError(404, "No link was given.", { code: "link-invalid" });
}

interface FramedProps {
  title: string;
  text?: string;
  children: ReactNode;
}

function Framed({ title, text, children }: FramedProps) {
  const { common } = useMessages();
  useTitle(title);
  return (
    <main
      data-slot="page"
      className="mx-auto w-full max-w-130 px-(--gutter) pt-6 pb-[max(32px,env(safe-area-inset-bottom))] desktop:pt-16"
    >
      <Logo name={common.appName} />
      <h1 className="mt-6 type-page wrap-anywhere">{title}</h1>
      {text && <p className="mt-3 mb-6 text-ink-2">{text}</p>}
      {children}
    </main>
  );
}
