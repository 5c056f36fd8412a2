import type { LucideIcon } from "lucide-react";

interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface Toast {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  icon?: LucideIcon;
  action?: ToastAction;
  /** Beside the first one. */
  otherAction?: ToastAction;
  durationMs?: number;
}

export interface ShownToast extends Toast {
  id: number;
  variant: "default" | "destructive";
  durationMs: number;
}

const DURATION_MS = 5000;

/** Holds the one toast on show: a new one replaces the older. It keeps no time; whoever shows a toast ends it. */
export function createToastStore() {
  let shown: ShownToast | null = null;
  let lastId = 0;
  const listeners = new Set<() => void>();

  const set = (next: ShownToast | null) => {
    shown = next;
    for (const listener of listeners) listener();
  };

  return {
    current: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(toast: Toast) {
      lastId += 1;
      set({ variant: "default", durationMs: DURATION_MS, ...toast, id: lastId });
      return lastId;
    },
    /**
     * Takes a toast away; nothing happens when a newer one has its place already.
     *
     * @returns whether it was on show
     */
    dismiss(id: number) {
      const isShown = shown?.id === id;
      if (isShown) set(null);
      return isShown;
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;

/** The app's one store: anything may call `toasts.show(...)`, the ToastViewport shows it. */
export const toasts = createToastStore();
