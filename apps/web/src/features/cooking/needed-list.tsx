import type { Recipe, Step } from "@larder/domain/recipe/recipe";
import type { ReactNode } from "react";
import { FractionText } from "@/components/ui/amount";
import { useAmountText } from "@/features/cooking/needed";
import { RowAmount } from "@/features/cooking/row-amount";
import type { Striking } from "@/features/cooking/striking";
import { neededIn } from "@/features/cooking/measures";
import type { AmountsChoice } from "@/features/cooking/use-amounts";
import { useCookingMessages } from "@/features/cooking/messages";
import { cn } from "@/lib/cn";
import { useRecipeLang } from "@/lib/i18n/recipe-lang";

interface NeededListProps {
  recipe: Pick<Recipe, "servings" | "language" | "ingredients">;
  /** The step as it is written. */
  step: Step;
  chosen: AmountsChoice;
  isStruck: Striking["isStruck"];
  /** What is shown for a step that takes nothing. */
  otherwise?: ReactNode;
}

/** Lists everything that a step takes, beside it. */
export default function NeededList({ recipe, step, chosen, isStruck, otherwise = null }: NeededListProps) {
  const cooking = useCookingMessages();
  const amountOf = useAmountText();
  const lang = useRecipeLang();
  const rows = neededIn(step, recipe, chosen);
  if (rows.length === 0) return otherwise;
  return (
    <section data-slot="needed-list" className="short:max-desktop:text-16">
      <h2 className="border-b-[1.5px] border-line pb-3 type-step">{cooking.forStep}</h2>
      <ul>
        {rows.map((row, stepIndex) => (
          <li
            key={stepIndex}
            className={cn(
              "border-b-[1.5px] border-line py-3 wrap-anywhere",
              isStruck(row.group ?? "main", row.ingredient_name) && "line-through decoration-[1.5px]",
            )}
          >
            <span className="block text-22 leading-[1.2]">
              {row.part ? <FractionText>{amountOf(row)}</FractionText> : <RowAmount row={row} />}
            </span>
            <span dir="auto" lang={lang} className="block text-16 text-ink-2">
              {row.ingredient_name}
              {row.prep_style && ` (${row.prep_style})`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
