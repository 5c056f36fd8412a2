import { amountText } from "./amount-text.ts";

/** The parts of an ingredient as apps store them apart. */
export interface AmountParts {
  quantity?: number | undefined;
  unit?: string | undefined;
  food?: string | undefined;
  note?: string | undefined;
}

/** Writes an ingredient as a line: "2 tbsp sugar, sifted", "½ lemon". Empty parts and an amount of zero are left out. */
export function amountLine({ quantity, unit, food, note }: AmountParts): string {
  const amount = quantity && quantity > 0 ? amountText(quantity) : "";
  const item = [amount, unit, food].filter((part) => part !== undefined && part.trim() !== "").join(" ");
  const remark = (note ?? "").trim();
  if (remark === "") return item;
  // Without a food the remark is what the cook wrote of it.
  return food === undefined || food.trim() === "" ? `${item} ${remark}`.trim() : `${item}, ${remark}`;
}
