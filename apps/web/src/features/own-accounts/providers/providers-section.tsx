import { failureOf } from "@/lib/api/problem";
import {
  beginOidc,
  linkGoogle,
  listProviders,
  type Provider,
  unlinkProvider,
} from "@larder/domain/contract/provider-sign-in";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/load-failure";
import { Section } from "@/components/ui/section";
import { Skeleton } from "@/components/ui/skeleton";
import { toasts } from "@/components/ui/toast-store";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { useSignInWaysMessages } from "@/features/own-accounts/sign-in-ways-messages";
import { useGoogleIdToken } from "@/features/own-accounts/providers/use-google-id-token";
import { googleProblem } from "@/lib/session/sign-in-problem";
import { call } from "@/lib/api/api-client";
import { ApiError } from "@/lib/api/api-error";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";
import { useAuthMessages } from "@/lib/i18n/auth-messages";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";

const providersQuery = (userId: string) =>
  queryOptions({
    queryKey: ["providers", userId],
    queryFn: async ({ signal }) => (await call(listProviders, { query: { userId }, signal })).providers,
  });

/** Draws the providers by which the user can sign in, and lets them link and unlink them. */
export function ProvidersSection({ userId }: { userId: string }) {
  const signInWays = useSignInWaysMessages();
  const { config } = useSession();
  const { data, error, refetch } = useQuery(providersQuery(userId));
  const { google = false, oidc = null } = config?.methods ?? {};
  const offered: { provider: Provider; name: string }[] = [
    ...(google ? [{ provider: "google" as const, name: "Google" }] : []),
    ...(oidc ? [{ provider: "oidc" as const, name: oidc.label }] : []),
  ];
  return (
    <Section title={signInWays.providersTitle}>
      <p className="mb-4 text-16 text-ink-2">{signInWays.providersText}</p>
      {!data && error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : data ? (
        <ul>
          {offered.map((each) => (
            <ProviderRow
              key={each.provider}
              {...each}
              userId={userId}
              isLinked={data.includes(each.provider)}
            />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-14" />
      )}
    </Section>
  );
}

interface ProviderRowProps {
  provider: Provider;
  name: string;
  userId: string;
  isLinked: boolean;
}

function ProviderRow({ provider, name, userId, isLinked }: ProviderRowProps) {
  const messages = useMessages();
  const { login } = useAuthMessages();
  const language = useLanguage();
  const ownAccounts = useOwnAccountMessages();
  const signInWays = useSignInWaysMessages();
  const cache = useQueryClient();
  const idToken = useGoogleIdToken();
  const [busy, setBusy] = useState(false);
  const runAlone = useOneAtATime();

  async function change(): Promise<void> {
    if (isLinked) {
      await call(unlinkProvider, { params: { id: provider }, query: { userId } });
    } else if (provider === "google") {
      await call(linkGoogle, { body: { userId, idToken: await idToken() } });
      toasts.show({ title: ownAccounts.linked(name) });
    } else {
      const { url } = await call(beginOidc, { headers: {}, body: { next: paths.profile, link: true } });
      location.assign(url);
      return;
    }
    await cache.invalidateQueries({ queryKey: providersQuery(userId).queryKey });
  }

  async function press(): Promise<void> {
    setBusy(provider === "oidc");
    try {
      await change();
    } catch (error) {
      const description =
        error instanceof ApiError || isLinked || provider === "oidc"
          ? failureOf(
              messages,
              error,
              isLinked ? signInWays.unlinkFailed : signInWays.linkFailed,
              ownAccounts.problems,
            )
          : await googleProblem(login, language, error);
      if (description !== null)
        toasts.show({ title: messages.common.error, description, variant: "destructive" });
    }
    setBusy(false);
  }

  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="type-caption">{isLinked ? signInWays.linkedState : signInWays.unlinkedState}</p>
      </div>
      <Button
        variant={isLinked ? "ghost-hot" : "soft"}
        size="small"
        busy={busy}
        onClick={() => runAlone(press)}
      >
        {isLinked ? signInWays.unlink(name) : signInWays.link(name)}
      </Button>
    </li>
  );
}
