import { Bookmark, Languages, Layers, type LucideIcon, Users } from "lucide-react";
import { lazy, Suspense } from "react";
import { Redirect, useSearch } from "wouter";
import { ErrorCard } from "@/components/ui/error-card";
import { Button } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { CornerCutout } from "@/components/ui/corner-cutout";
import { FullScreenSpinner } from "@/components/ui/spinner";
import { SignInButton } from "@/features/session/sign-in-button";
import { useAuthMessages } from "@/lib/i18n/auth-messages";
import { safeNext } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";
import { useTitle } from "@/lib/browser/use-title";

/** The server renders it; the browser needs its code later, if at all. */
const Hero = lazy(() => import("@/features/session/hero"));
const OwnSignIn = lazy(() => import("@/features/own-accounts/own-sign-in"));

const FEATURE_ICONS: readonly LucideIcon[] = [Bookmark, Layers, Languages, Users];

/** Draws the sign-in page with the full stall illustration. */
export default function LoginPage() {
  const messages = useAuthMessages();
  const { login, common, offline } = messages;
  const { user, loading, failed, retry } = useSession();
  const search = useSearch();
  useTitle(login.title);

  if (user) return <Redirect to={safeNext(search)} replace />;
  if (loading && !failed) return <FullScreenSpinner label={common.loading} />;
  return (
    <main
      data-slot="page"
      className="flex min-h-dvh flex-col desktop:grid desktop:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]"
    >
      <div className="relative h-[46dvh] max-h-98 min-h-44 shrink-0 overflow-hidden desktop:sticky desktop:top-0 desktop:h-dvh desktop:max-h-none">
        <Suspense>
          <Hero />
        </Suspense>
        <CornerCutout>
          <span className="pr-2.5 pl-3.5 desktop:pt-2 desktop:pl-9.5">
            <Logo name={common.appName} />
          </span>
        </CornerCutout>
      </div>
      <div className="mx-auto w-full max-w-130 px-(--gutter) pt-5 pb-[max(32px,env(safe-area-inset-bottom))] desktop:content-center desktop:pt-8">
        <h1 className="type-page">{login.title}</h1>
        <p className="mt-3 hidden text-ink-2 desktop:block">{login.lead}</p>
        <ul
          aria-label={login.featuresLabel}
          className="mt-5 mb-6 divide-y-[1.5px] divide-line border-t-2 border-ink"
        >
          {login.features.map((feature, area) => (
            <Feature key={feature} icon={FEATURE_ICONS[area] ?? Bookmark} text={feature} />
          ))}
        </ul>
        {failed ? (
          <ErrorCard
            title={offline.title}
            lines={[offline.text]}
            action={<Button onClick={retry}>{offline.retry}</Button>}
          />
        ) : (
          <SignIn />
        )}
      </div>
    </main>
  );
}

/** Draws how users of this server sign in. */
function SignIn() {
  const { config } = useSession();
  const { common } = useAuthMessages();
  if (config?.signIn !== "accounts") return <SignInButton />;
  return (
    <Suspense fallback={<output className="sr-only">{common.loading}</output>}>
      <OwnSignIn />
    </Suspense>
  );
}

function Feature({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className="flex min-h-12 items-center gap-4 py-2.5">
      <Icon aria-hidden className="size-5" />
      {text}
    </li>
  );
}
