import { formatMeasure } from "@larder/domain/shown-amount";
import type { IngredientRow } from "@larder/domain/recipe";
import { abbreviateUnit } from "@larder/domain/shown-unit";
import { Amount } from "@/components/ui/amount";

/** How much of an ingredient: "1½ cups", "2–3", "a handful". */
export function Measure({ row, className }: { row: IngredientRow; className?: string }) {
  return <Amount value={formatMeasure(row)} unit={abbreviateUnit(row.unit)} className={className} />;
}
