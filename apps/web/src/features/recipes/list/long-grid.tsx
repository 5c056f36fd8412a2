import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import {
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { CardGrid } from "@/components/ui/card";
import { useCardRows } from "@/features/recipes/list/use-card-rows";
import { controlAt, type FocusPosition } from "@/lib/focus/focus-position";
import { RecipeCard } from "@/features/recipes/recipe-card";

/** The number of rows before the end at which the next page is requested. */
const NEAR_ROWS = 4;

interface LongGridProps {
  recipes: readonly RecipeSummary[];
  /** The number of all recipes, including those that are not loaded yet. */
  total: number;
  address: string;
  actionOf: (recipe: RecipeSummary) => ReactNode;
  /** The focus position in the first cards, which this grid replaces. */
  focusLeft: FocusPosition | null;
  /** Called when the end of the loaded cards comes near; undefined when there are no more, or they are loading. */
  onNearEnd: (() => void) | undefined;
}

/** Draws thousands of cards, of which only the visible ones are rendered. */
export function LongGrid({ recipes, total, address, actionOf, focusLeft, onNearEnd }: LongGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const { columns, stored, from, to, measureRow, paddingTop, paddingBottom } = useCardRows({
    grid,
    count: recipes.length,
    address,
    focused,
  });

  const isNearEnd = to >= recipes.length - NEAR_ROWS * columns;
  const wanted = isNearEnd && onNearEnd !== undefined;
  const loadMore = useEffectEvent(() => onNearEnd?.());
  useEffect(() => {
    if (wanted) loadMore();
  }, [wanted]);

  const hasCards = to > 0;
  const takeOverFocus = useEffectEvent(() => {
    if (!grid.current || !focusLeft || document.activeElement !== document.body) return;
    controlAt(grid.current, focusLeft)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (hasCards) takeOverFocus();
  }, [hasCards]);

  function leave({ target, relatedTarget, currentTarget }: FocusEvent): void {
    // The focus moves to another card, and the row must stay until it has arrived; or the whole window lost the focus.
    if (currentTarget.contains(relatedTarget) || target === document.activeElement) return;
    setFocused(null);
  }

  const inSight = { from, to };
  const isAbove = stored && stored.from < from;
  // The cards are one list in order: the Tab key goes on from where it was, and a card that stays is not rendered anew.
  const stretches = isAbove ? [stored, inSight] : stored ? [inSight, stored] : [inSight];

  return (
    <CardGrid
      ref={grid}
      className="relative"
      style={{ paddingTop, paddingBottom }}
      onFocus={({ target }) => setFocused(positionOf(target))}
      onBlur={leave}
    >
      {stretches.flatMap((stretch) =>
        recipes.slice(stretch.from, stretch.to).map((recipe, nth) => {
          const index = stretch.from + nth;
          const column = index % columns;
          return (
            <RecipeCard
              key={recipe.id}
              recipe={recipe}
              action={actionOf(recipe)}
              aria-setsize={total}
              aria-posinset={index + 1}
              // The first card of a row is measured: all are as high as their row.
              ref={column === 0 ? measureRow : undefined}
              data-index={Math.floor(index / columns)}
              style={stretch === stored ? aside(stored, column) : undefined}
            />
          );
        }),
      )}
    </CardGrid>
  );
}

/** Returns the position of a card as if all rows were rendered. */
const aside = ({ top, height }: { top: number; height: number }, column: number): CSSProperties => ({
  position: "absolute",
  insetInline: 0,
  gridColumn: column + 1,
  top,
  height,
});

/** Returns the index of the card that contains an element. */
function positionOf(element: Element): number | null {
  const position = element.closest("li")?.getAttribute("aria-posinset");
  return position ? Number(position) - 1 : null;
}
