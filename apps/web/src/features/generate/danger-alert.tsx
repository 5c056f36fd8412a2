import { OctagonAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useNoteMessages } from "@/features/generate/messages";
import { cn } from "@/lib/cn";

interface DangerAlertProps {
  className?: string;
  children: ReactNode;
}

/** Draws the frame of what can make people ill, which looks like no other note. */
export function DangerAlert({ className, children }: DangerAlertProps) {
  const { findings } = useNoteMessages();
  return (
    <section
      role="alert"
      aria-label={findings.dangerTitle}
      className={cn(
        "slip-hot grid grid-cols-[44px_minmax(0,1fr)] gap-x-3.5 rounded-card bg-surface p-4 break-inside-avoid",
        className,
      )}
    >
      <span className="grid size-11 place-items-center rounded-field bg-hot text-on-hot">
        <OctagonAlert aria-hidden />
      </span>
      {children}
    </section>
  );
}
