import { excludesFoods } from "@larder/domain/account/dietary-restrictions";
import { useQuery } from "@tanstack/react-query";
import { FilterChip } from "@/components/ui/filter-chip";
import { dietaryRestrictionsQuery } from "@/features/dietary/api";
import { useDietaryMessages } from "@/features/dietary/messages";

interface ExcludeChoiceProps {
  userId: string;
  chosen: boolean;
  onChoose: (exclude: "mine" | undefined) => void;
}

/** Draws the choice to see no recipes that have what the user leaves out; nothing for a user who leaves out nothing. */
export default function ExcludeChoice({ userId, chosen, onChoose }: ExcludeChoiceProps) {
  const { data } = useQuery(dietaryRestrictionsQuery(userId));
  const dietary = useDietaryMessages();
  if (!chosen && !(data && excludesFoods(data))) return null;
  return (
    <div>
      <FilterChip chosen={chosen} onClick={() => onChoose(chosen ? undefined : "mine")}>
        {dietary.excludeMine}
      </FilterChip>
    </div>
  );
}
