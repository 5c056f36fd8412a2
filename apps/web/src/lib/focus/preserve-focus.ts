const CONTROLS = "a[href], button, [tabindex='0']";
const PARTS = "main, dialog, [role=dialog]";

/** Long enough for a page that moves the focus itself. */
const DELAY_MS = 50;

/** The controls of a part of the page in their order, taken when a control had the focus. */
interface Snapshot {
  controls: readonly HTMLElement[];
  index: number;
  path: string;
}

/**
 * Preserves the keyboard focus: when the focused control is removed, and nothing else takes the focus, it moves to
 * the nearest remaining link or button, the following ones first. The control of a notice or of a dialog gives it
 * back to the page below. A text field never receives it, because that opens a phone's keyboard.
 *
 * @returns a function that stops it
 */
export function preserveFocus(): () => void {
  let last: Snapshot | null = null;
  let inMain: Snapshot | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function remember(target: unknown): void {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const part = target.closest(PARTS);
    const controls = [...(part?.querySelectorAll<HTMLElement>(`${CONTROLS}, :focus`) ?? [target])];
    last = { controls, index: controls.indexOf(target), path: location.pathname };
    if (part?.matches("main")) inMain = last;
  }

  /** Forgets the controls when the user moves the focus off a control on purpose. */
  function forget({ target }: FocusEvent): void {
    setTimeout(() => {
      const control = last?.controls[last.index];
      if (isLost() && control === target && isThere(control)) last = null;
    });
  }

  function restore(): void {
    if (!last || last.path !== location.pathname || !isLost() || isThere(last.controls[last.index])) return;
    const wanted = nearest(last) ?? (inMain?.path === last.path ? nearest(inMain) : undefined);
    (wanted ?? document.querySelector("main"))?.focus({ preventScroll: true });
  }

  const watcher = new MutationObserver(() => {
    if (!last || isThere(last.controls[last.index])) return;
    clearTimeout(timer);
    timer = setTimeout(restore, DELAY_MS);
  });
  const onFocus = ({ target }: FocusEvent) => remember(target);
  remember(document.activeElement);
  document.addEventListener("focusin", onFocus);
  document.addEventListener("focusout", forget);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    watcher.disconnect();
    document.removeEventListener("focusin", onFocus);
    document.removeEventListener("focusout", forget);
  };
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;
const isThere = (control: HTMLElement | undefined) => control?.isConnected === true;

function nearest({ controls, index }: Snapshot): HTMLElement | undefined {
  const canTake = (control: HTMLElement) =>
    control.isConnected &&
    control.matches(CONTROLS) &&
    control.closest("[inert], [aria-hidden=true]") === null;
  return controls.slice(index).find(canTake) ?? controls.slice(0, index).findLast(canTake);
}
