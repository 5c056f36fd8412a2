import {
  REPORT_LIMITS,
  REPORT_REASONS,
  type ReportedKind,
  type ReportReason,
} from "@larder/domain/community/report";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FilterChip } from "@/components/ui/filter-chip";
import { Sheet } from "@/components/ui/sheet";
import { Textarea } from "@/components/ui/textarea";
import { toasts } from "@/components/ui/toast-store";
import { useReport } from "@/features/community/api";
import { useCommunityMessages } from "@/features/community/messages";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

interface ReportSheetProps {
  kind: ReportedKind;
  id: string;
  title: string;
  onClose: () => void;
}

/** Draws the form by which a recipe or a comment is reported. It stays open with its input when the call fails. */
export function ReportSheet({ kind, id, title, onClose }: ReportSheetProps) {
  const messages = useMessages();
  const community = useCommunityMessages();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState("");
  const reporting = useReport();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!reason) return;
    reporting.mutate(
      { kind, id, reason, text },
      {
        onSuccess: () => {
          toasts.show({ title: community.reported, description: community.reportedText });
          onClose();
        },
      },
    );
  }

  return (
    <Sheet open fits onOpenChange={onClose} title={title} closeLabel={messages.common.close}>
      <form onSubmit={submit} className="grid grid-cols-1 gap-5">
        <p className="text-ink-2">{community.reportText}</p>
        <fieldset className="min-w-0">
          <legend className="mb-1.5 type-label">{community.reasonLegend}</legend>
          <div className="flex flex-wrap gap-2">
            {REPORT_REASONS.map((each) => (
              <FilterChip key={each} chosen={each === reason} onClick={() => setReason(each)}>
                {community.reasons[each]}
              </FilterChip>
            ))}
          </div>
        </fieldset>
        <Field label={community.reportMore}>
          <Textarea
            low
            maxLength={REPORT_LIMITS.textLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <p role="alert" className="font-semibold text-hot empty:hidden">
          {reporting.error &&
            failureOf(messages, reporting.error, community.reportFailed, community.problems)}
        </p>
        <Button type="submit" full busy={reporting.isPending} disabled={!reason}>
          {reporting.isPending ? community.sending : community.reportSend}
        </Button>
      </form>
    </Sheet>
  );
}
