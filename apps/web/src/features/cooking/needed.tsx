import { formatMeasure } from "@larder/domain/shown-amount";
import type { IngredientRow } from "@larder/domain/recipe";
import { abbreviateUnit } from "@larder/domain/shown-unit";
import { Amount, FractionText } from "@/components/ui/amount";
import { useCookingWords } from "@/features/cooking/words";

/** What a sub-step takes, as pills. */
export function NeededPills({ rows }: { rows: readonly IngredientRow[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {rows.map((row, place) => (
        <li
          key={place}
          className="min-w-0 rounded-face bg-sunken px-2.75 py-1.5 wrap-anywhere text-16 text-ink"
        >
          <b className="font-display font-bold font-stretch-90%">
            <FractionText>{`${formatMeasure(row)} ${abbreviateUnit(row.unit)}`.trim()}</FractionText>
          </b>{" "}
          {row.ingredient_name}
        </li>
      ))}
    </ul>
  );
}

/** What the whole step takes, as a list beside it. */
export function NeededList({ rows }: { rows: readonly IngredientRow[] }) {
  const cooking = useCookingWords();
  return (
    <section>
      <h2 className="border-b-[1.5px] border-line pb-3 type-step">{cooking.forStep}</h2>
      <ul>
        {rows.map((row, place) => (
          <li key={place} className="border-b-[1.5px] border-line py-3 wrap-anywhere">
            <span className="block text-22 leading-[1.2]">
              <Amount value={formatMeasure(row)} unit={abbreviateUnit(row.unit)} />
            </span>
            <span className="text-16 text-ink-2">
              {row.ingredient_name}
              {row.prep_style && ` (${row.prep_style})`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
