import { listDrafts } from "@larder/domain/contract/drafts";
import { enNotes } from "@larder/domain/messages/en-notes";
import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/load-failure";
import { Section } from "@/components/ui/section";
import { RecipeRows, RowSkeletons } from "@/features/recipes/recipe-rows";
import { call } from "@/lib/api/api-client";
import { recipesKey } from "@/lib/api/recipes-key";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { pageMessages } from "@/lib/i18n/page-messages";
import { shortDate } from "@/lib/i18n/short-date";

const PAGE = 6;

const useNoteMessages = pageMessages("notes", enNotes);

const draftsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...recipesKey, "drafts", userId],
    queryFn: ({ pageParam, signal }) =>
      call(listDrafts, {
        query: { userId, limit: String(PAGE), ...(pageParam && { cursor: pageParam }) },
        signal,
        ...(!pageParam && { cacheFor: "mine" }),
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

/** Draws the generated recipes that the user has neither kept nor discarded, with the day on which each goes. */
export default function OwnDrafts({ userId }: { userId: string }) {
  const { draft } = useNoteMessages();
  return (
    <Section title={draft.listTitle}>
      <p className="text-16 text-ink-2">{draft.listText}</p>
      <Content userId={userId} />
    </Section>
  );
}

function Content({ userId }: { userId: string }) {
  const { common } = useMessages();
  const { draft } = useNoteMessages();
  const language = useLanguage();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    draftsQuery(userId),
  );

  if (!data && error) {
    return <LoadFailure error={error} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <>
        <output className="sr-only">{common.loading}</output>
        <RowSkeletons count={1} />
      </>
    );
  }
  const recipes = data.pages.flatMap((page) => page.recipes);
  if (recipes.length === 0) return <p className="mt-3 text-ink-3">{draft.listEmpty}</p>;
  const untilOf = ({ expiresAt }: RecipeSummary) => expiresAt && draft.goesOn(shortDate(expiresAt, language));
  return (
    <>
      <RecipeRows recipes={recipes} noteOf={untilOf} />
      {hasNextPage && (
        <Button
          variant="soft"
          size="small"
          className="mt-4"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {common.loadMore}
        </Button>
      )}
    </>
  );
}
