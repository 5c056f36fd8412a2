import { type QueuedReport, REPORT_LIMITS } from "@larder/domain/community/report";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toasts } from "@/components/ui/toast-store";
import { useCommunityMessages } from "@/features/community/messages";
import { type Guard, useChangeReport } from "@/features/community/reports/api";
import { useModerationMessages } from "@/features/community/reports/messages";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

interface WarnDialogProps {
  report: QueuedReport;
  /** The name of the author. */
  name: string;
  guard: Guard;
  onClose: () => void;
}

/** Draws the form for a warning to the author of a reported thing. It stays open with its text when the call fails. */
export function WarnDialog({ report, name, guard, onClose }: WarnDialogProps) {
  const messages = useMessages();
  const community = useCommunityMessages();
  const moderation = useModerationMessages();
  const [text, setText] = useState("");
  const change = useChangeReport(report, guard);
  const isEmpty = text.trim() === "";

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isEmpty) return;
    change.mutate(
      { change: "warned", value: text },
      {
        onSuccess: () => {
          toasts.show({ title: moderation.warned });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      title={moderation.warnTitle(name)}
      description={moderation.warnText}
    >
      <form onSubmit={submit} className="mt-2 grid grid-cols-1 gap-4">
        <Field label={moderation.warnLabel}>
          <Textarea
            low
            maxLength={REPORT_LIMITS.warningLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <p role="alert" className="font-semibold text-hot empty:hidden">
          {change.error && failureOf(messages, change.error, moderation.failed, community.problems)}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="soft" onClick={onClose}>
            {messages.common.cancel}
          </Button>
          <Button type="submit" disabled={isEmpty} busy={change.isPending}>
            {moderation.warnSend}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
