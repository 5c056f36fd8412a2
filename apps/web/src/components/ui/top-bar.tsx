import type { ReactNode } from "react";
import { Link } from "wouter";
import type { NavTarget } from "@/components/ui/bottom-nav";
import { cn } from "@/lib/cn";

interface TopBarProps {
  label: string;
  /** The logo, as a link. */
  brand: ReactNode;
  items: readonly NavTarget[];
  /** The button on the right. */
  action?: ReactNode;
}

/** The same places on a desktop. */
export function TopBar({ label, brand, items, action }: TopBarProps) {
  return (
    <header
      data-slot="top-bar"
      className="hidden h-20 items-center gap-2 border-b-[1.5px] border-line px-10 desktop:flex print:hidden"
    >
      <span className="grid h-12 *:content-center">{brand}</span>
      <nav aria-label={label} className="ml-auto flex gap-2">
        {items.map(({ href, label: name, icon: Icon, current }) => (
          <Link
            key={href}
            href={href}
            aria-current={current || undefined}
            className={cn(
              "relative inline-flex min-h-12 items-center gap-2.25 rounded-field px-4 font-semibold",
              current
                ? "font-bold text-ink after:absolute after:inset-x-3 after:-bottom-4 after:rounded-t-[4px] after:shelf-line"
                : "text-ink-2",
            )}
          >
            <Icon aria-hidden className="size-5" />
            {name}
          </Link>
        ))}
      </nav>
      {action && <div className="ml-2">{action}</div>}
    </header>
  );
}
