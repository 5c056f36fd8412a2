import { watched } from "@/lib/browser/watched";

/** A message for screen readers in addition to the page's content; `Announcer` renders it. */
interface Announcement {
  id: number;
  text: string;
  /** Whether it interrupts what is being read. */
  urgent: boolean;
}

const last = watched<Announcement | null>(null);

export const useLastAnnouncement = last.useValue;

export function announce(text: string, { urgent = false } = {}): void {
  last.set({ id: (last.get()?.id ?? 0) + 1, text, urgent });
}
