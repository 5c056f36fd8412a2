import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useEffect } from "react";
import { useSearch } from "wouter";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorCard } from "@/components/ui/error-card";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { cookbookQuery } from "@/features/exports/api";
import { Cookbook, type CookbookRecipe } from "@/features/exports/cookbook/cookbook";
import { useExportMessages } from "@/features/exports/messages";
import { PrintSheet } from "@/features/recipes/detail/print-sheet";
import { failureOf } from "@/lib/api/problem";
import { useTitle } from "@/lib/browser/use-title";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";

/** The page of a cookbook: it opens the print dialog once its pictures are there. */
export default function CookbookPage() {
  const { user } = useSession();
  return user && <Opened userId={user.id} />;
}

function Opened({ userId }: { userId: string }) {
  const messages = useMessages();
  const { cookbook } = useExportMessages();
  const query = useSearch();
  const { data, error, refetch } = useQuery(cookbookQuery(userId, query));
  const { common, nav } = messages;
  const isSearch = /(?:^|&)(?:q|search|tag|exclude)=/.test(query);
  const title = data?.title || (isSearch ? cookbook.found : cookbook.mine);
  const recipes = data?.recipes ?? [];
  usePrintWhenReady(recipes.length > 0);
  useTitle(title);
  return (
    <>
      <Page className="print:hidden">
        <PageHeader title={cookbook.title} back={{ href: paths.profile, label: nav.profile }} />
        {error ? (
          <ErrorCard
            title={common.error}
            lines={[failureOf(messages, error, cookbook.failed)]}
            action={<Button onClick={() => void refetch()}>{common.retry}</Button>}
          />
        ) : !data ? (
          <>
            <output className="sr-only">{common.loading}</output>
            <Skeleton className="h-48" />
          </>
        ) : recipes.length === 0 ? (
          <EmptyState title={cookbook.none} />
        ) : (
          <Overview title={title} recipes={recipes} />
        )}
      </Page>
      {recipes.length > 0 && (
        <Cookbook
          title={title}
          recipes={recipes}
          sheetOf={(recipe) => <PrintSheet recipe={recipe} heading="h2" />}
        />
      )}
    </>
  );
}

function Overview({ title, recipes }: { title: string; recipes: readonly CookbookRecipe[] }) {
  const { cookbook } = useExportMessages();
  return (
    <>
      <h2 dir="auto" className="type-section wrap-anywhere">
        {title}
      </h2>
      <p className="mt-1 text-ink-2">{cookbook.count(recipes.length)}</p>
      <p className="mt-4 mb-4 text-ink-2">{cookbook.hint}</p>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden />
        {cookbook.print}
      </Button>
      <h3 className="mt-8 mb-2 type-label">{cookbook.contents}</h3>
      <ol className="grid gap-1">
        {recipes.map(({ id, name }, at) => (
          <li key={id} className="flex gap-2">
            <span className="w-8 shrink-0 text-right text-ink-3">{at + 1}</span>
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {name}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Opens the print dialog once, when all pictures of the book are loaded; a picture that fails is waited for no longer. */
function usePrintWhenReady(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    let isLeft = false;
    const pictures = [...document.querySelectorAll<HTMLImageElement>("[data-slot='cookbook'] img")];
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (!isLeft) window.print();
    });
    return () => void (isLeft = true);
  }, [isReady]);
}
