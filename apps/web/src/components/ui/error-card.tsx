import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

export interface ErrorCardProps {
  title: string;
  /** The cause and the possible remedies, a line each. */
  lines: readonly string[];
  /** A button to try again. */
  action?: ReactNode;
  /** The first level where the card is all there is. */
  heading?: "h1" | "h2";
  /** True where a toast announces the same: nothing is to be read out twice. */
  isAnnounced?: boolean;
}

export function ErrorCard({
  title,
  lines,
  action,
  heading: Heading = "h2",
  isAnnounced = false,
}: ErrorCardProps) {
  return (
    <div
      {...(!isAnnounced && { role: "alert" })}
      data-slot="error-card"
      className="slip-hot grid max-w-180 grid-cols-[44px_minmax(0,1fr)] gap-x-3.5 rounded-card bg-surface p-4 pb-5"
    >
      <span className="grid size-11 place-items-center rounded-field bg-hot text-on-hot">
        <TriangleAlert aria-hidden />
      </span>
      <div className="min-w-0">
        <Heading className="type-name">{title}</Heading>
        {lines.map((line) => (
          <p key={line} className="mt-1 text-16 text-ink-2">
            {line}
          </p>
        ))}
        {action && <div className="mt-3.5">{action}</div>}
      </div>
    </div>
  );
}
