import { useEffect, useEffectEvent } from "react";
import { commandOf, type KeyCommand } from "@/features/cooking/cooking-keys";

/** Calls back with what keys mean, wherever on the page they are pressed. */
export function useCookingKeys(onCommand: (command: KeyCommand) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event, event.target instanceof Element ? event.target : document.body);
    if (!command) return;
    event.preventDefault();
    onCommand(command);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
