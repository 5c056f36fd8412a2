import type { Feedback } from "@larder/domain/account/feedback";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { feedbackQuery, useMarkFeedback, type FeedbackStatus } from "@/features/admin/api";
import { From, Received, RuledList, Written } from "@/features/admin/ruled-list";
import { StatusFilter } from "@/features/admin/status-filter";
import { useSaving } from "@/features/admin/use-saving";
import { useAdminMessages } from "@/features/admin/messages";
import { useFormMessages } from "@/lib/i18n/form-messages";

const STATUSES: readonly FeedbackStatus[] = ["open", "done"];

/** Draws the feedback of users, which can be marked as done. */
export function FeedbackTab() {
  const admin = useAdminMessages();
  const [status, setStatus] = useState<FeedbackStatus>();
  const { data, ...query } = useInfiniteQuery(feedbackQuery(status));
  return (
    <>
      <StatusFilter names={admin} statuses={STATUSES} chosen={status} onChoose={setStatus} />
      <RuledList
        query={query}
        items={data?.pages.flatMap(({ feedback }) => feedback) ?? []}
        total={data?.pages[0]?.total ?? 0}
        heads={[admin.received, admin.type, admin.feedback, admin.from, admin.status]}
        empty={status ? admin.noneWithStatus : admin.noFeedback}
        row={(feedback) => <FeedbackRow feedback={feedback} />}
      />
    </>
  );
}

function FeedbackRow({
  feedback: { id, type, email, content, page, done, createdAt },
}: {
  feedback: Feedback;
}) {
  const { feedback } = useFormMessages();
  const admin = useAdminMessages();
  const setDone = useMarkFeedback();
  const saving = useSaving();
  return (
    <>
      <Received at={createdAt} />
      <p className="text-16 text-ink-2">{feedback.types[type]}</p>
      <Written content={content}>
        <p className="mt-1 type-caption">{admin.writtenOn(page)}</p>
      </Written>
      <From email={email} />
      <div className="flex flex-wrap items-center gap-2">
        {done && (
          <span className="inline-flex items-center gap-1.5 font-semibold text-done">
            <Check aria-hidden className="size-5" />
            {admin.done}
          </span>
        )}
        <Button
          variant="soft"
          size="small"
          busy={setDone.isPending}
          onClick={() => setDone.mutate({ id, done: !done }, saving)}
        >
          {done ? admin.reopen : admin.markDone}
        </Button>
      </div>
    </>
  );
}
