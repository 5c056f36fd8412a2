import type { ImportState } from "@larder/domain/archive-import/archive-import";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "@/components/ui/button";
import { ErrorCard } from "@/components/ui/error-card";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { FullScreenSpinner } from "@/components/ui/spinner";
import { importQuery } from "@/features/imports/api";
import { useImportName } from "@/features/imports/import-list";
import { useImportMessages } from "@/features/imports/messages";
import { useImportProblem } from "@/features/imports/use-import-problem";
import { useRefreshRecipes } from "@/features/recipes/api";
import { DefaultVisibilityChoice } from "@/features/visibility/default-visibility-choice";
import { announce } from "@/lib/browser/announcements";
import { useTitle } from "@/lib/browser/use-title";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";

const ImportStart = lazy(() => import("@/features/imports/upload/import-start"));
const OpenedImport = lazy(() => import("@/features/imports/opened-import"));

/**
 * Draws one import, from its upload to its report.
 *
 * @param id empty where a new one begins
 */
export default function ImportPage({ id }: { id: string }) {
  const { user, config } = useSession();
  const { common } = useMessages();
  if (!user) return null;
  if (id !== "") return <Opened userId={user.id} id={id} />;
  return (
    <Suspense fallback={<FullScreenSpinner label={common.loading} />}>
      <ImportStart userId={user.id} limits={config?.imports ?? null} />
    </Suspense>
  );
}

function Opened({ userId, id }: { userId: string; id: string }) {
  const { common } = useMessages();
  const messages = useImportMessages();
  const problemOf = useImportProblem();
  const { data: shown, error, refetch } = useQuery(importQuery(id));
  const refreshRecipes = useRefreshRecipes();
  const title = useStateTitle(shown);
  useTitle(title);
  useEnd(shown?.state, title, refreshRecipes);
  const back = { href: paths.importCollection, label: messages.title };

  if (!shown) {
    return (
      <Page>
        <PageHeader title={messages.title} back={back} />
        {error ? (
          <ErrorCard
            title={common.error}
            lines={[problemOf(error, messages.loadFailed)]}
            action={<Button onClick={() => void refetch()}>{common.retry}</Button>}
          />
        ) : (
          <>
            <output className="sr-only">{messages.loading}</output>
            <Skeleton className="h-48" />
          </>
        )}
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader title={title} back={back} />
      <ImportName shown={shown} />
      <Suspense fallback={<Skeleton className="h-48" />}>
        <OpenedImport
          userId={userId}
          shown={shown}
          isUnreachable={error !== null}
          onChanged={refreshRecipes}
          visibilityField={(value, onChoose) => <DefaultVisibilityChoice value={value} onChoose={onChoose} />}
        />
      </Suspense>
    </Page>
  );
}

function ImportName({ shown }: { shown: Parameters<typeof useImportName>[0] }) {
  return <p className="mb-5 text-ink-3 wrap-anywhere">{useImportName(shown)}</p>;
}

function useStateTitle(shown: Parameters<typeof useImportName>[0] | undefined): string {
  const messages = useImportMessages();
  switch (shown?.state) {
    case "looked":
      return messages.lookTitle;
    case "done":
      return shown.counts.added + shown.counts.taken > 0 ? messages.reportTitle : messages.reportNoneTitle;
    case "undone":
      return messages.undoneTitle;
    default:
      return messages.title;
  }
}

/** Announces the end of work at the server, and has the lists of recipes loaded again. */
function useEnd(state: ImportState | undefined, title: string, onChanged: () => void): void {
  const last = useRef(state);
  const report = useEffectEvent(() => {
    const before = last.current;
    last.current = state;
    if (state === undefined || before === undefined || before === state) return;
    if (state === "looked" || state === "done" || state === "undone") announce(title);
    if (state === "done" || state === "undone") onChanged();
  });
  useEffect(() => report(), [state]);
}
