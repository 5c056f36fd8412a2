import { useEffect, useEffectEvent } from "react";
import { commandOf, type KeyCommand } from "@/features/cooking/cooking-keys";

/** The part of a screen that a page key leaves in sight, so that the line which was read last is found again. */
const STILL_SHOWN_PX = 64;

/** Scrolls by the page keys while there is more of the screen; returns whether it did. */
function isScrolledBy(key: string): boolean {
  const way = key === "PageDown" ? 1 : key === "PageUp" ? -1 : 0;
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const rest = way > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop;
  if (way === 0 || rest < 1) return false;
  const bar = document.querySelector("[data-slot=action-bar]")?.getBoundingClientRect().height ?? 0;
  window.scrollBy({ top: way * Math.max(STILL_SHOWN_PX, clientHeight - bar - STILL_SHOWN_PX) });
  return true;
}

/** Runs the command of a shortcut that is pressed anywhere on the page. */
export function useCookingKeys(commands: Record<KeyCommand, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event, event.target instanceof Element ? event.target : document.body);
    if (!command) return;
    event.preventDefault();
    if (isScrolledBy(event.key)) return;
    commands[command]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
