import { Dialog as DialogPrimitive } from "radix-ui";
import { type ComponentProps, useEffect, useEffectEvent } from "react";
import { restoreFocus } from "@/components/ui/focus-history";
import { holdBack } from "@/lib/focus/back-key";
import { cn } from "@/lib/cn";

export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export type ModalContentProps = ComponentProps<typeof DialogPrimitive.Content> & ModalProps;

/**
 * Renders the modal that Dialog and Sheet share: the page behind is dimmed, locked and hidden from screen readers;
 * the focus is trapped and restored afterwards. The scrim is not radix's Overlay, which writes a <style> element that
 * a strict content security policy refuses.
 */
export function RadixModal({ open, onOpenChange, className, children, ...props }: ModalContentProps) {
  useCloseByBack(open, () => onOpenChange(false));
  return (
    <DialogPrimitive.Root open={open} onOpenChange={onOpenChange}>
      <DialogPrimitive.Portal>
        <div aria-hidden data-slot="scrim" className="fixed inset-0 z-40 fade bg-scrim" />
        <DialogPrimitive.Content
          aria-modal
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (event.target instanceof Element) restoreFocus(event.target);
          }}
          onInteractOutside={stayOpenForToasts}
          className={cn("fixed z-50 text-ink outline-none", className)}
          {...props}
        >
          {children}
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

/** Prevents the dialog from closing for a press on a toast, which lies above the scrim. */
function stayOpenForToasts(event: CustomEvent): void {
  if (event.target instanceof Element && event.target.closest("[data-slot=toast-viewport]"))
    event.preventDefault();
}

export const RadixModalTitle = ({ children }: { children: string }) => (
  <DialogPrimitive.Title className="min-w-0 flex-1 type-section">{children}</DialogPrimitive.Title>
);

/** Makes the browser's back button close the modal and stay on the page. */
function useCloseByBack(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const here = location.href;
    const state: unknown = history.state;
    const stay = () => history.pushState(state, "", here);
    // Before the first page of a visit the history has no entry of this app to step back to.
    const isFirst = isFirstEntry();
    if (isFirst) stay();
    return holdBack(() => {
      // Where an entry was added, stepping back has led to the page itself.
      if (!isFirst) stay();
      onBack();
    });
  }, [open]);
}

/** Older browsers know only how many entries the tab has. */
function isFirstEntry(): boolean {
  return "navigation" in window ? !window.navigation.canGoBack : history.length === 1;
}
