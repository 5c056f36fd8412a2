import { bottomAvoidingButtons } from "@/components/ui/bottom-avoiding-buttons";

const GAP_PX = 12;
const BARS = '[data-slot="bottom-nav"], [data-slot="action-bar"], [data-slot="floating-dock"]';
/** Matches the main buttons of a screen; a toast may cover everything else. */
const MAIN_KEYS = '[data-slot="key"][data-look="primary"], [data-slot="key"][data-look="hot"]';

/**
 * Moves a floating element at the lower edge off the main buttons, also when the page under it scrolls or changes.
 *
 * @returns a function that ends this
 */
export function avoidButtons(floating: HTMLElement): () => void {
  let frame = 0;
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => moveUp(floating));
  };
  moveUp(floating);
  const changes = new MutationObserver(later);
  changes.observe(document.body, { childList: true, subtree: true });
  // Larger text makes the page longer and its buttons higher.
  const sizes = new ResizeObserver(later);
  sizes.observe(document.body);
  addEventListener("scroll", later, { capture: true, passive: true });
  addEventListener("resize", later);
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    removeEventListener("scroll", later, { capture: true });
    removeEventListener("resize", later);
  };
}

function moveUp(floating: HTMLElement): void {
  const screen = document.documentElement.clientHeight;
  const bottom = bottomAvoidingButtons({
    area: floating.getBoundingClientRect(),
    keys: areasOf(MAIN_KEYS),
    baseline: Math.min(screen, ...areasOf(BARS).map(({ top }) => top)) - GAP_PX,
    gap: GAP_PX,
  });
  floating.style.bottom = `${screen - bottom}px`;
}

/** Returns the boxes of the visible elements; behind a dialog no element is visible. */
function areasOf(selector: string): DOMRect[] {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  const top = dialogs.at(-1) ?? document;
  const areas = [...top.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
  return areas.filter(
    ({ width, bottom, top: y }) => width > 0 && bottom > 0 && y < document.documentElement.clientHeight,
  );
}
