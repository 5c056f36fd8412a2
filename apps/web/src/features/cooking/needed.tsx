import type { ShownIngredient } from "@larder/domain/cooking/shown-measure";
import { measureText } from "@larder/domain/messages/measure-text";
import { FractionText } from "@/components/ui/amount";
import { useMessages } from "@/lib/i18n/i18n";

/** Draws what a sub-step takes, as pills. */
export function NeededPills({ rows }: { rows: readonly ShownIngredient[] }) {
  const messages = useMessages();
  const amountOf = (row: ShownIngredient) => {
    const { amount, unit } = measureText(row, messages);
    return `${amount} ${unit}`.trim();
  };
  return (
    <ul className="flex flex-wrap gap-2">
      {rows.map((row, stepIndex) => (
        <li
          key={stepIndex}
          className="min-w-0 rounded-face bg-sunken px-2.75 py-1.5 wrap-anywhere text-16 text-ink"
        >
          <b className="font-display font-bold font-stretch-90%">
            <FractionText>{amountOf(row)}</FractionText>
          </b>{" "}
          <bdi>{row.ingredient_name}</bdi>
        </li>
      ))}
    </ul>
  );
}
