import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { lazy, useEffect, useRef } from "react";
import { LoadFailure } from "@/components/load-failure";
import { Button } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { toasts } from "@/components/ui/toast-store";
import { AdminPanel } from "@/features/admin/admin-panel";
import { AdminSignIn } from "@/features/admin/admin-sign-in";
import { adminSessionQuery, useLock, whileOpen } from "@/features/admin/api";
import { refreshRecipes } from "@/features/recipes/api";
import { useAdminMessages } from "@/features/admin/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { useSession } from "@/lib/session/session";
import { useTitle } from "@/lib/browser/use-title";

const loadReports = () => import("@/features/community/reports/reports-tab");
const OpenReports = lazy(async () => ({ default: (await loadReports()).OpenReports }));
const ReportsTab = lazy(async () => ({ default: (await loadReports()).ReportsTab }));
const PeopleTab = lazy(() => import("@/features/own-accounts/people/people-tab"));

export default function AdminPage() {
  const admin = useAdminMessages();
  const { config } = useSession();
  const { data: isOpen } = useQuery(adminSessionQuery);
  // A role opens the page for as long as the user is signed in: there is nothing to lock.
  const canLock = isOpen && config?.signIn !== "accounts";
  const content = useFocusAfterUnlock(isOpen);
  useTitle(admin.title);
  return (
    <Page>
      <PageHeader title={admin.title} {...(canLock && { actions: <LockButton /> })} />
      <div ref={content}>
        <Content />
      </div>
    </Page>
  );
}

/** Moves the focus to the first control of the panel after unlocking, which removes the focused element. */
function useFocusAfterUnlock(isOpen: boolean | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasChanged = wasOpen.current !== undefined && wasOpen.current !== isOpen;
    wasOpen.current = isOpen;
    if (hasChanged) content.current?.querySelector<HTMLElement>("input, [role=tab][tabindex='0']")?.focus();
  }, [isOpen]);
  return content;
}

function Content() {
  const { common } = useMessages();
  const admin = useAdminMessages();
  const { user, config } = useSession();
  const cache = useQueryClient();
  const { data: isOpen, error, refetch } = useQuery(adminSessionQuery);
  const guard = <T,>(work: Promise<T>) => whileOpen(cache, work);

  if (error) {
    return <LoadFailure error={error} onRetry={refetch} />;
  }
  if (isOpen === undefined || !user) {
    return (
      <>
        <output className="sr-only">{common.loading}</output>
        <Skeleton className="h-14 max-w-105" />
      </>
    );
  }
  const hasRoles = config?.signIn === "accounts";
  if (!isOpen && hasRoles) return <p>{admin.administratorsAlone}</p>;
  if (!isOpen) return <AdminSignIn userId={user.id} />;
  return (
    <AdminPanel
      onRecipesChanged={() => void refreshRecipes(cache)}
      openReports={<OpenReports guard={guard} />}
      reports={
        <ReportsTab
          userId={user.id}
          guard={guard}
          canSuspend={hasRoles}
          onRecipesChanged={() => void refreshRecipes(cache)}
        />
      }
      {...(hasRoles && { people: <PeopleTab userId={user.id} /> })}
    />
  );
}

function LockButton() {
  const { common } = useMessages();
  const admin = useAdminMessages();
  const lock = useLock();
  return (
    <Button
      variant="soft"
      size="small"
      busy={lock.isPending}
      onClick={() =>
        lock.mutate(undefined, {
          onError: () =>
            toasts.show({ title: common.error, description: admin.lockFailed, variant: "destructive" }),
        })
      }
    >
      {!lock.isPending && <Lock aria-hidden />}
      {admin.lock}
    </Button>
  );
}
