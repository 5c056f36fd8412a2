import { Check, TriangleAlert, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { toasts, type ShownToast, type ToastStore } from "@/components/ui/toast-store";
import { useAvoidOverlap } from "@/components/ui/use-avoid-overlap";
import { useCountdown } from "@/components/ui/use-countdown";
import { cn } from "@/lib/cn";

interface ToastViewportProps {
  dismissLabel: string;
  store?: ToastStore;
}

/**
 * Renders the toast: above the navigation or the action bar, and off the main buttons. Mount it once. Both live
 * regions are always mounted, because screen readers only announce text put into a region that already exists. They
 * set aria-live explicitly, because a dialog hides everything else from screen readers.
 */
export function ToastViewport({ dismissLabel, store = toasts }: ToastViewportProps) {
  const toast = useSyncExternalStore(store.subscribe, store.current, () => null);
  const floating = useAvoidOverlap(toast);
  const shownAs = (variant: ShownToast["variant"]) =>
    toast?.variant === variant && (
      <ToastCard
        key={toast.id}
        toast={toast}
        dismissLabel={dismissLabel}
        onDismiss={() => store.dismiss(toast.id)}
      />
    );
  return (
    <div
      ref={floating}
      data-slot="toast-viewport"
      className="pointer-events-none fixed inset-x-3 print:hidden bottom-[calc(var(--bottom-bar)+var(--dock)+12px)] z-60 mx-auto max-w-115 desktop:mr-10"
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold paragraphs and keys */}
      <div role="status" aria-live="polite">
        {shownAs("default")}
      </div>
      <div role="alert" aria-live="assertive">
        {shownAs("destructive")}
      </div>
    </div>
  );
}

interface ToastCardProps {
  toast: ShownToast;
  dismissLabel: string;
  /** Returns whether the toast was still on show. */
  onDismiss: () => boolean;
}

function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const {
    title,
    description,
    variant,
    action,
    otherActions = [],
    icon: Icon = variant === "default" ? Check : TriangleAlert,
  } = toast;
  const hold = useCountdown(toast.durationMs, onDismiss);
  return (
    <div
      data-slot="toast"
      {...hold}
      className={cn(
        "pointer-events-auto grid grid-cols-[44px_minmax(0,1fr)_48px] items-center gap-x-3 rounded-main pt-3 pr-1 pb-3.5 pl-3.5",
        variant === "default"
          ? "slip bg-key text-on-key"
          : "slip-hot bg-surface text-ink [--slip-float:var(--float)]",
      )}
    >
      <span
        className={cn(
          "grid size-11 place-items-center rounded-field",
          variant === "default" ? "bg-on-key text-key" : "bg-hot text-on-hot",
        )}
      >
        <Icon aria-hidden />
      </span>
      <div>
        <p className="font-display text-17 leading-[1.2] font-bold">{title}</p>
        {description && (
          <p className="text-[0.9375rem] leading-[1.35] whitespace-pre-line opacity-90">{description}</p>
        )}
      </div>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={onDismiss}
        className="grid size-12 place-items-center rounded-field"
      >
        <X aria-hidden className="size-5" />
      </button>
      <div className="col-span-2 col-start-2 mt-2.5 flex flex-wrap gap-2 empty:hidden">
        {[action, ...otherActions].map(
          (one) =>
            one && (
              <Button
                key={one.label}
                variant="soft"
                size="small"
                onClick={() => onDismiss() && one.onSelect()}
              >
                {one.label}
              </Button>
            ),
        )}
      </div>
    </div>
  );
}
