import { LANGUAGES } from "@larder/domain/language";
import { useLocation } from "wouter";
import { FilterChip } from "@/components/ui/filter-chip";
import { Key } from "@/components/ui/key";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { toasts } from "@/components/ui/toast-store";
import { useLanguage, useMessages } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";
import { useTitle } from "@/lib/use-title";

export default function ProfilePage() {
  const { profile, login, languages } = useMessages();
  const { user, signOut, chooseLanguage } = useSession();
  const language = useLanguage();
  const [, navigate] = useLocation();
  useTitle(profile.title);

  function logOut(): void {
    signOut().then(
      () => {
        toasts.show({ title: login.loggedOutTitle, description: login.loggedOut });
        navigate(paths.login());
      },
      () =>
        toasts.show({ title: login.logoutFailedTitle, description: login.logoutFailed, look: "destructive" }),
    );
  }

  const name = user?.email.split("@", 1)[0] || profile.user;
  return (
    <Page>
      <PageHeader title={profile.title} />
      <div className="flex items-center gap-4 border-t-2 border-ink py-5">
        <span
          aria-hidden
          className="grid size-16 place-items-center rounded-key bg-key text-32 numeral text-on-key"
        >
          {user?.email.charAt(0).toUpperCase() || profile.avatarFallback}
        </span>
        <div className="min-w-0">
          <p className="truncate type-step">{name}</p>
          <p className="truncate text-ink-3">{user?.email}</p>
        </div>
      </div>
      <section aria-label={profile.language} className="border-t-[1.5px] border-line py-5">
        <h2 className="mb-3 type-section">{profile.language}</h2>
        <div className="flex gap-2">
          {LANGUAGES.map((each) => (
            <FilterChip
              key={each}
              chosen={each === language}
              lang={each}
              onClick={() =>
                void chooseLanguage(each).catch(() =>
                  toasts.show({ title: profile.languageFailed, look: "destructive" }),
                )
              }
            >
              {languages[each]}
            </FilterChip>
          ))}
        </div>
      </section>
      <div className="border-t-[1.5px] border-line py-5">
        <Key look="hot" onClick={logOut}>
          {profile.logout}
        </Key>
      </div>
    </Page>
  );
}
