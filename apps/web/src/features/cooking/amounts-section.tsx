import { UNIT_CHOICES } from "@larder/domain/cooking/cooking-state";
import { useEffect } from "react";
import { ServingsScaler } from "@/features/cooking/servings-scaler";
import type { UsedAmounts } from "@/features/cooking/use-amounts";
import { loadMeasures } from "@/features/cooking/use-shown-amounts";
import { useCookingMessages } from "@/features/cooking/messages";
import { cn } from "@/lib/cn";

export type AmountsSectionProps = Pick<UsedAmounts, "servings" | "serve" | "units" | "useUnits"> & {
  /** The servings that the recipe is written for. */
  written: number;
};

/** Draws the choice of amounts: servings and units. The recipe itself is not changed. */
export function AmountsSection({ written, servings, serve, units, useUnits: choose }: AmountsSectionProps) {
  const messages = useCookingMessages();
  useEffect(() => {
    // A failure is ignored here: loading is tried again, and reported, when it is needed.
    loadMeasures().catch(() => {});
  }, []);
  return (
    <section aria-label={messages.amounts} className="grid grid-cols-1 gap-2">
      <ServingsScaler written={written} servings={servings} onServe={serve} />
      <fieldset aria-label={messages.units} className="flex min-w-0 flex-wrap rounded-key p-1 trough">
        {UNIT_CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === units}
            onClick={() => choose(choice)}
            className={cn(
              "min-h-12 flex-1 rounded-face px-2 text-16 font-semibold",
              choice === units
                ? "bg-soft font-bold text-ink lip [--lip-colour:var(--soft-lip)]"
                : "text-ink-2",
            )}
          >
            {messages.unitNames[choice]}
          </button>
        ))}
      </fieldset>
    </section>
  );
}
