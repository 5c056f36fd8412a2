import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { CardGrid } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorCard } from "@/components/ui/error-card";
import { Page } from "@/components/ui/page";
import { BackButton } from "@/components/ui/page-header";
import { FullScreenSpinner } from "@/components/ui/spinner";
import { CardBookmarkButton } from "@/features/bookmarks/bookmark-button";
import { authorQuery } from "@/features/community/api";
import { useCommunityMessages } from "@/features/community/messages";
import { AuthorHeader } from "@/features/community/people/author-header";
import { RecipeCard } from "@/features/recipes/recipe-card";
import { ApiError } from "@/lib/api/api-error";
import { useTitle } from "@/lib/browser/use-title";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";

/** Draws a user whose recipes show their name, with the recipes that they share. */
export default function AuthorPage({ id }: { id: string }) {
  const messages = useMessages();
  const { common } = messages;
  const community = useCommunityMessages();
  const { user } = useSession();
  const query = useInfiniteQuery(authorQuery(id));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const [first] = data?.pages ?? [];
  useTitle(first?.name ?? (error ? common.error : ""));

  if (!first) {
    if (!error) return <FullScreenSpinner label={common.loading} />;
    return (
      <Page className="pt-5.5">
        <BackButton href={paths.recipes} label={common.backToRecipes} />
        <Failure error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  const recipes = data?.pages.flatMap((page) => page.recipes) ?? [];
  return (
    <Page>
      <AuthorHeader
        id={id}
        name={first.name}
        isBlocked={first.isBlocked}
        mayBlock={user !== null && user.id !== id}
        total={first.total}
      />
      {recipes.length === 0 && <EmptyState title={community.noAuthorRecipes} />}
      <CardGrid>
        {recipes.map((recipe) => (
          <RecipeCard
            key={recipe.id}
            recipe={recipe}
            action={user && <CardBookmarkButton recipe={recipe} userId={user.id} />}
          />
        ))}
      </CardGrid>
      {hasNextPage && (
        <div className="mt-8 grid justify-center">
          <Button variant="soft" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? common.loading : common.loadMore}
          </Button>
        </div>
      )}
      <p role="alert" className="mt-4 text-center font-semibold text-hot empty:hidden">
        {error && failureOf(messages, error, community.authorFailed, community.problems)}
      </p>
    </Page>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const messages = useMessages();
  const { common } = messages;
  const community = useCommunityMessages();
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title={community.noAuthor} text={community.noAuthorHint} />;
  return (
    <div className="mt-5">
      <ErrorCard
        heading="h1"
        title={common.error}
        lines={[failureOf(messages, error, community.authorFailed, community.problems)]}
        action={<Button onClick={onRetry}>{common.retry}</Button>}
      />
    </div>
  );
}
