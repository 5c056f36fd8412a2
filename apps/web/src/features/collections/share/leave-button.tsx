import type { Collection } from "@larder/domain/collection/collection";
import { leaveCollection } from "@larder/domain/contract/collections";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { Button } from "@/components/ui/button";
import { toasts } from "@/components/ui/toast-store";
import { useForgetCollection } from "@/features/collections/api";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { useCollectionMessages } from "@/features/collections/messages";
import { useCollectionProblem } from "@/features/collections/use-collection-problem";
import { call } from "@/lib/api/api-client";
import { paths } from "@/lib/navigation/paths";

interface LeaveButtonProps {
  userId: string;
  collection: Pick<Collection, "id" | "name">;
}

/** Draws the button that ends the user's membership of a collection, after a question. */
export function LeaveButton({ userId, collection: { id, name } }: LeaveButtonProps) {
  const collections = useCollectionMessages();
  const problemOf = useCollectionProblem();
  const forget = useForgetCollection();
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);

  async function leave(): Promise<void> {
    await call(leaveCollection, { params: { id }, query: { userId } });
    navigate(paths.bookmarks, { replace: true });
    forget(id);
    toasts.show({ title: collections.left(name) });
  }

  return (
    <>
      <Button variant="soft" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <LogOut aria-hidden />
        {collections.leave}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={collections.leaveTitle(name)}
          text={collections.leaveText}
          confirm={collections.leave}
          onConfirm={leave}
          problemOf={(error) => problemOf(error, collections.leaveFailed)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
