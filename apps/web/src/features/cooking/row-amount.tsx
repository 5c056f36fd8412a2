import type { ShownIngredient } from "@larder/domain/cooking/shown-measure";
import { measureText } from "@larder/domain/messages/measure-text";
import { Amount } from "@/components/ui/amount";
import { useMessages } from "@/lib/i18n/i18n";

/** Draws the amount of an ingredient in a step, in the reader's language. */
export function RowAmount({ row }: { row: ShownIngredient }) {
  const { amount, unit } = measureText(row, useMessages());
  return <Amount value={amount} unit={unit} />;
}
