/** What a key does in cooking mode. */
export type KeyCommand = "next" | "previous" | "tick" | "timer" | "more" | "less" | "help" | "leave";

/** By `KeyboardEvent.key`. Foot pedals send the pages or the arrows. */
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
/** What the space bar presses by itself. */
const PRESSED = "button, a, input, summary, [role=switch]";
/** What the arrows move within. */
const MOVED_IN = "[type=radio], [role=radio], [role=tab], [role=slider]";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat" | "defaultPrevented">;

/**
 * The command of a key, unless it belongs to what has the focus: to a field, to a dialog, or to a control that it presses
 * or moves within.
 *
 * @param target what has the focus
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
