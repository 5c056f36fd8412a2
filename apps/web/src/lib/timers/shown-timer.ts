import { watched } from "@/lib/browser/watched";

/** Which timer is looked at closely: its chip opens it as well as its ticket. */
type ShownTimers = { id: string; fromAll: boolean } | "all" | null;

const shown = watched<ShownTimers>(null);

export const showTimers = shown.set;

export const useShownTimers = shown.useValue;
