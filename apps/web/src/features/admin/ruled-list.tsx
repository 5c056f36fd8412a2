import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadFailure } from "@/components/load-failure";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { shortDate } from "@/lib/i18n/short-date";
import { useAdminMessages } from "@/features/admin/messages";

interface RuledListProps<T> {
  /** The query of the list's pages. */
  query: Pick<
    UseInfiniteQueryResult,
    "isPending" | "error" | "refetch" | "hasNextPage" | "isFetchingNextPage" | "fetchNextPage"
  >;
  items: readonly T[];
  total: number;
  /** The visible heads of the columns; each row repeats its own for screen readers. */
  heads: readonly string[];
  empty: string;
  row: (item: T) => ReactNode;
}

/** A ruled table on a desktop; on a phone each row is a block under a rule of its own. A page after the other. */
export function RuledList<T extends { id: string }>({
  query: { isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage },
  items,
  total,
  heads,
  empty,
  row,
}: RuledListProps<T>) {
  const { common } = useMessages();
  const admin = useAdminMessages();
  if (isPending) {
    return (
      <div className="grid grid-cols-1 gap-4 border-t-2 border-ink pt-4">
        <output className="sr-only">{common.loading}</output>
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  }
  if (error && items.length === 0) {
    return <LoadFailure error={error} onRetry={refetch} />;
  }
  if (items.length === 0) return <EmptyState title={empty} />;
  return (
    <>
      <div aria-hidden className={`hidden pb-2.5 type-label desktop:grid ${COLUMNS}`}>
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <ul className="desktop:border-t-2 desktop:border-ink">
        {items.map((item) => (
          <li
            key={item.id}
            className={`grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3 *:nth-[n+3]:col-span-2 desktop:*:nth-[n+3]:col-span-1 border-t-2 border-ink py-4 desktop:border-t-0 desktop:border-b-[1.5px] desktop:border-line ${COLUMNS}`}
          >
            {row(item)}
          </li>
        ))}
      </ul>
      <p className="mt-4 type-caption">{admin.count(total)}</p>
      {hasNextPage && (
        <div className="mt-4 grid justify-center">
          <Button variant="soft" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {common.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}

/** The columns: date, type, text, sender, actions. */
const COLUMNS = "desktop:grid-cols-[6rem_8.5rem_minmax(0,1fr)_13rem_12.5rem] desktop:gap-x-5";

export function Received({ at }: { at: string }) {
  const admin = useAdminMessages();
  const language = useLanguage();
  return (
    <p className="text-22 numeral leading-none">
      <span className="sr-only">{admin.received}: </span>
      <time dateTime={at}>{shortDate(at, language)}</time>
    </p>
  );
}

export function From({ email }: { email: string }) {
  const admin = useAdminMessages();
  return (
    <p className="min-w-0 wrap-anywhere">
      <span className="sr-only">{admin.from}: </span>
      {email}
    </p>
  );
}

/** The first line as a heading of the rest. */
export function Written({ content, children }: { content: string; children?: ReactNode }) {
  const [first = "", ...rest] = content.split("\n");
  const address = /^https?:\/\/\S+$/i.test(first.trim()) && URL.canParse(first.trim()) ? first.trim() : null;
  return (
    <div className="min-w-0 wrap-anywhere">
      <p dir="auto" className="font-semibold">
        {address ? (
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-block py-2.5 underline underline-offset-3"
          >
            {address}
          </a>
        ) : (
          first
        )}
      </p>
      {rest.length > 0 && (
        <p dir="auto" className="whitespace-pre-line text-ink-2">
          {rest.join("\n").trim()}
        </p>
      )}
      {children}
    </div>
  );
}
