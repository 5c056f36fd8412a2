import type { UnitChoice } from "@larder/domain/cooking/cooking-state";
import { useState } from "react";
import { useOfBrowser } from "@/lib/hydration/document-state";
import { chosenUnits, rememberUnits } from "@/lib/timers/chosen-units";
import { cookingStore, useCooking } from "@/lib/timers/cooking-store";

export interface AmountsChoice {
  /** Null as written. */
  servings: number | null;
  units: UnitChoice;
}

/** Returns the chosen servings and units: those of the cooking when there is one, else this page's own, which begin with the units chosen last. */
export function useAmounts(slug: string) {
  const cooking = useCooking(slug);
  const chosenLast = useOfBrowser(chosenUnits, "written");
  const [own, setOwn] = useState<AmountsChoice | null>(null);
  const { servings, units } = cooking ?? own ?? { servings: null, units: chosenLast };
  return {
    isBegun: cooking !== undefined,
    servings,
    units,
    serve: (chosen: number | null) => {
      if (cooking) cookingStore.do({ type: "serve", slug, servings: chosen });
      else setOwn({ servings: chosen, units });
    },
    useUnits: (chosen: UnitChoice) => {
      rememberUnits(chosen);
      if (cooking) cookingStore.do({ type: "use-units", slug, units: chosen });
      else setOwn({ servings, units: chosen });
    },
  };
}

export type UsedAmounts = ReturnType<typeof useAmounts>;
