import {
  REQUEST_STATUSES,
  type QueuedRequest,
  type RequestStatus,
} from "@larder/domain/account/queued-request";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link2, NotebookPen, TextCursorInput } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { SidePanel } from "@/components/ui/side-panel";
import { requestsQuery } from "@/features/admin/api";
import { RequestDetails } from "@/features/admin/request-details";
import { From, Received, RuledList, Written } from "@/features/admin/ruled-list";
import { StatusFilter } from "@/features/admin/status-filter";
import { StatusPicker } from "@/features/admin/status-picker";
import { useAdminMessages } from "@/features/admin/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";

/** The recipes that users asked for. */
export function RequestsTab() {
  const admin = useAdminMessages();
  const [status, setStatus] = useState<RequestStatus>();
  const { data, ...query } = useInfiniteQuery(requestsQuery(status));
  return (
    <>
      <StatusFilter names={admin.statuses} statuses={REQUEST_STATUSES} chosen={status} onChoose={setStatus} />
      <RuledList
        query={query}
        items={data?.pages.flatMap(({ requests }) => requests) ?? []}
        total={data?.pages[0]?.total ?? 0}
        heads={[admin.received, admin.type, admin.request, admin.from, admin.status]}
        empty={status ? admin.noneWithStatus : admin.noRequests}
        row={(request) => <RequestRow request={request} />}
      />
    </>
  );
}

function RequestRow({ request }: { request: QueuedRequest }) {
  const admin = useAdminMessages();
  const { requestType, content, email, notes, recipe, createdAt } = request;
  const TypeIcon = requestType === "url" ? Link2 : TextCursorInput;
  return (
    <>
      <Received at={createdAt} />
      <p className="flex items-center gap-2 text-16 text-ink-2">
        <TypeIcon aria-hidden className="size-5" />
        {admin.requestTypes[requestType]}
      </p>
      <Written content={content}>
        {notes && (
          <p className="mt-1 text-16 whitespace-pre-line text-ink-2">
            <b className="font-semibold">{admin.notes}:</b> {notes}
          </p>
        )}
        {recipe && (
          <Link
            href={paths.recipe(recipe.slug)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
          >
            {recipe.name}
          </Link>
        )}
      </Written>
      <From email={email} />
      <div className="flex flex-wrap items-center gap-2">
        <StatusPicker request={request} />
        <DetailsButton request={request} />
      </div>
    </>
  );
}

function DetailsButton({ request }: { request: QueuedRequest }) {
  const { common } = useMessages();
  const admin = useAdminMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="soft"
        size="icon"
        aria-haspopup="dialog"
        aria-label={admin.detailsOf(request.content)}
        onClick={() => setOpen(true)}
      >
        <NotebookPen aria-hidden />
      </Button>
      <SidePanel open={open} onOpenChange={setOpen} title={admin.details} closeLabel={common.close}>
        <RequestDetails request={request} onSaved={() => setOpen(false)} />
      </SidePanel>
    </>
  );
}
