import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import {
  type ComponentType,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { CardGrid } from "@/components/ui/card";
import type { CardWindowProps } from "@/features/recipes/list/card-window";
import { positionIn } from "@/features/recipes/list/list-position";
import type { CardRows } from "@/features/recipes/list/use-card-rows";
import { useStoredPosition } from "@/features/recipes/list/use-stored-position";
import { useIsHydrated } from "@/lib/hydration/document-state";
import { RecipeCard } from "@/features/recipes/recipe-card";

/** The number of cards on the first screen, shown until the window for thousands of cards is loaded. */
const FIRST_CARDS = 12;

/** The number of rows before the end at which the next page is requested. */
const NEAR_ROWS = 4;

interface WindowPart {
  CardWindow: ComponentType<CardWindowProps>;
}

let loaded: WindowPart | null = null;

/** Loads the window early, where a page knows that it will need it. */
export const loadCardWindow = async (): Promise<WindowPart> =>
  (loaded ??= await import("@/features/recipes/list/card-window"));

interface RecipeCardsProps {
  recipes: readonly RecipeSummary[];
  /** The number of all recipes, including those that are not loaded yet. */
  total: number;
  address: string;
  actionOf: (recipe: RecipeSummary) => ReactNode;
  /** Called when the end of the loaded cards comes near; undefined when there are no more, or they are loading. */
  onNearEnd: (() => void) | undefined;
}

/** Draws thousands of cards, of which only the visible ones are rendered. */
export function RecipeCards({ recipes, total, address, actionOf, onNearEnd }: RecipeCardsProps) {
  const grid = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [rows, setRows] = useState<CardRows | null>(null);
  const hasRows = rows !== null;

  useStoredPosition(address, () => rows?.snapshot() ?? { scrollY: window.scrollY, rows: [] });
  useLayoutEffect(() => {
    // The grid has its full height now.
    const position = positionIn(address);
    if (hasRows && position) window.scrollTo(0, position.scrollY);
  }, [hasRows, address]);

  const isNearEnd = hasRows && rows.to >= recipes.length - NEAR_ROWS * rows.columns;
  const wanted = isNearEnd && onNearEnd !== undefined;
  const loadMore = useEffectEvent(() => onNearEnd?.());
  useEffect(() => {
    if (wanted) loadMore();
  }, [wanted]);

  function leave({ target, relatedTarget, currentTarget }: FocusEvent): void {
    // The focus moves to another card, and the row must stay until it has arrived; or the whole window lost the focus.
    if (currentTarget.contains(relatedTarget) || target === document.activeElement) return;
    setFocused(null);
  }

  return (
    <>
      <CardGrid
        ref={grid}
        className="relative"
        {...(rows && { style: { paddingTop: rows.paddingTop, paddingBottom: rows.paddingBottom } })}
        onFocus={({ target }) => setFocused(positionOf(target))}
        onBlur={leave}
      >
        {stretchesOf(rows).flatMap((stretch) =>
          recipes.slice(stretch.from, stretch.to).map((recipe, nth) => {
            const index = stretch.from + nth;
            return (
              <RecipeCard
                key={recipe.id}
                recipe={recipe}
                action={actionOf(recipe)}
                aria-setsize={total}
                aria-posinset={index + 1}
                {...(rows && inRow(rows, index, stretch === rows.stored))}
              />
            );
          }),
        )}
      </CardGrid>
      <CardWindow grid={grid} count={recipes.length} address={address} focused={focused} onRows={setRows} />
    </>
  );
}

/** Says which cards are rendered, once it is loaded; throws where it cannot be loaded. */
function CardWindow(props: CardWindowProps) {
  const isHydrated = useIsHydrated();
  const [part, setPart] = useState(loaded);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    loadCardWindow().then((here) => startTransition(() => setPart(here)), setFailure);
  }, []);
  if (failure !== null) throw failure;
  return isHydrated && part && <part.CardWindow {...props} />;
}

/** Returns which cards are rendered. They are one list in order: the Tab key goes on from where it was. */
function stretchesOf(rows: CardRows | null): readonly { from: number; to: number }[] {
  if (!rows) return [{ from: 0, to: FIRST_CARDS }];
  const { stored } = rows;
  if (!stored) return [rows];
  return stored.from < rows.from ? [stored, rows] : [rows, stored];
}

function inRow({ columns, measureRow, stored }: CardRows, index: number, isStored: boolean) {
  const column = index % columns;
  return {
    // The first card of a row is measured: all are as high as their row.
    ...(column === 0 && { ref: measureRow }),
    "data-index": Math.floor(index / columns),
    ...(isStored && stored && { style: aside(stored, column) }),
  };
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
