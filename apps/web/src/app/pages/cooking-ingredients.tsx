import { formatAmount } from "@larder/domain/measure/shown-amount";
import type { Ingredients as Groups, Recipe } from "@larder/domain/recipe/recipe";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Sheet } from "@/components/ui/sheet";
import { AmountsChoice } from "@/features/cooking/amounts-choice";
import { useCookingMessages } from "@/features/cooking/messages";
import { useAmounts } from "@/features/cooking/use-amounts";
import type { Striking } from "@/features/cooking/striking";
import { Ingredients } from "@/features/recipes/detail/ingredients";
import { useMessages } from "@/lib/i18n/i18n";

interface CookingIngredientsProps {
  recipe: Pick<Recipe, "slug" | "servings" | "tools">;
  /** The list with its chosen amounts. */
  ingredients: Groups;
  /** What the step takes. */
  stepRows: ReactNode;
  striking: Striking;
  onClose: () => void;
}

/** Lists all ingredients while cooking: those of the step first, and the choice of amounts folded into one line. */
export default function CookingIngredients({
  recipe: { slug, servings: written, tools },
  ingredients,
  stepRows,
  striking,
  onClose,
}: CookingIngredientsProps) {
  const { detail, common } = useMessages();
  const cooking = useCookingMessages();
  const amounts = useAmounts(slug);
  const servings = amounts.servings ?? written;
  const chosen = `${formatAmount(servings)} ${cooking.servings(servings)} · ${cooking.unitNames[amounts.units]}`;
  return (
    <Sheet open tall onOpenChange={onClose} title={detail.ingredients} closeLabel={common.close}>
      <div className="grid grid-cols-1 gap-5">
        <details className="group rounded-field bg-sunken px-4">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-semibold">
            {chosen}
            <ChevronDown aria-hidden className="group-open:rotate-180" />
          </summary>
          <div className="pt-2 pb-4">
            <AmountsChoice written={written} {...amounts} />
          </div>
        </details>
        {stepRows}
        <p className="type-caption">{cooking.strikeHint}</p>
        <Ingredients groups={ingredients} tools={tools} striking={striking} />
      </div>
    </Sheet>
  );
}
