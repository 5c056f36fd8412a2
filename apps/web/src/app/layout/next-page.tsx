import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "@/components/ui/button";
import { ErrorCard } from "@/components/ui/error-card";
import { useMessages } from "@/lib/i18n/i18n";

/** How far below the screen the next page is requested, in px. */
const NEAR_PX = 1500;

interface NextPageProps {
  query: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchNextPageError: boolean;
    isError: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  /** The sentence for a page that could not be loaded. */
  failed: string;
}

/** Draws the end of a list that is loaded by pages: the next one is loaded when this comes near, or by its button. */
export function NextPage({ query, failed }: NextPageProps) {
  const { common } = useMessages();
  const { hasNextPage, isFetching, isFetchNextPageError, isError } = query;
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => {
    if (!isFetching && !isError) query.fetchNextPage();
  });

  useEffect(() => {
    // After each page anew: its cards may not fill the screen.
    if (!end.current || !hasNextPage || isFetching || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: `0px 0px ${NEAR_PX}px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasNextPage, isFetching]);

  if (isError) {
    return (
      <ErrorCard
        title={common.error}
        lines={[failed]}
        action={
          <Button onClick={() => void (isFetchNextPageError ? query.fetchNextPage() : query.refetch())}>
            {common.retry}
          </Button>
        }
      />
    );
  }
  return (
    hasNextPage && (
      <div ref={end} className="mt-8 grid justify-center">
        <Button variant="soft" busy={isFetching} onClick={() => void query.fetchNextPage()}>
          {isFetching ? common.loading : common.loadMore}
        </Button>
      </div>
    )
  );
}
