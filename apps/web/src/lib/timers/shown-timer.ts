import { watched } from "@/lib/browser/watched";

/** The timer whose card is open; its chip opens the card, too. */
type ShownTimers = { id: string; fromAll: boolean } | "all" | null;

const shown = watched<ShownTimers>(null);

export const showTimers = shown.set;

export const useShownTimers = shown.useValue;
