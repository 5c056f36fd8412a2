import { cn } from "@/lib/cn";

/** Draws a placeholder for content that is loading. Size and radius come from className. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden data-slot="skeleton" className={cn("pulse rounded-chip bg-line", className)} />;
}

/** Draws the placeholder of a card: cover, name, caption. */
export function CardSkeleton() {
  return (
    <div aria-hidden data-slot="card-skeleton">
      <Skeleton className="aspect-(--card-shape) rounded-cover" />
      <Skeleton className="mt-3 h-5 w-4/5" />
      <Skeleton className="mt-2.5 h-3.5 w-2/5" />
    </div>
  );
}
