/** An element that had the focus, and whether it stood in a modal dialog at that time. */
interface FocusedElement {
  element: Element;
  isInModal: boolean;
}

const MAX_ENTRIES = 12;

/** Latest first. Filled from the moment when this module is loaded. */
const history: FocusedElement[] = [];

function remember(element: Element | null): void {
  if (!element || element === document.body) return;
  history.unshift({ element, isInModal: element.closest("[aria-modal]") !== null });
  history.length = Math.min(history.length, MAX_ENTRIES);
}

remember(document.activeElement);
document.addEventListener(
  "focusin",
  ({ target }) => remember(target instanceof Element ? target : null),
  true,
);

/**
 * Moves the focus back after a modal dialog has closed: to the element that had it before the dialog, or to the element
 * that has its id now; when both are gone, to the page. Where one dialog has taken the place of another, elements of the
 * closed one are skipped. The order in which the two report opening and closing does not matter.
 *
 * @param closed the content of the dialog that has closed
 */
export function restoreFocus(closed: Element): void {
  const before = history.find(
    ({ element, isInModal }) => !closed.contains(element) && (element.isConnected || !isInModal),
  )?.element;
  const successor = before?.id ? document.getElementById(before.id) : null;
  const wanted = before?.isConnected ? before : successor;
  if (wanted instanceof HTMLElement) wanted.focus();
  if (document.activeElement === document.body)
    document.querySelector("main")?.focus({ preventScroll: true });
}
