/** Adds a chip, trimmed; ignores blank and existing ones. */
export function addChip(chips: readonly string[], text: string): readonly string[] {
  const chip = text.trim();
  return chip === "" || chips.includes(chip) ? chips : [...chips, chip];
}

export function removeChip(chips: readonly string[], chip: string): readonly string[] {
  return chips.filter((other) => other !== chip);
}

/** Removes the last chip, as Backspace in an empty box does. */
export function removeLastChip(chips: readonly string[]): readonly string[] {
  return chips.slice(0, -1);
}
