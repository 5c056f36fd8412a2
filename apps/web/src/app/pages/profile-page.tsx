import type { Language } from "@larder/domain/language";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { Key } from "@/components/ui/key";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { toasts } from "@/components/ui/toast-store";
import { FeedbackBoard } from "@/features/feedback/feedback-board";
import { LanguageChoice, ThemeChoice } from "@/features/profile/choices";
import { Identity } from "@/features/profile/identity";
import { OwnRecipes } from "@/features/recipes/own-recipes";
import { useMessages } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";
import { useTitle } from "@/lib/use-title";

export default function ProfilePage() {
  const { profile, common } = useMessages();
  const { user, chooseLanguage } = useSession();
  const [path] = useLocation();
  useTitle(profile.title);
  if (!user) return null;

  function choose(language: Language): void {
    chooseLanguage(language).catch(() =>
      toasts.show({ title: common.error, description: profile.languageFailed, look: "destructive" }),
    );
  }

  return (
    <Page>
      <PageHeader title={profile.title} />
      <Identity email={user.email} />
      <div className="grid gap-9 desktop:grid-cols-2 desktop:gap-x-16">
        <OwnRecipes userId={user.id} />
        <div className="grid content-start gap-9">
          <FeedbackBoard user={user} page={path} />
          <LanguageChoice onChoose={choose} />
          <ThemeChoice />
          <div className="border-t-[1.5px] border-line pt-5">
            <LogOutKey />
          </div>
        </div>
      </div>
    </Page>
  );
}

function LogOutKey() {
  const { profile, login } = useMessages();
  const { user, config, signOut } = useSession();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);

  async function leave(): Promise<void> {
    if (user && config?.push) {
      // Only who is signed in can say that timers ring here no more. When it fails, signing out will, too.
      await import("@/lib/timer-push").then((push) => push.endTimerPush(user.id)).catch(() => undefined);
    }
    await signOut();
  }

  function logOut(): void {
    setBusy(true);
    leave().then(
      () => {
        toasts.show({ title: login.loggedOutTitle, description: login.loggedOut });
        navigate(paths.login());
      },
      () => {
        setBusy(false);
        toasts.show({ title: login.logoutFailedTitle, description: login.logoutFailed, look: "destructive" });
      },
    );
  }

  return (
    <Key look="hot" busy={busy} onClick={logOut}>
      <LogOut aria-hidden />
      {profile.logout}
    </Key>
  );
}
