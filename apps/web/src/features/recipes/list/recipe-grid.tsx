import type { RecipeSummary } from "@larder/domain/recipe";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CardGrid } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorCard } from "@/components/ui/error-card";
import { Key } from "@/components/ui/key";
import { CardSkeleton } from "@/components/ui/skeleton";
import { recipeListQuery, type RecipeSearch } from "@/features/recipes/api";
import { LongGrid } from "@/features/recipes/list/long-grid";
import { ApiError } from "@/lib/api-error";
import { useMessages } from "@/lib/i18n";

const SKELETONS = [1, 2, 3, 4];

interface RecipeGridProps {
  search: RecipeSearch;
  /** The query of the list's address. */
  address: string;
  /** The bookmark key of a card. */
  actionOf: (recipe: RecipeSummary) => ReactNode;
  /** Leads on from an empty collection. */
  whenEmpty: ReactNode;
}

/** The cards of a search: on their way, failed, none, or as many as one scrolls to. */
export function RecipeGrid({ search, address, actionOf, whenEmpty }: RecipeGridProps) {
  const { common } = useMessages();
  // Until the answer to the next key is there, the last one stays.
  const query = useInfiniteQuery({ ...recipeListQuery(search), placeholderData: keepPreviousData });
  const { data, error, refetch, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;

  if (query.isPending || (query.isPlaceholderData && data?.pages[0]?.total === 0)) return <GridOnItsWay />;
  if (!data) return <ListError error={error} onRetry={() => void refetch()} />;
  const recipes = data.pages.flatMap((page) => page.recipes).filter(({ name, slug }) => name && slug);
  if (recipes.length === 0) return <NoRecipes search={search} whenEmpty={whenEmpty} />;
  const more = () => void fetchNextPage();
  return (
    <>
      <LongGrid
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
            <Key look="soft" busy={isFetching} onClick={more}>
              {isFetching ? common.loading : common.loadMore}
            </Key>
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
        {SKELETONS.map((place) => (
          <li key={place}>
            <CardSkeleton />
          </li>
        ))}
      </CardGrid>
    </>
  );
}

function ListError({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { list, common } = useMessages();
  const status = error instanceof ApiError ? error.status : 0;
  return (
    <ErrorCard
      title={common.error}
      lines={[list.failed(status)]}
      action={<Key onClick={onRetry}>{common.retry}</Key>}
    />
  );
}

interface NoRecipesProps {
  search: RecipeSearch;
  whenEmpty: ReactNode;
}

function NoRecipes({ search: { terms, text, tag }, whenEmpty }: NoRecipesProps) {
  const { list } = useMessages();
  if (terms.length > 0) return <EmptyState title={list.noneWithIngredients(terms)} />;
  if (text) return <EmptyState title={list.noneMatching(text)} />;
  if (tag) return <EmptyState title={list.noneWithTag(tag)} />;
  return <EmptyState title={list.none} text={list.noneHint} action={whenEmpty} />;
}
