import { useLastAnnouncement } from "@/lib/browser/announcements";

/**
 * Tells screen readers what is announced. Mount it once, and keep it: they only say what is put into a region that
 * they already know.
 */
export function Announcer() {
  const last = useLastAnnouncement();
  const said = (urgent: boolean) => last?.urgent === urgent && <p key={last.id}>{last.text}</p>;
  return (
    <div data-slot="announcer" className="sr-only">
      <div aria-live="polite">{said(false)}</div>
      <div aria-live="assertive">{said(true)}</div>
    </div>
  );
}
