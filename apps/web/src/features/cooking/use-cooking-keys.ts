import { useEffect, useEffectEvent } from "react";
import { commandOf, type KeyCommand } from "@/features/cooking/cooking-keys";

/** Runs the command of a shortcut that is pressed anywhere on the page. */
export function useCookingKeys(commands: Record<KeyCommand, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event, event.target instanceof Element ? event.target : document.body);
    if (!command) return;
    event.preventDefault();
    commands[command]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
