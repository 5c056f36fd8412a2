import type { Comment } from "@larder/domain/community/comment";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { CommentItem } from "@/features/community/comments/comment-item";
import { useCommunityMessages } from "@/features/community/messages";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

interface CommentListProps {
  query: Pick<UseInfiniteQueryResult, "error" | "hasNextPage" | "isFetchingNextPage" | "fetchNextPage">;
  recipe: Pick<Recipe, "id" | "userId">;
  userId: string | undefined;
  comments: readonly Comment[];
  /** The number of all comments, including those that are not loaded yet. */
  total: number;
}

/** Draws the comments, newest first, and a button for older ones. */
export function CommentList({ query, recipe, userId, comments, total }: CommentListProps) {
  const messages = useMessages();
  const { common } = messages;
  const community = useCommunityMessages();
  return (
    <>
      <h3 className="mt-6 type-step">{total > 0 ? community.comments(total) : community.noComments}</h3>
      <ul>
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} recipe={recipe} userId={userId} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="soft"
          size="small"
          className="mt-4"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? common.loading : common.loadMore}
        </Button>
      )}
      <p role="alert" className="mt-2 text-16 font-semibold text-hot empty:hidden">
        {query.error && failureOf(messages, query.error, community.loadMoreFailed, community.problems)}
      </p>
    </>
  );
}
