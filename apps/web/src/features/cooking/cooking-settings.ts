import { useSyncExternalStore } from "react";
import * as z from "zod/mini";

/** The schema of the settings of cooking mode on this device. */
const settingsSchema = z.object({
  keepAwake: z._default(z.boolean(), true),
  /** Absent until the user chooses: then it is by the screen. */
  textSize: z.optional(z.enum(["small", "medium", "large"])),
  highContrast: z._default(z.boolean(), false),
  autoRead: z._default(z.boolean(), false),
  voice: z._default(z.boolean(), false),
});

export type TextSize = "small" | "medium" | "large";
export type CookingSettings = z.infer<typeof settingsSchema>;

const STORAGE_KEY = "larder-cooking";
let current: CookingSettings | undefined;
const listeners = new Set<() => void>();

export function cookingSettings(): CookingSettings {
  current ??= stored();
  return current;
}

/** Changes settings, and stores them if the browser allows it. */
export function changeCookingSettings(change: Partial<CookingSettings>): void {
  current = { ...cookingSettings(), ...change };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(current));
  } catch {
    // A browser that stores nothing has the settings until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function useCookingSettings(): CookingSettings {
  return useSyncExternalStore(subscribe, cookingSettings);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): CookingSettings {
  try {
    const parsed = settingsSchema.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}"));
    if (parsed.success) return parsed.data;
  } catch {
    // The storage refuses, or its text is invalid.
  }
  return settingsSchema.parse({});
}
