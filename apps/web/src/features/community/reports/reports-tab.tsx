import { REPORT_STATUSES, type ReportStatus } from "@larder/domain/community/report";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadFailure } from "@/components/load-failure";
import { ChipRow, FilterChip } from "@/components/ui/filter-chip";
import { Skeleton } from "@/components/ui/skeleton";
import { type Guard, reportsQuery } from "@/features/community/reports/api";
import { useModerationMessages } from "@/features/community/reports/messages";
import { ReportRow } from "@/features/community/reports/report-row";
import { useMessages } from "@/lib/i18n/i18n";

interface ReportsTabProps {
  userId: string;
  guard: Guard;
  /** Whether users have accounts of this server, which can be suspended here. */
  canSuspend: boolean;
  onRecipesChanged: () => void;
}

/** Draws the queue of reported recipes and comments, with what can be done about each. */
export function ReportsTab({ userId, guard, canSuspend, onRecipesChanged }: ReportsTabProps) {
  const moderation = useModerationMessages();
  const [status, setStatus] = useState<ReportStatus>("open");
  return (
    <>
      <div className="mb-5">
        <ChipRow label={moderation.status}>
          {REPORT_STATUSES.map((each) => (
            <FilterChip key={each} chosen={each === status} onClick={() => setStatus(each)}>
              {moderation.statuses[each]}
            </FilterChip>
          ))}
        </ChipRow>
      </div>
      {!canSuspend && <p className="mb-4 max-w-180 text-ink-2">{moderation.noSuspension}</p>}
      <Queue key={status} status={status} userId={userId} guard={guard} onRecipesChanged={onRecipesChanged} />
    </>
  );
}

/** Writes the number of reported things that are open; nothing until it is known. */
export function OpenReports({ guard }: { guard: Guard }) {
  const { data } = useInfiniteQuery(reportsQuery("open", guard));
  return data?.pages[0]?.total;
}

interface QueueProps extends Pick<ReportsTabProps, "userId" | "guard" | "onRecipesChanged"> {
  status: ReportStatus;
}

function Queue({ status, userId, guard, onRecipesChanged }: QueueProps) {
  const { common } = useMessages();
  const moderation = useModerationMessages();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    reportsQuery(status, guard),
  );
  if (!data && error) {
    return <LoadFailure error={error} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <>
        <output className="sr-only">{common.loading}</output>
        <Skeleton className="h-32" />
      </>
    );
  }
  const reports = data.pages.flatMap((page) => page.reports);
  if (reports.length === 0)
    return <EmptyState title={status === "open" ? moderation.none : moderation.noneWithStatus} />;
  return (
    <>
      <ul>
        {reports.map((report) => (
          <ReportRow
            key={report.id}
            report={report}
            userId={userId}
            guard={guard}
            onRecipesChanged={onRecipesChanged}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="soft"
          className="mt-6"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? common.loading : common.loadMore}
        </Button>
      )}
    </>
  );
}
