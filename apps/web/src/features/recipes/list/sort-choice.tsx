import { ArrowDownWideNarrow } from "lucide-react";
import { ChipSelect } from "@/components/ui/chip-select";
import { isByNotes, RECIPE_SORTS, type RecipeSort } from "@/features/recipes/recipe-search";
import { useListMessages } from "@/lib/i18n/list-messages";

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
    <ChipSelect
      label={lists.sortBy}
      icon={ArrowDownWideNarrow}
      value={chosen ?? "new"}
      options={["new" as const, ...sorts].map((sort) => ({ value: sort, text: lists.sorts[sort] }))}
      isSet={chosen !== undefined}
      onChoose={(sort) => onChoose(sort === "new" ? undefined : sort)}
    />
  );
}
