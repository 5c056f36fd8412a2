import type { Collection } from "@larder/domain/collection/collection";
import type { CollectedRecipe } from "@larder/domain/contract/collections";
import { loadCoverImages } from "@larder/covers/cover-image";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { lazy, startTransition, Suspense, useState } from "react";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorCard } from "@/components/ui/error-card";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { CardBookmarkButton, useBookmarksFailure } from "@/features/bookmarks/bookmark-button";
import { collectionQuery, collectionRecipesQuery, shelfQuery } from "@/features/collections/api";
import { groupsOf } from "@/features/collections/arrange/recipe-order";
import { CollectionHead } from "@/features/collections/collection-head";
import { useCollectionMessages } from "@/features/collections/messages";
import type { CoverRecipe } from "@/features/collections/collection-cover";
import { useCollectionProblem } from "@/features/collections/use-collection-problem";
import { tagsQuery, useRefreshRecipes } from "@/features/recipes/api";
import { loadCardWindow, RecipeCards } from "@/features/recipes/list/recipe-cards";
import { RecipePicture } from "@/features/recipes/recipe-picture";
import { useTitle } from "@/lib/browser/use-title";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useMayAdd } from "@/lib/session/may-add";
import { useSession } from "@/lib/session/session";
import { CollectionCache } from "@/app/layout/collection-cache";
import { NextPage } from "@/app/layout/next-page";

// While the page asks what is in the collection, not after that. What fails now is tried again when it is needed.
Promise.all([loadCardWindow(), loadCoverImages()]).catch(() => {});

const ArrangeList = lazy(() => import("@/features/collections/arrange/arrange-list"));

const ExportButton = lazy(() => import("@/features/exports/export-button"));
const LinkSection = lazy(async () => ({
  default: (await import("@/features/public-links/link-section")).LinkSection,
}));

/** The recipes of which a cover is drawn. */
const COVERS = 4;

const pictureOf = (recipe: CoverRecipe) => (
  <RecipePicture recipe={recipe} width={300} height={380} sizes="180px" />
);

export default function CollectionPage({ id }: { id: string }) {
  const { user } = useSession();
  return user && <Opened userId={user.id} id={id} />;
}

function Opened({ userId, id }: { userId: string; id: string }) {
  const { common, nav } = useMessages();
  const collections = useCollectionMessages();
  const problemOf = useCollectionProblem();
  const { data: collection, error, refetch } = useQuery(collectionQuery(userId, id));
  // Requested beside the collection, not after it.
  useInfiniteQuery(collectionRecipesQuery(userId, id));
  useTitle(collection?.name ?? (error ? common.error : ""));
  useBookmarksFailure(userId);
  const back = { href: paths.bookmarks, label: nav.bookmarks };

  if (!collection && error) {
    return (
      <Page>
        <PageHeader title={collections.title} back={back} />
        <ErrorCard
          title={common.error}
          lines={[problemOf(error, collections.loadFailed)]}
          action={<Button onClick={() => void refetch()}>{common.retry}</Button>}
        />
      </Page>
    );
  }
  if (!collection) {
    return (
      <Page>
        <PageHeader title={"\u00A0"} back={back} />
        <output className="sr-only">{common.loading}</output>
        <Skeleton className="h-48" />
      </Page>
    );
  }
  return <Shown userId={userId} collection={collection} />;
}

interface ShownProps {
  userId: string;
  collection: Collection;
}

function Shown({ userId, collection }: ShownProps) {
  const mayShare = useMayAdd();
  const collections = useCollectionMessages();
  const { data: tags = [] } = useQuery(tagsQuery);
  const { data: shelf } = useInfiniteQuery({ ...shelfQuery(userId), enabled: false });
  const query = useInfiniteQuery(collectionRecipesQuery(userId, collection.id));
  const [isArranging, setArranging] = useState(false);
  const refreshRecipes = useRefreshRecipes();
  const { data, hasNextPage } = query;
  const recipes = recipesOf(data?.pages);
  const chosen =
    recipes.find((recipe) => recipe.id === collection.cover) ??
    shelf?.pages
      .flatMap((page) => page.collections)
      .find((each) => each.id === collection.id)
      ?.covers.find((recipe) => recipe.id === collection.cover);
  const more = () => void query.fetchNextPage();
  return (
    <Page className="wide:[--container-content:1560px]">
      <CollectionHead
        userId={userId}
        collection={collection}
        count={data?.pages[0]?.total}
        recipes={recipes}
        covers={chosen ? [chosen] : recipes.slice(0, COVERS)}
        pictureOf={pictureOf}
        tags={tags.map(({ tag }) => tag)}
        mayShare={mayShare}
        exportButton={
          <Suspense>
            <ExportButton
              variant="button"
              choice={{ kind: "collection", id: collection.id, name: collection.name }}
            />
          </Suspense>
        }
        // What a smart collection finds depends on its reader: it has no page for all.
        publicLinks={
          collection.rule === null && (
            <Suspense>
              <LinkSection
                target={{ kind: "collection", id: collection.id }}
                userId={userId}
                onLinked={refreshRecipes}
              />
            </Suspense>
          )
        }
        isArranging={isArranging}
        onArrange={(next) => {
          // The cards stay until the rows are loaded.
          startTransition(() => setArranging(next));
          // What was moved is in the order of the server again.
          if (!next) void query.refetch();
        }}
      />
      <Suspense>
        {data && isArranging ? (
          <ArrangeList
            userId={userId}
            collection={collection}
            recipes={recipes}
            isWhole={!hasNextPage}
            onMore={more}
            pictureOf={pictureOf}
          />
        ) : (
          <section aria-label={collections.contents}>
            <Contents
              userId={userId}
              collection={collection}
              recipes={data && recipes}
              total={data?.pages[0]?.total}
            />
          </section>
        )}
      </Suspense>
      <NextPage query={query} failed={collections.loadFailed} />
      <CollectionCache recipes={data?.pages[0]?.recipes} />
    </Page>
  );
}

/** Returns the recipes of the loaded pages; one that was moved between two of them is there once. */
function recipesOf(
  pages: readonly { recipes: readonly CollectedRecipe[] }[] = [],
): readonly CollectedRecipe[] {
  const all = pages.flatMap((page) => page.recipes).filter(({ name, slug }) => name && slug);
  return [...new Map(all.map((recipe) => [recipe.id, recipe])).values()];
}

interface ContentsProps extends ShownProps {
  /** Undefined until the first page is loaded. */
  recipes: readonly CollectedRecipe[] | undefined;
  total: number | undefined;
}

/** Draws the cards of a collection, those of each section under its heading. */
function Contents({ userId, collection, recipes, total }: ContentsProps) {
  const collections = useCollectionMessages();
  if (!recipes) return null;
  const { id, rule, sections } = collection;
  if (recipes.length === 0) {
    return rule ? (
      <EmptyState title={collections.emptySmart} />
    ) : (
      <EmptyState
        title={collections.emptyTitle}
        text={collections.emptyHint}
        action={
          <Button asChild>
            <Link href={paths.recipes}>{collections.explore}</Link>
          </Button>
        }
      />
    );
  }
  const groups = groupsOf(sections, recipes).filter((group) => group.recipes.length > 0);
  return groups.map(({ section, recipes: own }) => {
    const address = `${id} ${section?.id ?? ""}`;
    return (
      <section key={address} {...(section && { "aria-label": section.name })} className="mb-9">
        {section && (
          <h2 dir="auto" className="mb-4 border-t-2 border-ink pt-3.5 type-section wrap-anywhere">
            {section.name}
          </h2>
        )}
        <RecipeCards
          address={address}
          recipes={own}
          total={groups.length === 1 && total !== undefined ? total : own.length}
          actionOf={(recipe) => <CardBookmarkButton recipe={recipe} userId={userId} />}
          onNearEnd={undefined}
        />
      </section>
    );
  });
}
