import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { loadCoverImages } from "@larder/covers/cover-image";
import { CardGrid } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorCard } from "@/components/ui/error-card";
import { Button } from "@/components/ui/button";
import { CardSkeleton } from "@/components/ui/skeleton";
import { useFailureToast } from "@/components/use-failure-toast";
import { recipeListQuery } from "@/features/recipes/api";
import type { RecipeSearch } from "@/features/recipes/recipe-search";
import { loadCardWindow, RecipeCards } from "@/features/recipes/list/recipe-cards";
import { listProblem } from "@/features/recipes/list-problem";
import { useMessages } from "@/lib/i18n/i18n";

const EmptySearch = lazy(() => import("@/features/recipes/list/empty-search"));

const SKELETONS = [1, 2, 3, 4];

// While the page asks which cards there are, not after them. What fails now is tried again when it is needed.
if (!import.meta.env.SSR) Promise.all([loadCardWindow(), loadCoverImages()]).catch(() => {});

interface RecipeGridProps {
  search: RecipeSearch;
  /** The query of the list's address. */
  address: string;
  /** The bookmark button of a card. */
  actionOf: (recipe: RecipeSummary) => ReactNode;
  /** The content for an empty collection. */
  whenEmpty: ReactNode;
  /** Called with the text of a search without results that the user wants to have a recipe of. */
  onGenerate: (text: string) => void;
}

/** Draws the cards of a search: loading, failed, none, or more with each scroll. */
export function RecipeGrid({ search, address, actionOf, whenEmpty, onGenerate }: RecipeGridProps) {
  const { common } = useMessages();
  // The last answer stays until the next one is there.
  const query = useInfiniteQuery({ ...recipeListQuery(search), placeholderData: keepPreviousData });
  const { data, error, refetch, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;

  if (query.isPending || (query.isPlaceholderData && data?.pages[0]?.total === 0)) return <GridOnItsWay />;
  if (!data) return <ListError error={error} onRetry={() => void refetch()} />;
  const recipes = data.pages.flatMap((page) => page.recipes).filter(({ name, slug }) => name && slug);
  if (recipes.length === 0)
    return <NoRecipes search={search} whenEmpty={whenEmpty} onGenerate={onGenerate} />;
  const more = () => void fetchNextPage();
  return (
    <>
      <RecipeCards
        key={address}
        address={address}
        recipes={recipes}
        total={data.pages[0]?.total ?? recipes.length}
        actionOf={actionOf}
        onNearEnd={hasNextPage && !isFetching && !isFetchNextPageError ? more : undefined}
      />
      {hasNextPage && (
        <div className="mt-8 grid justify-center">
          {isFetchNextPageError ? (
            <ListError error={error} onRetry={more} />
          ) : (
            <Button variant="soft" busy={isFetching} onClick={more}>
              {isFetching ? common.loading : common.loadMore}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function GridOnItsWay() {
  const { common } = useMessages();
  return (
    <>
      <output className="sr-only">{common.loading}</output>
      <CardGrid aria-hidden>
        {SKELETONS.map((index) => (
          <li key={index}>
            <CardSkeleton />
          </li>
        ))}
      </CardGrid>
    </>
  );
}

function ListError({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const messages = useMessages();
  const { common } = messages;
  const sentence = listProblem(messages, error);
  useFailureToast(error, sentence);
  return (
    <ErrorCard
      title={common.error}
      lines={[sentence]}
      action={<Button onClick={onRetry}>{common.retry}</Button>}
    />
  );
}

function NoRecipes({
  search,
  whenEmpty,
  onGenerate,
}: Pick<RecipeGridProps, "search" | "whenEmpty" | "onGenerate">) {
  const { list } = useMessages();
  const { terms, text, tag, exclude } = search;
  if (terms.length === 0 && !text && !tag && !exclude)
    return <EmptyState title={list.none} text={list.noneHint} action={whenEmpty} />;
  return (
    <Suspense>
      <EmptySearch search={search} onGenerate={onGenerate} />
    </Suspense>
  );
}
