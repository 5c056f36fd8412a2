import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/button";
import { Modal, ModalTitle } from "@/components/ui/modal";
import type { ModalProps } from "@/components/ui/radix-modal";
import { useDragDown } from "@/components/ui/use-drag-down";
import { cn } from "@/lib/cn";

interface SheetProps extends ModalProps {
  title: string;
  closeLabel: string;
  /** Whether the sheet is as high as its content, as far as the screen allows. */
  fits?: boolean;
  /** Whether the sheet takes 85 % of the screen, for a list that is looked through. */
  tall?: boolean;
  /** Holds nothing that can be focused: the keyboard scrolls it. */
  textOnly?: boolean;
  children: ReactNode;
}

/**
 * Opens a sheet at the lower edge, 400 px high unless it is told otherwise. It is closed by its cross, Escape, a press beside it, or a pull on
 * its handle.
 */
export function Sheet({ open, onOpenChange, title, closeLabel, fits, tall, textOnly, children }: SheetProps) {
  const close = () => onOpenChange(false);
  const { pulledPx, ...handle } = useDragDown(close);
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      data-slot="sheet"
      style={pulledPx > 0 ? { translate: `0 ${pulledPx}px` } : undefined}
      className={cn(
        "inset-x-0 bottom-0 mx-auto flex max-h-[90dvh] max-w-160 flex-col rounded-t-sheet bg-sheet px-4 pb-6 rise",
        tall ? "h-[85dvh]" : !fits && "h-[400px]",
      )}
    >
      <div
        aria-hidden
        data-slot="sheet-handle"
        {...handle}
        className="-mx-4 grid shrink-0 cursor-grab touch-none place-items-center pt-2.5 pb-3"
      >
        <span className="h-1.25 w-11 rounded-full bg-edge" />
      </div>
      <div className="mb-3.5 flex shrink-0 items-center gap-3">
        <ModalTitle>{title}</ModalTitle>
        <IconButton label={closeLabel} icon={X} onClick={close} />
      </div>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- text alone could not be scrolled by keyboard
        tabIndex={textOnly ? 0 : undefined}
        className="-mx-4 -my-1 min-h-0 flex-1 overflow-y-auto px-4 py-1"
      >
        {children}
      </div>
    </Modal>
  );
}
