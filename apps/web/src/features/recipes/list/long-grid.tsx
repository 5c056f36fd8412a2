import type { RecipeSummary } from "@larder/domain/recipe";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { CardGrid } from "@/components/ui/card";
import { useCardRows } from "@/features/recipes/list/use-card-rows";
import { RecipeCard } from "@/features/recipes/recipe-card";

/** The next page is asked for before the last row comes into sight. */
const NEAR_ROWS = 4;

interface LongGridProps {
  recipes: readonly RecipeSummary[];
  /** How many there are, with those that are not loaded yet. */
  total: number;
  address: string;
  actionOf: (recipe: RecipeSummary) => ReactNode;
  /** Called when the end of what is loaded comes near; nothing when there is no more, or it is on its way. */
  onNearEnd: (() => void) | undefined;
}

/** Thousands of cards, of which only those in sight stand on the page. */
export function LongGrid({ recipes, total, address, actionOf, onNearEnd }: LongGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const [isFocused, setFocused] = useState(false);
  const { columns, from, to, measureRow, paddingTop, paddingBottom } = useCardRows({
    grid,
    count: recipes.length,
    address,
    isFocused,
  });

  const isNearEnd = to >= recipes.length - NEAR_ROWS * columns;
  const wanted = isNearEnd && onNearEnd !== undefined;
  const loadMore = useEffectEvent(() => onNearEnd?.());
  useEffect(() => {
    if (wanted) loadMore();
  }, [wanted]);

  return (
    <CardGrid
      ref={grid}
      style={{ paddingTop, paddingBottom }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {recipes.slice(from, to).map((recipe, place) => {
        const index = from + place;
        return (
          <RecipeCard
            key={recipe.id}
            recipe={recipe}
            action={actionOf(recipe)}
            aria-setsize={total}
            aria-posinset={index + 1}
            // The first card of a row is measured: all are as high as their row.
            ref={index % columns === 0 ? measureRow : undefined}
            data-index={Math.floor(index / columns)}
          />
        );
      })}
    </CardGrid>
  );
}
