import { DEFAULT_VISIBILITIES, type DefaultVisibility } from "@larder/domain/recipe/visibility";
import { useId } from "react";
import { FilterChip } from "@/components/ui/filter-chip";
import { VISIBILITY_ICONS } from "@/features/visibility/visibility-icons";
import { useVisibilityMessages } from "@/lib/i18n/visibility-messages";

interface DefaultVisibilityChoiceProps {
  /** Undefined while it is loaded. */
  value: DefaultVisibility | undefined;
  onChoose: (visibility: DefaultVisibility) => void;
}

/** Draws the choice between everybody here and the user alone, with what the chosen one means. */
export function DefaultVisibilityChoice({ value, onChoose }: DefaultVisibilityChoiceProps) {
  const visibility = useVisibilityMessages();
  const hintId = useId();
  return (
    <fieldset aria-describedby={hintId} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 type-label">{visibility.title}</legend>
      <div className="flex flex-wrap gap-2">
        {DEFAULT_VISIBILITIES.map((one) => {
          const Icon = VISIBILITY_ICONS[one];
          return (
            <FilterChip key={one} chosen={one === value} onClick={() => onChoose(one)}>
              <Icon aria-hidden className="size-4.5" />
              {visibility.names[one]}
            </FilterChip>
          );
        })}
      </div>
      <p id={hintId} className="min-h-5 type-caption">
        {value && visibility.hints[value]}
      </p>
    </fieldset>
  );
}
