import { failureOf } from "@/lib/api/problem";
import type { EndpointResponse } from "@larder/domain/contract/endpoint";
import { finishOidc } from "@larder/domain/contract/provider-sign-in";
import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { Logo } from "@/components/ui/logo";
import { FullScreenSpinner } from "@/components/ui/spinner";
import { toasts } from "@/components/ui/toast-store";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { call } from "@/lib/api/api-client";
import { useTitle } from "@/lib/browser/use-title";
import { browserLanguage } from "@/lib/i18n/auth-messages";
import { MessagesProvider, useMessages } from "@/lib/i18n/i18n";
import { paths, routes, safeNext } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";

/** Draws the page to which an OpenID provider sends the browser back: it has the sign-in checked, and goes on. */
export default function ProviderPage() {
  return (
    <MessagesProvider language={browserLanguage()}>
      <Returned />
    </MessagesProvider>
  );
}

function Returned() {
  const messages = useMessages();
  const ownAccounts = useOwnAccountMessages();
  const [query] = useState(() => location.search.slice(1));
  const [error, setError] = useState<unknown>(null);
  const { signIn, loading, config } = useSession();
  const [, navigate] = useLocation();
  useTitle(error === null ? ownAccounts.returnTitle : ownAccounts.returnFailed);

  useEffect(() => {
    async function enter(): Promise<void> {
      const { next, isLinked } = await finished(query);
      await signIn();
      if (isLinked) toasts.show({ title: ownAccounts.linked(config?.methods?.oidc?.label ?? "") });
      const address = isLinked ? paths.profile : safeNext(`?${new URLSearchParams({ next })}`);
      navigate(address, { replace: true });
    }

    // Until the session is known, there is nothing that could be told of the sign-in.
    if (loading) return;
    // The code works once, and has nothing to do in the history.
    history.replaceState(history.state, "", routes.provider);
    enter().catch(setError);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as soon as the session is known
  }, [loading, query]);

  if (error === null) return <FullScreenSpinner label={ownAccounts.returnText} />;
  return (
    <main data-slot="page" className="mx-auto w-full max-w-130 px-(--gutter) pt-6 desktop:pt-16">
      <Logo name={messages.common.appName} />
      <h1 className="mt-6 type-page wrap-anywhere">{ownAccounts.returnFailed}</h1>
      <p role="alert" className="mt-3 mb-6 text-ink-2">
        {failureOf(messages, error, messages.errors.internal, ownAccounts.problems)}
      </p>
      <Link href={paths.login()} className="inline-flex min-h-12 items-center underline underline-offset-4">
        {ownAccounts.toSignIn}
      </Link>
    </main>
  );
}

type Answer = EndpointResponse<typeof finishOidc>;

let finishing: { query: string; answer: Promise<Answer> } | null = null;

/** Sends what the provider sent once, however often the page is drawn: it works once. */
function finished(query: string): Promise<Answer> {
  if (finishing?.query !== query)
    finishing = { query, answer: call(finishOidc, { headers: {}, body: { query } }) };
  return finishing.answer;
}
