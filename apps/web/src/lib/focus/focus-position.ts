/** The position of a focused control: the entry of the list and the control within it, both from 0. */
export interface FocusPosition {
  entry: number;
  control: number;
}

/** Returns the position of an element in a list; null outside of its entries. */
export function focusPositionOf(list: Element, element: Element | null): FocusPosition | null {
  const entry = element?.closest("li");
  if (!entry || !list.contains(entry)) return null;
  return {
    entry: [...list.querySelectorAll("li")].indexOf(entry),
    control: controlsOf(entry).findIndex((control) => control === element),
  };
}

/** Returns the control at a position; in a list that has become shorter, the control of its last entry. */
export function controlAt(list: Element, { entry, control }: FocusPosition): HTMLElement | undefined {
  const entries = [...list.querySelectorAll("li")];
  const there = entries[entry] ?? entries.at(-1);
  return there && controlsOf(there)[control];
}

export const controlsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>("a[href], button")];
