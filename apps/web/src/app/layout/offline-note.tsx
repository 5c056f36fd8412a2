import { CloudOff } from "lucide-react";
import { useMessages } from "@/lib/i18n/i18n";
import { useReachable } from "@/lib/offline/connection";

/**
 * Reports that the shown data may be old. The region is always mounted: screen readers announce text put into an
 * existing one.
 */
export function OfflineNote() {
  const { offline } = useMessages();
  const reachable = useReachable();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold paragraphs
    <div role="status">
      {!reachable && (
        <p className="flex items-center justify-center gap-2.5 bg-sunken px-(--gutter) py-2.5 text-16 text-ink-2 print:hidden">
          <CloudOff aria-hidden className="size-5 shrink-0" />
          {offline.note}
        </p>
      )}
    </div>
  );
}
