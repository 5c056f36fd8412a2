import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { noticesQuery, useDismissNotice } from "@/features/community/api";
import { useCommunityMessages } from "@/features/community/messages";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

/** Shows the administrator's warnings, one after the other, until the user has dismissed them. */
export default function Notices() {
  const { data = [] } = useQuery(noticesQuery);
  return data.length > 0 && <NoticeDialog />;
}

function NoticeDialog() {
  const messages = useMessages();
  const community = useCommunityMessages();
  const { data = [] } = useQuery(noticesQuery);
  const dismissing = useDismissNotice();
  // A warning that is closed without being dismissed is shown again at the next visit.
  const [isClosed, setClosed] = useState(false);
  const [notice] = data;
  if (!notice || isClosed) return null;
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={(open) => !open && setClosed(true)}
      title={community.warningTitle}
      description={community.warningAbout[notice.about](notice.quote)}
      actions={
        <Button busy={dismissing.isPending} onClick={() => dismissing.mutate(notice.id)}>
          {community.dismissWarning}
        </Button>
      }
    >
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {notice.text}
      </p>
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {dismissing.error &&
          failureOf(messages, dismissing.error, community.dismissFailed, community.problems)}
      </p>
    </Dialog>
  );
}
