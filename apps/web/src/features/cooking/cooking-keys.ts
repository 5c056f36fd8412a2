/** The command of a shortcut in cooking mode. */
export type KeyCommand = "next" | "previous" | "tick" | "timer" | "more" | "less" | "help" | "leave";

/** The commands by `KeyboardEvent.key`. Foot pedals send the page keys or the arrows. */
const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  ArrowRight: "next",
  PageDown: "next",
  ArrowLeft: "previous",
  PageUp: "previous",
  " ": "tick",
  t: "timer",
  T: "timer",
  "+": "more",
  "-": "less",
  "?": "help",
  Escape: "leave",
};

const DIALOG = "[role=dialog], [role=alertdialog]";
const TYPED_IN = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
/** Matches the controls that the space bar presses. */
const PRESSED = "button, a, input, summary, [role=switch]";
/** Matches the controls that the arrow keys move within. */
const MOVED_IN = "[type=radio], [role=radio], [role=tab], [role=slider]";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat" | "defaultPrevented">;

/**
 * Returns the command of a shortcut; null when the key belongs to the focused element: to a field, to a dialog, or to
 * a control that it presses or moves within.
 *
 * @param target the focused element
 */
export function commandOf(event: Pressed, target: Element): KeyCommand | null {
  const command = Object.hasOwn(COMMANDS, event.key) ? COMMANDS[event.key] : undefined;
  if (!command || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  // A key that is held adds minutes, but never runs through the steps.
  if (event.repeat && command !== "more" && command !== "less") return null;
  if (target.closest(TYPED_IN) || target.ownerDocument.querySelector(DIALOG)) return null;
  if (command === "tick" && target.closest(PRESSED)) return null;
  if ((command === "next" || command === "previous") && target.closest(MOVED_IN)) return null;
  return command;
}
