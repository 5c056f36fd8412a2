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
  /** The buttons beside `action`. */
  otherActions?: readonly ToastAction[];
  durationMs?: number;
}

export interface ShownToast extends Toast {
  id: number;
  variant: "default" | "destructive";
  durationMs: number;
}

const DURATION_MS = 5000;

/**
 * Creates a store of the toast on show: a new toast replaces the older one. It has no timer; the viewport dismisses
 * the toast.
 */
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
     * Dismisses a toast; does nothing when a newer one has replaced it.
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

/** The app's only store: any module may call `toasts.show(...)`, and the ToastViewport shows it. */
export const toasts = createToastStore();
