import type { ShownIngredient } from "@larder/domain/cooking/shown-measure";
import { measureText } from "@larder/domain/messages/measure-text";
import { Amount } from "@/components/ui/amount";
import { useMessages } from "@/lib/i18n/i18n";

/** Draws the amount of an ingredient: "1½ cups", "2–3", "a handful". */
export function Measure({ row, className }: { row: ShownIngredient; className?: string }) {
  const { amount, unit } = measureText(row, useMessages());
  return <Amount value={amount} unit={unit} className={className} />;
}
