import { type FormEvent, type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useAttempt } from "@/lib/forms/use-attempt";
import { useMessages } from "@/lib/i18n/i18n";

/** What every dialog about passkeys needs. */
export interface PasskeyDialogProps {
  userId: string;
  hasPassword: boolean;
  onClose: () => void;
  /** Called after the change, before the dialog closes. */
  onDone: () => Promise<void>;
}

interface DialogFormProps {
  title: string;
  description?: string;
  /** The text of the button, and the one while the change is made. */
  action: string;
  acting: string;
  variant?: "primary" | "hot";
  onClose: () => void;
  /** Checks what was entered; false when a field says what is missing. */
  check?: () => boolean;
  send: () => Promise<void>;
  /** Returns the sentence for a failure. */
  problemOf: (error: unknown) => string;
  children?: ReactNode;
}

/** Draws a form in a dialog: it stays with what was typed when the change fails. */
export function DialogForm({
  title,
  description,
  action,
  acting,
  variant = "primary",
  onClose,
  check = () => true,
  send,
  problemOf,
  children,
}: DialogFormProps) {
  const { common } = useMessages();
  const formId = useId();
  const { busy, problem, attempt } = useAttempt(problemOf, { staysBusy: true });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (check()) attempt(send);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      {...(description && { description })}
      actions={
        <>
          <Button variant="soft" aria-disabled={busy || undefined} onClick={busy ? undefined : onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} variant={variant} busy={busy}>
            {busy ? acting : action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        {children}
        <p role="alert" className="font-semibold text-hot empty:hidden">
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
