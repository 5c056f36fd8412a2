import type { ComponentProps } from "react";
import { TimerTraySlot } from "@/components/ui/timer-tray-slot";
import { cn } from "@/lib/cn";

/** The id of the element that the skip link leads to. */
const MAIN_ID = "content";

/** Draws a link past the navigation to the page. It is the first Tab stop, and visible while it has the focus. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only print:hidden focus-visible:not-sr-only focus-visible:fixed focus-visible:top-3 focus-visible:left-3 focus-visible:z-60 focus-visible:rounded-key focus-visible:bg-key focus-visible:px-5 focus-visible:py-3.5 focus-visible:text-on-key"
    >
      {label}
    </a>
  );
}

/** Draws the main part of a screen: 1,200 px wide at most, with space for bars fixed to the lower edge. */
export function Page({ className, ...props }: ComponentProps<"main">) {
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      data-slot="page"
      className={cn(
        "mx-auto max-w-content outline-none px-(--gutter) pb-[calc(var(--bottom-bar)+var(--dock)+32px)]",
        className,
      )}
      {...props}
    />
  );
}

/** Draws the bar of buttons fixed to the lower edge; a page with a bar has no bottom navigation. */
export function ActionBar({ className, children, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="action-bar"
      className={cn(
        "fixed inset-x-0 bottom-0 z-30 grid grid-cols-1 gap-2.5 border-t-[1.5px] border-line bg-bg px-(--gutter) pt-3 pb-[max(26px,env(safe-area-inset-bottom))] short:pt-2 short:pb-[max(8px,env(safe-area-inset-bottom))]",
        "before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-7 before:bg-linear-to-t before:from-bg before:to-transparent",
        className,
      )}
      {...props}
    >
      <TimerTraySlot className="empty:hidden" />
      <div className="flex gap-2">{children}</div>
    </div>
  );
}
