import { formatAmount } from "@larder/domain/measure/shown-amount";
import type { UsedAmounts } from "@/features/cooking/use-amounts";
import { useCookingMessages } from "@/features/cooking/messages";
import { useMessages } from "@/lib/i18n/i18n";

/**
 * Returns the label of the button to cooking mode: it names the servings when they were chosen, and whether the
 * cooking goes on.
 */
export function useCookLabel({ isBegun, servings }: Pick<UsedAmounts, "isBegun" | "servings">): string {
  const messages = useCookingMessages();
  const { detail } = useMessages();
  if (isBegun) return messages.goOnCooking;
  return servings === null ? detail.cook : messages.cookFor(formatAmount(servings));
}
