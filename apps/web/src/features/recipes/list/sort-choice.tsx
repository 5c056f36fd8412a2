import { ArrowDownWideNarrow } from "lucide-react";
import { isByNotes, RECIPE_SORTS, type RecipeSort } from "@/features/recipes/recipe-search";
import { useListMessages } from "@/lib/i18n/list-messages";
import { cn } from "@/lib/cn";

interface SortChoiceProps {
  chosen: RecipeSort | undefined;
  /** A visitor has no notes to order by. */
  hasNotes: boolean;
  onChoose: (sort: RecipeSort | undefined) => void;
}

/** Draws the choice of the list's order. */
export default function SortChoice({ chosen, hasNotes, onChoose }: SortChoiceProps) {
  const lists = useListMessages();
  const sorts = RECIPE_SORTS.filter((sort) => hasNotes || !isByNotes(sort));
  return (
    <span className={cn("relative inline-flex shrink-0", chosen && "text-on-key")}>
      <select
        aria-label={lists.sortBy}
        value={chosen ?? "new"}
        className={cn(
          "min-h-12 cursor-pointer appearance-none rounded-field pr-4 pl-10.5 text-16 font-semibold outlined",
          chosen ? "bg-key text-on-key [--outline:var(--key)]" : "bg-surface [--outline:var(--line)]",
        )}
        onChange={({ target }) => onChoose(sorts.find((sort) => sort === target.value))}
      >
        {["new" as const, ...sorts].map((sort) => (
          <option key={sort} value={sort}>
            {lists.sorts[sort]}
          </option>
        ))}
      </select>
      <ArrowDownWideNarrow
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5"
      />
    </span>
  );
}
