import type { LinkTarget } from "@larder/domain/account/public-link";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailure } from "@/components/load-failure";
import { Skeleton } from "@/components/ui/skeleton";
import { linksKey, linksQuery } from "@/features/public-links/api";
import { LinkRow } from "@/features/public-links/link-row";

interface LinkListProps {
  userId: string;
  /** The recipe or collection whose links are listed; all without it. */
  target?: LinkTarget;
  /** The id of the link whose address has the focus. */
  focusedId?: string | undefined;
  /** Shown where there are none. */
  none: ReactNode;
}

/** Draws a user's public links. */
export function LinkList({ userId, target, focusedId, none }: LinkListProps) {
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery(linksQuery(userId, target));
  if (!data && error) {
    return <LoadFailure error={error} onRetry={refetch} />;
  }
  if (!data) return <Skeleton className="h-14" />;
  if (data.length === 0) return none;
  return (
    <ul>
      {data.map((link) => (
        <LinkRow
          key={link.id}
          link={link}
          userId={userId}
          named={target === undefined}
          focused={link.id === focusedId}
          onRevoked={() => cache.invalidateQueries({ queryKey: linksKey(userId) })}
        />
      ))}
    </ul>
  );
}
