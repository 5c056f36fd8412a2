import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "wouter";
import { ProduceSymbols } from "@larder/covers/produce-symbols";
import { CardWarning } from "@/features/recipes/recipe-card";
import { useVisitorLanguage } from "@/lib/i18n/auth-messages";
import { MessagesProvider } from "@/lib/i18n/i18n";
import { useQueryClientWithAnswers } from "@/app/hydration/use-query-client-with-answers";
import { useMayAdd } from "@/lib/session/may-add";
import { isForMembers } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";
import { IdleNotices } from "./layout/idle-notices.tsx";
import { BookmarkedCache } from "./layout/bookmarked-cache.tsx";
import { Layout } from "./layout/layout.tsx";
import { LoadAgain } from "./layout/load-again.tsx";
import { OfflineNote } from "./layout/offline-note.tsx";
import { useEndOfFailures } from "./use-end-of-failures.ts";

/** Loaded for users who are signed in, after the cards are readable. */
const CardExtras = lazy(() => import("./card-extras.tsx"));

/** Loaded for viewers who open the address of a page that is not for them. */
const ViewerPage = lazy(() => import("@/features/own-accounts/viewer-page"));

interface InsideProps {
  /** Whether to omit the navigation, as on the pages of a recipe. */
  bare: boolean;
  children: ReactNode;
}

/**
 * Renders what surrounds every page behind sign-in. The loaded data of one user is dropped before another user's is
 * shown.
 */
export default function AuthenticatedShell({ bare, children }: InsideProps) {
  const { user } = useSession();
  const mayAdd = useMayAdd();
  const visitorLanguage = useVisitorLanguage();
  const [path] = useLocation();
  const content = mayAdd || !isForMembers(path) ? children : <ViewerPage />;
  return (
    <MessagesProvider language={user?.preferredLanguage ?? visitorLanguage}>
      <Loaded key={user?.id ?? "visitor"} userId={user?.id}>
        <OfflineNote />
        <CardWarning value={warningFor(user?.id)}>{bare ? content : <Layout>{content}</Layout>}</CardWarning>
        <ProduceSymbols />
        {user && <BookmarkedCache userId={user.id} />}
        {user && !path.endsWith("/cook") && <IdleNotices />}
      </Loaded>
    </MessagesProvider>
  );
}

/** Returns what draws more on cards: for a user the own rating, who sees it, and what it has that the user leaves out. */
function warningFor(userId: string | undefined): (recipe: RecipeSummary) => ReactNode {
  if (userId === undefined) return () => null;
  return (recipe) => (
    <Suspense>
      <CardExtras userId={userId} recipe={recipe} />
    </Suspense>
  );
}

/** @param userId the current user, or undefined for a visitor */
function Loaded({ userId, children }: { userId: string | undefined; children: ReactNode }) {
  const client = useQueryClientWithAnswers(userId);
  useEndOfFailures(client);
  return (
    <QueryClientProvider client={client}>
      {children}
      <LoadAgain />
    </QueryClientProvider>
  );
}
