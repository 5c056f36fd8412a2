import { type ShownIngredient, shownMeasure } from "@larder/domain/cooking/shown-measure";
import { abbreviateUnit } from "@larder/domain/shown-unit";
import { Amount } from "@/components/ui/amount";

/** How much of an ingredient: "1½ cups", "2–3", "a handful". */
export function Measure({ row, className }: { row: ShownIngredient; className?: string }) {
  return <Amount value={shownMeasure(row)} unit={abbreviateUnit(row.unit)} className={className} />;
}
