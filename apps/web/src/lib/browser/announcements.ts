import { watched } from "@/lib/browser/watched";

/** What screen readers are told beside what they find on the page; `Announcer` says it. */
interface Announcement {
  id: number;
  text: string;
  /** Cuts in on what is being read. */
  urgent: boolean;
}

const last = watched<Announcement | null>(null);

export const useLastAnnouncement = last.useValue;

export function announce(text: string, { urgent = false } = {}): void {
  last.set({ id: (last.get()?.id ?? 0) + 1, text, urgent });
}
