/** What screen readers are told beside what they find on the page; `Announcer` says it. */
export interface Announcement {
  id: number;
  text: string;
  /** Cuts in on what is being read. */
  urgent: boolean;
}

let last: Announcement | null = null;
const listeners = new Set<() => void>();

export function announce(text: string, { urgent = false } = {}): void {
  last = { id: (last?.id ?? 0) + 1, text, urgent };
  for (const listener of listeners) listener();
}

export const announcements = {
  last: (): Announcement | null => last,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
