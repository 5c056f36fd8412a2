import { enBookmarks } from "@larder/domain/messages/en-bookmarks";
import { filterRecipes } from "@larder/domain/search/filter";
import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "wouter";
import { Shelf } from "@larder/covers/shelf";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorCard } from "@/components/ui/error-card";
import { Field } from "@/components/ui/field";
import { BareInput, InputFrame } from "@/components/ui/input";
import { Button } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { CardSkeleton } from "@/components/ui/skeleton";
import { useFailureToast } from "@/components/use-failure-toast";
import { bookmarksQuery } from "@/features/bookmarks/api";
import { CardBookmarkButton } from "@/features/bookmarks/bookmark-button";
import { tagsQuery } from "@/features/recipes/api";
import { RecipeCard } from "@/features/recipes/recipe-card";
import { RecipePicture } from "@/features/recipes/recipe-picture";
import { useMessages } from "@/lib/i18n/i18n";
import { pageMessages } from "@/lib/i18n/page-messages";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";
import { useFocusNeighbour } from "@/lib/focus/use-focus-neighbour";
import { useTitle } from "@/lib/browser/use-title";

const useBookmarkMessages = pageMessages("bookmarks", enBookmarks);

const CollectionShelf = lazy(() => import("@/features/collections/shelf/collection-shelf"));

const SKELETONS = [1, 2, 3];

export default function BookmarksPage() {
  const bookmarks = useBookmarkMessages();
  const { nav } = useMessages();
  const { user } = useSession();
  const [query, setQuery] = useState("");
  useTitle(bookmarks.title);
  return (
    <Page>
      <div className="mb-6 desktop:mb-8 desktop:flex desktop:items-end desktop:justify-between desktop:gap-12">
        <PageHeader title={bookmarks.title} className="desktop:-mb-3" />
        <Field label={bookmarks.searchLabel} labelHidden className="max-w-130 desktop:w-120">
          <InputFrame>
            <Search aria-hidden className="mr-0.5 ml-2.5 size-5.5 text-ink-3" />
            <BareInput
              type="search"
              placeholder={bookmarks.search}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </InputFrame>
        </Field>
      </div>
      {user && (
        <>
          <Suspense fallback={<div aria-hidden className="mb-8 min-h-60" />}>
            <Collections userId={user.id} query={query.trim()} />
          </Suspense>
          <h2 className="mb-4 border-t-2 border-ink pt-3.5 type-section">{nav.bookmarks}</h2>
          <FocusPreserver userId={user.id} query={query.trim()} />
        </>
      )}
    </Page>
  );
}

/** Draws the shelf of the user's collections; with a search those whose names have its text. */
function Collections({ userId, query }: BookmarksProps) {
  const { data: tags = [] } = useQuery(tagsQuery);
  return (
    <CollectionShelf
      userId={userId}
      query={query}
      tags={tags.map(({ tag }) => tag)}
      pictureOf={(recipe) => <RecipePicture recipe={recipe} width={300} height={380} sizes="180px" />}
    />
  );
}

/** Moves the focus to the next card when a bookmark is removed by keyboard. */
function FocusPreserver(props: BookmarksProps) {
  const { data } = useQuery(bookmarksQuery(props.userId));
  return (
    <div {...useFocusNeighbour<HTMLDivElement>(data)}>
      <Bookmarks {...props} />
    </div>
  );
}

interface BookmarksProps {
  userId: string;
  query: string;
}

function Bookmarks({ userId, query }: BookmarksProps) {
  const { list, common } = useMessages();
  const bookmarks = useBookmarkMessages();
  const { data, isPending, isError, error, refetch } = useQuery(bookmarksQuery(userId));
  useFailureToast(data ? null : error, bookmarks.errorText);

  if (isPending) {
    return (
      <div className={GRID}>
        <output className="sr-only">{bookmarks.loading}</output>
        {SKELETONS.map((index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    );
  }
  if (isError) {
    const { errorTitle, errorText, errorHint } = bookmarks;
    return (
      <ErrorCard
        title={errorTitle}
        lines={[errorText, errorHint]}
        action={<Button onClick={() => void refetch()}>{common.retry}</Button>}
      />
    );
  }
  const matching = filterRecipes(data, { q: query });
  if (matching.length > 0) {
    return (
      <>
        <output className="sr-only">{query && list.found(matching.length)}</output>
        <Grid recipes={matching} userId={userId} />
      </>
    );
  }
  if (data.length > 0) {
    return (
      <output className="block">
        <EmptyState title={bookmarks.noneMatching(query)} />
      </output>
    );
  }
  return (
    <EmptyState
      picture={<Shelf />}
      title={bookmarks.none}
      text={bookmarks.noneHint}
      action={
        <Button asChild>
          <Link href={paths.recipes}>
            {bookmarks.explore}
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      }
    />
  );
}

/** The classes of the grid. On a phone the cards are in one column and flatter, so that more than one is visible. */
const GRID =
  "grid gap-x-4 gap-y-6 tablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-x-5 desktop:gap-y-8 max-tablet:[--card-shape:1/0.62]";

function Grid({ recipes, userId }: { recipes: readonly RecipeSummary[]; userId: string }) {
  return (
    <ul className={GRID}>
      {recipes.map((recipe) => (
        <RecipeCard
          key={recipe.id}
          recipe={recipe}
          action={<CardBookmarkButton recipe={recipe} userId={userId} />}
        />
      ))}
    </ul>
  );
}
