import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link, Redirect } from "wouter";
import { Button } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { Section } from "@/components/ui/section";
import { Skeleton } from "@/components/ui/skeleton";
import { toasts } from "@/components/ui/toast-store";
import { ModelTrial } from "@/features/admin/model-trial";
import { householdQuery, invitationsQuery } from "@/features/own-accounts/people/api";
import { HouseholdForm } from "@/features/own-accounts/people/household-form";
import { usePeopleMessages } from "@/features/own-accounts/people/messages";
import { StarterRecipes } from "@/features/own-accounts/people/starter-recipes";
import { LanguageChoice } from "@/features/profile/choices";
import { useTitle } from "@/lib/browser/use-title";
import { useFormMessages } from "@/lib/i18n/form-messages";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";

const InviteForm = lazy(async () => ({
  default: (await import("@/features/own-accounts/people/invite-form")).InviteForm,
}));

/** Leads the first administrator through the choices of a new server. The page People has them all, too. */
export default function WelcomePage() {
  const { common } = useMessages();
  const { profile } = useFormMessages();
  const people = usePeopleMessages();
  const { user, config, chooseLanguage } = useSession();
  const { data: household } = useQuery(householdQuery);
  const cache = useQueryClient();
  useTitle(people.welcomeTitle);
  if (user?.role !== "administrator") return <Redirect to={paths.home} replace />;

  return (
    <Page>
      <PageHeader title={people.welcomeTitle} />
      <p className="mb-8 text-ink-2">{people.welcomeText}</p>
      <div className="grid grid-cols-1 gap-9 desktop:grid-cols-2 desktop:gap-x-16">
        <div className="grid grid-cols-1 content-start gap-9">
          <Section title={people.household}>
            {household ? <HouseholdForm household={household} /> : <Skeleton className="h-40" />}
          </Section>
          <LanguageChoice
            onChoose={(language) => {
              chooseLanguage(language).catch(() =>
                toasts.show({
                  title: common.error,
                  description: profile.languageFailed,
                  variant: "destructive",
                }),
              );
            }}
          />
          <Section title={people.starters}>
            <StarterRecipes />
          </Section>
        </div>
        <div className="grid grid-cols-1 content-start gap-9">
          <Section title={people.model}>
            <p className="text-16 text-ink-2">
              {config?.generation === "ai" ? people.modelOn : people.modelOff}
            </p>
            {config?.generation === "ai" && <ModelTrial />}
          </Section>
          <Section title={people.inviteTitle}>
            <Suspense fallback={<Skeleton className="h-80" />}>
              <InviteForm
                onInvited={() => void cache.invalidateQueries({ queryKey: invitationsQuery.queryKey })}
              />
            </Suspense>
          </Section>
        </div>
      </div>
      <Button asChild size="main" className="mt-10">
        <Link href={paths.home}>{people.startCooking}</Link>
      </Button>
    </Page>
  );
}
