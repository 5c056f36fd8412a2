import { useId, type ReactNode } from "react";
import { Modal, ModalTitle } from "@/components/ui/modal";
import type { ModalProps } from "@/components/ui/radix-modal";

interface DialogProps extends ModalProps {
  title: string;
  description?: string;
  /** An alertdialog asks before something is lost: it does not close by a press beside it. */
  role?: "dialog" | "alertdialog";
  /** The buttons, in reading order. */
  actions?: ReactNode;
  children?: ReactNode;
}

export function Dialog({ title, description, role = "dialog", actions, children, ...modal }: DialogProps) {
  const descriptionId = useId();
  return (
    <Modal
      {...modal}
      role={role}
      data-slot="dialog"
      aria-describedby={description ? descriptionId : undefined}
      onPointerDownOutside={(event) => role === "alertdialog" && event.preventDefault()}
      className="inset-x-4 top-1/2 mx-auto grid grid-cols-1 max-h-[90dvh] max-w-120 -translate-y-1/2 gap-3 overflow-y-auto rounded-card bg-surface p-6 fade shadow-float"
    >
      <ModalTitle>{title}</ModalTitle>
      {description && (
        <p id={descriptionId} className="text-ink-2">
          {description}
        </p>
      )}
      {children}
      {actions && <div className="mt-3 flex flex-wrap justify-end gap-3">{actions}</div>}
    </Modal>
  );
}
