import type { InterfaceLanguage } from "@larder/domain/language";
import { LogOut } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, useLocation } from "wouter";
import { Button } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { toasts } from "@/components/ui/toast-store";
import { FeedbackSection } from "@/features/feedback/feedback-section";
import { AccountSection } from "@/features/profile/account-section";
import { LanguageChoice, ThemeChoice } from "@/features/profile/choices";
import { Identity } from "@/features/profile/identity";
import { NameChoice } from "@/features/profile/name-choice";
import { useRefreshRecipes } from "@/features/recipes/api";
import { OwnRecipes } from "@/features/recipes/own-recipes";
import { useFormMessages } from "@/lib/i18n/form-messages";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";
import { useTitle } from "@/lib/browser/use-title";
import { useAccountMessages } from "@/features/profile/messages";

const ApiTokensSection = lazy(() => import("@/features/api-tokens/api-tokens-section"));
const DefaultVisibilitySection = lazy(() => import("@/features/visibility/default-visibility-section"));
const BlockedPeople = lazy(() => import("@/features/community/people/blocked-people"));
const DietarySection = lazy(() => import("@/features/dietary/dietary-section"));
const ExportSection = lazy(() => import("@/features/exports/export-section"));
const ImportsSection = lazy(() => import("@/features/imports/imports-section"));
const LinksSection = lazy(() => import("@/features/public-links/links-section"));
const SignInWays = lazy(() => import("@/features/own-accounts/sign-in-ways"));
const OwnDrafts = lazy(() => import("@/features/recipes/own-drafts"));

export default function ProfilePage() {
  const { common } = useMessages();
  const { profile } = useFormMessages();
  const { user, config, chooseLanguage } = useSession();
  const [path] = useLocation();
  const leave = useLeave();
  const refreshRecipes = useRefreshRecipes();
  useTitle(profile.title);
  if (!user) return null;

  function choose(language: InterfaceLanguage): void {
    chooseLanguage(language).catch(() =>
      toasts.show({ title: common.error, description: profile.languageFailed, variant: "destructive" }),
    );
  }

  return (
    <Page>
      <PageHeader title={profile.title} />
      <Identity email={user.email} displayName={user.displayName} />
      <div className="grid grid-cols-1 gap-9 desktop:grid-cols-2 desktop:gap-x-16">
        <div className="grid grid-cols-1 content-start gap-9">
          <OwnRecipes userId={user.id} />
          {user.role !== "viewer" && (
            <Suspense fallback={<Skeleton className="h-40" />}>
              <OwnDrafts userId={user.id} />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton className="h-80" />}>
            <DietarySection userId={user.id} onSaved={refreshRecipes} />
          </Suspense>
        </div>
        <div className="grid grid-cols-1 content-start gap-9">
          <FeedbackSection user={user} page={path} />
          <LanguageChoice onChoose={choose} />
          <ThemeChoice />
          <NameChoice userId={user.id} onSaved={refreshRecipes} />
          {user.role !== "viewer" && (
            <Suspense fallback={<Skeleton className="h-40" />}>
              <DefaultVisibilitySection userId={user.id} />
            </Suspense>
          )}
          {user.role !== "viewer" && (
            <Suspense fallback={<Skeleton className="h-40" />}>
              <LinksSection userId={user.id} />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton className="h-40" />}>
            <ExportSection />
          </Suspense>
          {user.role !== "viewer" && (
            <Suspense fallback={<Skeleton className="h-28" />}>
              <ImportsSection />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton className="h-28" />}>
            <BlockedPeople />
          </Suspense>
          <Suspense fallback={<Skeleton className="h-80" />}>
            <ApiTokensSection userId={user.id} />
          </Suspense>
          {config?.signIn === "accounts" && (
            <Suspense fallback={<Skeleton className="h-80" />}>
              <SignInWays userId={user.id} name={user.displayName ?? ""} email={user.email} />
            </Suspense>
          )}
          {user.role === "administrator" && <AdminLink />}
          <AccountSection user={user} onDeleted={leave} />
          <div className="border-t-[1.5px] border-line pt-5">
            <LogOutButton />
          </div>
          <ThirdPartyNotices />
        </div>
      </div>
    </Page>
  );
}

/** Returns a function that signs out and goes to the login page; the user's timers no longer ring on this device. */
function useLeave(): () => Promise<void> {
  const { user, config, signOut } = useSession();
  const [, navigate] = useLocation();
  return async () => {
    if (user && config?.push) {
      // Only a signed-in client can cancel the push timers. When this fails, signing out will fail, too.
      await import("@/lib/timers/timer-push")
        .then((push) => push.endTimerPush(user.id))
        .catch(() => undefined);
    }
    await signOut();
    navigate(paths.login());
  };
}

function LogOutButton() {
  const account = useAccountMessages();
  const { profile } = useFormMessages();
  const leave = useLeave();
  const [busy, setBusy] = useState(false);
  const runAlone = useOneAtATime();

  function logOut(): Promise<void> {
    setBusy(true);
    return leave().then(
      () => void toasts.show({ title: account.loggedOutTitle, description: account.loggedOut }),
      () => {
        setBusy(false);
        toasts.show({
          title: account.logoutFailedTitle,
          description: account.logoutFailed,
          variant: "destructive",
        });
      },
    );
  }

  return (
    <Button variant="hot" busy={busy} onClick={() => runAlone(logOut)}>
      <LogOut aria-hidden />
      {profile.logout}
    </Button>
  );
}

/** Leads an administrator by role to their page; with a password before it, it is found by its address. */
function AdminLink() {
  const account = useAccountMessages();
  return (
    <p>
      <Link href={paths.admin} className="inline-flex min-h-12 items-center underline underline-offset-4">
        {account.toAdmin}
      </Link>
    </p>
  );
}

/** Links to the licences of the app's packages, which the build puts beside it. */
function ThirdPartyNotices() {
  const account = useAccountMessages();
  return (
    <p className="text-14 text-ink-3">
      <a
        href="/third-party-notices.txt"
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-12 items-center underline underline-offset-4"
      >
        {account.licences}
      </a>
    </p>
  );
}
