/** The parts of an ingredient as apps store them apart. */
export interface AmountParts {
  quantity?: number | undefined;
  /** The upper end of a range. */
  most?: number | undefined;
  unit?: string | undefined;
  food?: string | undefined;
  note?: string | undefined;
}

/** Writes an ingredient as a line: "2 tbsp sugar, sifted". Empty parts and an amount of zero are left out. */
export function amountLine({ quantity, most, unit, food, note }: AmountParts): string {
  const amount = quantity && quantity > 0 ? written(quantity) + (most ? `-${written(most)}` : "") : "";
  const item = [amount, unit, food].filter((part) => part !== undefined && part.trim() !== "").join(" ");
  const remark = (note ?? "").trim();
  if (remark === "") return item;
  // Without a food the remark is what the cook wrote of it.
  return food === undefined || food.trim() === "" ? `${item} ${remark}`.trim() : `${item}, ${remark}`;
}

/** At most three digits behind the point: apps divide by three. */
function written(amount: number): string {
  return String(Math.round(amount * 1000) / 1000);
}
