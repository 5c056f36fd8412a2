import type { ShownIngredient } from "@larder/domain/cooking/shown-measure";
import { formatAmount } from "@larder/domain/measure/shown-amount";
import { measureText } from "@larder/domain/messages/measure-text";
import { Fragment } from "react";
import { FractionText } from "@/components/ui/amount";
import { useCookingMessages } from "@/features/cooking/messages";
import type { Striking } from "@/features/cooking/striking";
import { cn } from "@/lib/cn";
import { useMessages } from "@/lib/i18n/i18n";
import { useRecipeLang } from "@/lib/i18n/recipe-lang";

/** Returns a function that returns the amount of a row as text: "120 g", "½ of 120 g", "the rest of 120 g". */
export function useAmountText(): (row: ShownIngredient) => string {
  const messages = useMessages();
  const cooking = useCookingMessages();
  return (row) => {
    const { amount, unit } = measureText(row, messages);
    const text = `${amount} ${unit}`.trim();
    if (row.part === "part") return cooking.partOf(text, row.share ? formatAmount(row.share) : "");
    return row.part === "rest" ? cooking.restOf(text) : text;
  };
}

/** The characters of an amount that stay on one line of the narrowest phone. */
const LONGEST_UNBROKEN = 20;
/** Keeps an amount in the line of its ingredient. */
const NO_BREAK = "\u00a0";

interface NeededPillsProps {
  rows: readonly ShownIngredient[];
  isStruck: Striking["isStruck"];
}

/** Draws what a sub-step takes, as pills that flow like words; hidden where it is listed beside the step. */
export function NeededPills({ rows, isStruck }: NeededPillsProps) {
  const amountOf = useAmountText();
  const lang = useRecipeLang();
  return (
    <ul className="mt-2.5 text-16 leading-[1.875] in-[.cooking-screen:has([data-slot=needed-list])]:hidden">
      {rows.map((row, stepIndex) => {
        const amount = amountOf(row);
        return (
          <Fragment key={stepIndex}>
            <li
              className={cn(
                "inline rounded-chip bg-sunken px-2 py-1 wrap-anywhere text-ink",
                isStruck(row.group ?? "main", row.ingredient_name) && "line-through decoration-[1.5px]",
              )}
            >
              <b
                className={cn(
                  "font-display font-bold font-stretch-90%",
                  amount.length <= LONGEST_UNBROKEN && "whitespace-nowrap",
                )}
              >
                <FractionText>{amount}</FractionText>
              </b>
              {NO_BREAK}
              <bdi lang={lang}>{row.ingredient_name}</bdi>
            </li>{" "}
          </Fragment>
        );
      })}
    </ul>
  );
}
