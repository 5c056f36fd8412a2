import { Button } from "@/components/ui/button";
import { toasts } from "@/components/ui/toast-store";
import { useSetBlocked } from "@/features/community/api";
import { useCommunityMessages } from "@/features/community/messages";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

/** Ends the block of a user. */
export function UnblockButton({ id, name }: { id: string; name: string }) {
  const messages = useMessages();
  const community = useCommunityMessages();
  const unblocking = useSetBlocked();
  return (
    <Button
      variant="soft"
      size="small"
      aria-label={community.unblockOf(name)}
      busy={unblocking.isPending}
      onClick={() =>
        unblocking.mutate(
          { id, name, isBlocked: false },
          {
            onSuccess: () => void toasts.show({ title: community.unblocked(name) }),
            onError: (error) =>
              void toasts.show({
                title: messages.common.error,
                description: failureOf(messages, error, community.blockFailed, community.problems),
                variant: "destructive",
              }),
          },
        )
      }
    >
      {community.unblock}
    </Button>
  );
}
