import { type ShownIngredient, shownMeasure } from "@larder/domain/cooking/shown-measure";
import { abbreviateUnit } from "@larder/domain/shown-unit";
import { FractionText } from "@/components/ui/amount";

/** What a sub-step takes, as pills. */
export function NeededPills({ rows }: { rows: readonly ShownIngredient[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {rows.map((row, place) => (
        <li
          key={place}
          className="min-w-0 rounded-face bg-sunken px-2.75 py-1.5 wrap-anywhere text-16 text-ink"
        >
          <b className="font-display font-bold font-stretch-90%">
            <FractionText>{`${shownMeasure(row)} ${abbreviateUnit(row.unit)}`.trim()}</FractionText>
          </b>{" "}
          {row.ingredient_name}
        </li>
      ))}
    </ul>
  );
}
