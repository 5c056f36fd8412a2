import { Plus, type LucideIcon } from "lucide-react";
import { Link } from "wouter";
import { TimerTraySlot } from "@/components/ui/timer-tray-slot";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

export interface NavTarget {
  href: string;
  label: string;
  icon: LucideIcon;
  /** "page" on the item's own page, true on a page below it. */
  current: "page" | boolean;
}

interface BottomNavProps {
  label: string;
  /** The links, two on each side of the plus. */
  items: readonly [NavTarget, NavTarget, NavTarget, NavTarget];
  /** False for users who add nothing. */
  plus: { label: string; onPress: () => void } | false;
}

/**
 * Draws the phone's bottom navigation with its five items, above the safe area. A shelf line marks the current item.
 */
export function BottomNav({ label, items, plus }: BottomNavProps) {
  const [home, list, saved, self] = items;
  return (
    <div data-slot="bottom-nav" className="fixed inset-x-0 bottom-0 z-30 bg-bg desktop:hidden">
      <TimerTraySlot on="phone" className="border-t-[1.5px] border-line px-(--gutter) py-2.5 empty:hidden" />
      <nav
        aria-label={label}
        className="@container grid min-h-21.5 border-t-[1.5px] border-line auto-cols-fr grid-flow-col has-[button]:grid-cols-[1fr_1fr_auto_1fr_1fr] px-2 pt-2 pb-[max(22px,env(safe-area-inset-bottom))]"
      >
        <NavItem {...home} />
        <NavItem {...list} />
        {plus && (
          <Button
            aria-label={plus.label}
            aria-haspopup="dialog"
            onClick={plus.onPress}
            className="w-14 self-center rounded-main px-0 @min-[22rem]:w-16"
          >
            <Plus aria-hidden />
          </Button>
        )}
        <NavItem {...saved} />
        <NavItem {...self} />
      </nav>
    </div>
  );
}

function NavItem({ href, label, icon: Icon, current }: NavTarget) {
  return (
    <Link
      href={href}
      aria-current={current || undefined}
      className={cn(
        "relative flex min-h-14 min-w-0 flex-col items-center justify-center gap-1 rounded-face text-12 leading-none font-semibold",
        current
          ? "font-bold text-ink before:absolute before:-top-2.25 before:w-11 before:rounded-b-[4px] before:shelf-line"
          : "text-ink-3",
      )}
    >
      <span className="grid h-8 w-14 place-items-center">
        <Icon aria-hidden />
      </span>
      {/* Where the words are too large for their places, the icons stand alone to the eye. */}
      <span className="@max-[16rem]:sr-only">{label}</span>
    </Link>
  );
}
