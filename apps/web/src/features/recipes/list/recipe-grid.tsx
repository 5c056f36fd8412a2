import type { RecipeSummary } from "@larder/domain/recipe";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CardGrid } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorCard } from "@/components/ui/error-card";
import { Key } from "@/components/ui/key";
import { CardSkeleton } from "@/components/ui/skeleton";
import { recipeListQuery, type RecipeSearch } from "@/features/recipes/api";
import { RecipeCard } from "@/features/recipes/recipe-card";
import { ApiError } from "@/lib/api-error";
import { useMessages } from "@/lib/i18n";

const SKELETONS = [1, 2, 3, 4];

interface RecipeGridProps {
  search: RecipeSearch;
  /** The bookmark key of a card. */
  actionOf: (recipe: RecipeSummary) => ReactNode;
  /** Leads on from an empty collection. */
  whenEmpty: ReactNode;
}

/** The cards of a search: on their way, failed, none, or a page after the other. */
export function RecipeGrid({ search, actionOf, whenEmpty }: RecipeGridProps) {
  const { list, common } = useMessages();
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(recipeListQuery(search));

  if (isPending) {
    return (
      <CardGrid>
        {SKELETONS.map((place) => (
          <li key={place}>
            <CardSkeleton />
          </li>
        ))}
      </CardGrid>
    );
  }
  if (error) {
    const status = error instanceof ApiError ? error.status : 0;
    return (
      <ErrorCard
        title={common.error}
        lines={[list.failed(status)]}
        action={<Key onClick={() => void refetch()}>{common.retry}</Key>}
      />
    );
  }
  const recipes = data.pages.flatMap((page) => page.recipes);
  if (recipes.length === 0) return <NoRecipes search={search} whenEmpty={whenEmpty} />;
  return (
    <>
      <CardGrid>
        {recipes.map((recipe) => (
          <RecipeCard key={recipe.id} recipe={recipe} action={actionOf(recipe)} />
        ))}
      </CardGrid>
      {hasNextPage && (
        <div className="mt-8 grid justify-center">
          <Key look="soft" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {common.loadMore}
          </Key>
        </div>
      )}
    </>
  );
}

function NoRecipes({ search: { terms, tag }, whenEmpty }: { search: RecipeSearch; whenEmpty: ReactNode }) {
  const { list } = useMessages();
  if (terms.length > 0) return <EmptyState title={list.noneWithIngredients(terms)} />;
  if (tag !== undefined) return <EmptyState title={list.noneWithTag(tag)} />;
  return <EmptyState title={list.none} text={list.noneHint} action={whenEmpty} />;
}
