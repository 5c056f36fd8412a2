import { ServingsScaler } from "@/features/cooking/servings-scaler";
import type { UsedAmounts } from "@/features/cooking/use-amounts";

type AmountsChoiceProps = Pick<UsedAmounts, "servings" | "serve"> & {
  /** For how many the recipe is written. */
  written: number;
};

/** How amounts are to be shown; the recipe stays as it is. */
export function AmountsChoice({ written, servings, serve }: AmountsChoiceProps) {
  return <ServingsScaler written={written} servings={servings} onServe={serve} />;
}
