import { useLastAnnouncement } from "@/lib/browser/announcements";

/**
 * Renders the live regions that screen readers announce. Mount it once and never unmount it: screen readers only
 * announce text put into a region that already exists.
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
