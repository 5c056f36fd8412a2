/** Which control of which entry of a list has the focus, both from 0. */
export interface FocusPosition {
  entry: number;
  control: number;
}

/** Where an element stands in a list; null outside of its entries. */
export function focusPositionOf(list: Element, element: Element | null): FocusPosition | null {
  const entry = element?.closest("li");
  if (!entry || !list.contains(entry)) return null;
  return {
    entry: [...list.querySelectorAll("li")].indexOf(entry),
    control: controlsOf(entry).findIndex((control) => control === element),
  };
}

/** The control at a place; the list may have become shorter, and then it is that of its last entry. */
export function controlAt(list: Element, { entry, control }: FocusPosition): HTMLElement | undefined {
  const entries = [...list.querySelectorAll("li")];
  const there = entries[entry] ?? entries.at(-1);
  return there && controlsOf(there)[control];
}

export const controlsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>("a[href], button")];
