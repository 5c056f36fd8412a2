import { BookMarked, FolderHeart, Languages, type LucideIcon, Users } from "lucide-react";
import { Redirect, useSearch } from "wouter";
import { Cover } from "@/components/cover/cover";
import { ErrorCard } from "@/components/ui/error-card";
import { Key } from "@/components/ui/key";
import { Logo } from "@/components/ui/logo";
import { Notch } from "@/components/ui/notch";
import { Page } from "@/components/ui/page";
import { FullScreenSpinner } from "@/components/ui/spinner";
import { SignInKey } from "@/features/session/sign-in-key";
import { useMessages } from "@/lib/i18n";
import { safeNext } from "@/lib/paths";
import { useSession } from "@/lib/session";
import { useTitle } from "@/lib/use-title";

const FEATURE_ICONS: readonly LucideIcon[] = [BookMarked, FolderHeart, Languages, Users];

export default function LoginPage() {
  const messages = useMessages();
  const { login, common, offline } = messages;
  const { user, loading, failed, retry } = useSession();
  const search = useSearch();
  useTitle(login.title);

  if (user) return <Redirect to={safeNext(search)} replace />;
  return (
    <Page className="grid min-h-dvh content-start desktop:grid-cols-2 desktop:content-center desktop:gap-16">
      <div className="relative -mx-(--gutter) h-[38dvh] min-h-60 overflow-hidden rounded-b-cover rounded-bl-none desktop:mx-0 desktop:h-130 desktop:rounded-cover desktop:rounded-bl-none">
        <Cover name="Lemon and aubergine with tomato" tags={["salad"]} />
        <Notch className="pl-(--gutter) desktop:pl-px">
          <Logo name={common.appName} />
        </Notch>
      </div>
      <div className="content-center pt-7">
        <h1 className="type-page">{login.title}</h1>
        <p className="mt-4 text-ink-2">{login.lead}</p>
        <div className="mt-6">
          {failed ? (
            <ErrorCard
              title={offline.title}
              lines={[offline.text]}
              action={<Key onClick={retry}>{offline.retry}</Key>}
            />
          ) : loading ? (
            <FullScreenSpinner label={common.loading} />
          ) : (
            <SignInKey />
          )}
        </div>
        <ul aria-label={login.featuresLabel} className="mt-8 grid gap-3">
          {login.features.map((feature, place) => (
            <Feature key={feature} icon={FEATURE_ICONS[place] ?? BookMarked} text={feature} />
          ))}
        </ul>
      </div>
    </Page>
  );
}

function Feature({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className="flex items-center gap-3 text-ink-2">
      <Icon aria-hidden className="text-ink" />
      {text}
    </li>
  );
}
