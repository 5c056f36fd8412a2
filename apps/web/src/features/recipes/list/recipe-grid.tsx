import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { loadCoverImages } from "@larder/covers/cover-image";
import { CardGrid } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorCard } from "@/components/ui/error-card";
import { Button } from "@/components/ui/button";
import { CardSkeleton } from "@/components/ui/skeleton";
import { useFailureToast } from "@/components/use-failure-toast";
import { recipeListQuery, type RecipeSearch } from "@/features/recipes/api";
import { useStoredPosition } from "@/features/recipes/list/use-stored-position";
import { listProblem } from "@/features/recipes/list-problem";
import { RecipeCard } from "@/features/recipes/recipe-card";
import { type FocusPosition, focusPositionOf } from "@/lib/focus/focus-position";
import { useMessages } from "@/lib/i18n/i18n";
import { replacing } from "@/lib/lazy/replacing-part";

const EmptySearch = lazy(() => import("@/features/recipes/list/empty-search"));

const SKELETONS = [1, 2, 3, 4];

const [loadLongGrid, useLongGrid] = replacing(() => import("@/features/recipes/list/long-grid"));
// While the page asks which cards there are, not after them. What fails now is tried again when it is needed.
Promise.all([loadLongGrid(), loadCoverImages()]).catch(() => {});

/** The number of cards on the first screen, shown until the grid for thousands of cards is loaded. */
const FIRST_CARDS = 12;

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
  const [focusLeft, setFocusLeft] = useState<FocusPosition | null>(null);
  const long = useLongGrid();
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
      {long ? (
        <long.LongGrid
          key={address}
          address={address}
          recipes={recipes}
          total={data.pages[0]?.total ?? recipes.length}
          actionOf={actionOf}
          focusLeft={focusLeft}
          onNearEnd={hasNextPage && !isFetching && !isFetchNextPageError ? more : undefined}
        />
      ) : (
        <FirstCards
          recipes={recipes.slice(0, FIRST_CARDS)}
          address={address}
          actionOf={actionOf}
          onLeave={setFocusLeft}
        />
      )}
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

interface FirstCardsProps extends Pick<RecipeGridProps, "address" | "actionOf"> {
  recipes: RecipeSummary[];
  /** Called with the position of the focus when these cards are removed. */
  onLeave: (focused: FocusPosition | null) => void;
}

function FirstCards({ recipes, address, actionOf, onLeave }: FirstCardsProps) {
  const grid = useRef<HTMLUListElement>(null);
  useStoredPosition(address, () => ({ scrollY: window.scrollY, rows: [] }));
  const leave = useEffectEvent(() => {
    onLeave(grid.current && focusPositionOf(grid.current, document.activeElement));
  });
  useLayoutEffect(() => () => leave(), []);
  return (
    <CardGrid ref={grid}>
      {recipes.map((recipe) => (
        <RecipeCard key={recipe.id} recipe={recipe} action={actionOf(recipe)} />
      ))}
    </CardGrid>
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
