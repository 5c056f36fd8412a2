import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  text?: string;
  /** A single button that leads on. */
  action?: ReactNode;
  /** The picture above the title; the default is a shelf with empty spaces. */
  picture?: ReactNode;
  /** The level below the heading of the section. */
  heading?: "h2" | "h3";
}

export function EmptyState({
  title,
  text,
  action,
  picture = <EmptyShelf />,
  heading: Heading = "h2",
}: EmptyStateProps) {
  return (
    <div data-slot="empty-state" className="mx-auto grid max-w-105 justify-items-center py-8 text-center">
      {picture}
      <Heading className="mt-7 max-w-80 text-[1.75rem] type-section wrap-anywhere">{title}</Heading>
      {text && <p className="mt-3 max-w-75 text-ink-3 text-balance">{text}</p>}
      {action && <div className="mt-5.5">{action}</div>}
    </div>
  );
}

/** The shelf line with dashed places on it. */
export function EmptyShelf() {
  return (
    <svg aria-hidden viewBox="0 0 342 110" className="w-full max-w-85.5">
      <g fill="none" stroke="var(--edge)" strokeWidth="2.5" strokeDasharray="3 9" strokeLinecap="round">
        <rect x="34" y="12" width="76" height="88" rx="14" />
        <rect x="134" y="28" width="62" height="72" rx="31" />
        <path d="M222 100V48a34 34 0 0 1 68 0v52z" />
      </g>
      <rect y="100" width="342" height="10" rx="3" fill="var(--ink)" />
    </svg>
  );
}
