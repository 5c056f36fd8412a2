import { Dialog as DialogPrimitive } from "radix-ui";
import { useRef, type ComponentProps } from "react";
import { cn } from "@/lib/cn";

export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export type ModalContentProps = ComponentProps<typeof DialogPrimitive.Content> & ModalProps;

/**
 * What Dialog and Sheet share: the page behind is dimmed, locked and hidden from screen readers, focus is trapped
 * and goes back to where it came from. The scrim is ours, because radix's Overlay writes a <style> element, which
 * a strict content security policy refuses.
 */
export function RadixModal({ open, onOpenChange, className, children, ...props }: ModalContentProps) {
  const opener = useRef<Element | null>(null);
  return (
    <DialogPrimitive.Root open={open} onOpenChange={onOpenChange}>
      <DialogPrimitive.Portal>
        <div aria-hidden data-slot="scrim" className="fixed inset-0 z-40 fade bg-scrim" />
        <DialogPrimitive.Content
          aria-modal
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = openerNow();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveFocusBack(opener.current);
            lastOpener = null;
          }}
          onInteractOutside={keepOpenForToasts}
          className={cn("fixed z-50 text-ink outline-none", className)}
          {...props}
        >
          {children}
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

/** What opened the latest modal, until that one gives the focus back: a little after it has closed. */
let lastOpener: Element | null = null;

/** What has the focus; or, where one modal takes another's place, what opened the first of them. */
function openerNow(): Element | null {
  const focused = document.activeElement;
  lastOpener = focused === document.body ? lastOpener : focused;
  return lastOpener;
}

/** To what opened it, or to what stands in its place now; when that is gone too, to the page. */
function giveFocusBack(opener: Element | null): void {
  const heir = opener?.id ? document.getElementById(opener.id) : null;
  const wanted = opener?.isConnected ? opener : heir;
  if (wanted instanceof HTMLElement) wanted.focus();
  if (document.activeElement === document.body)
    document.querySelector("main")?.focus({ preventScroll: true });
}

/** A toast lies above the scrim; who presses it means the toast. */
function keepOpenForToasts(event: CustomEvent): void {
  if (event.target instanceof Element && event.target.closest("[data-slot=toast-viewport]"))
    event.preventDefault();
}

export const RadixModalTitle = ({ children }: { children: string }) => (
  <DialogPrimitive.Title className="min-w-0 flex-1 type-section">{children}</DialogPrimitive.Title>
);
