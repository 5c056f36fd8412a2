import type { Recipe } from "@larder/domain/recipe/recipe";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Flag } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorCard } from "@/components/ui/error-card";
import { Section } from "@/components/ui/section";
import { Skeleton } from "@/components/ui/skeleton";
import { communityQuery } from "@/features/community/api";
import { CommentForm } from "@/features/community/comments/comment-form";
import { CommentList } from "@/features/community/comments/comment-list";
import { useCommunityMessages } from "@/features/community/messages";
import { Rating } from "@/features/community/rating";
import { ReportSheet } from "@/features/community/report-sheet";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

interface CommunitySectionProps {
  recipe: Pick<Recipe, "id" | "userId" | "slug">;
  /** The reader; undefined for a visitor. */
  userId: string | undefined;
}

/** Draws what users say of a recipe: its public rating, comments with photos, and the forms for one's own. */
export default function CommunitySection(props: CommunitySectionProps) {
  const community = useCommunityMessages();
  return (
    <Section title={community.title} className="mt-9">
      <Content {...props} />
    </Section>
  );
}

function Content({ recipe, userId }: CommunitySectionProps) {
  const messages = useMessages();
  const { common } = messages;
  const community = useCommunityMessages();
  const query = useInfiniteQuery(communityQuery(recipe.id));
  const { data, error, refetch } = query;
  const [first] = data?.pages ?? [];

  if (!first) {
    if (!error) return <OnItsWay />;
    return (
      <ErrorCard
        title={common.error}
        lines={[failureOf(messages, error, community.loadFailed, community.problems)]}
        heading="h2"
        action={<Button onClick={() => void refetch()}>{common.retry}</Button>}
      />
    );
  }
  return (
    <>
      <Rating recipeId={recipe.id} rating={first.rating} mayRate={first.mayRate} />
      <CommentList
        query={query}
        recipe={recipe}
        userId={userId}
        comments={data?.pages.flatMap(({ comments }) => comments) ?? []}
        total={first.total}
      />
      {userId !== undefined && first.mayComment && (
        <CommentForm userId={userId} recipe={recipe} ownName={first.ownName} />
      )}
      {userId !== undefined && userId !== recipe.userId && <ReportRecipe recipeId={recipe.id} />}
    </>
  );
}

function ReportRecipe({ recipeId }: { recipeId: string }) {
  const community = useCommunityMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className="mt-4 -ml-4 text-ink-2"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden />
        {community.reportRecipe}
      </Button>
      {isOpen && (
        <ReportSheet
          kind="recipe"
          id={recipeId}
          title={community.reportRecipe}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function OnItsWay() {
  const { common } = useMessages();
  return (
    <div className="grid grid-cols-1 gap-4">
      <output className="sr-only">{common.loading}</output>
      <Skeleton className="h-12 max-w-60" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}
