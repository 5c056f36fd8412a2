import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/button";
import { Modal, ModalTitle } from "@/components/ui/modal";
import type { ModalProps } from "@/components/ui/radix-modal";

interface SidePanelProps extends ModalProps {
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * Opens a panel at the right edge, as high as the screen; on a phone as wide. It is closed by its cross, Escape or a
 * press beside it.
 */
export function SidePanel({ title, closeLabel, children, ...modal }: SidePanelProps) {
  return (
    <Modal
      {...modal}
      data-slot="side-panel"
      className="inset-y-0 right-0 flex w-full max-w-120 flex-col bg-sheet px-(--gutter) pt-4 pb-[max(24px,env(safe-area-inset-bottom))] slide tablet:rounded-l-sheet tablet:px-6"
    >
      <div className="mb-4 flex shrink-0 items-center gap-3">
        <ModalTitle>{title}</ModalTitle>
        <IconButton label={closeLabel} icon={X} onClick={() => modal.onOpenChange(false)} />
      </div>
      <div className="-mx-2 min-h-0 flex-1 overflow-y-auto px-2 pb-2">{children}</div>
    </Modal>
  );
}
