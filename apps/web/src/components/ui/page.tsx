import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** The main part of a screen: 1,200 px wide at most, with room for what is fixed to the lower edge. */
export function Page({ className, ...props }: ComponentProps<"main">) {
  return (
    <main
      data-slot="page"
      className={cn("mx-auto max-w-content px-(--gutter) pb-[calc(var(--bottom-bar)+32px)]", className)}
      {...props}
    />
  );
}

/** Keys that stay in reach at the lower edge; on a page with one there is no bottom navigation. */
export function ActionBar({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="action-bar"
      className={cn(
        "fixed inset-x-0 bottom-0 z-30 flex gap-2 border-t-[1.5px] border-line bg-bg px-(--gutter) pt-3 pb-[max(26px,env(safe-area-inset-bottom))]",
        "before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-7 before:bg-linear-to-t before:from-bg before:to-transparent",
        className,
      )}
      {...props}
    />
  );
}
