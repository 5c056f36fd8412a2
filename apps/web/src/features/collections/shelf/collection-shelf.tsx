import type { ShelvedCollection } from "@larder/domain/contract/collections";
import { fold } from "@larder/domain/text/fold";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ListFilter, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { CORNER } from "@/components/ui/corner-cutout";
import { Skeleton } from "@/components/ui/skeleton";
import { shelfQuery } from "@/features/collections/api";
import { CollectionCover, type PictureOf } from "@/features/collections/collection-cover";
import { useCollectionMessages } from "@/features/collections/messages";
import { useCollectionProblem } from "@/features/collections/use-collection-problem";
import { cn } from "@/lib/cn";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";

const NewCollection = lazy(() => import("@/features/collections/form/new-collection"));

/** The collections that are shown at first: two rows on a phone, and two on a desktop. */
const ON_PHONE = 6;
const ON_DESKTOP = 12;

const SKELETONS = [1, 2, 3];

/** As many books side by side as fit; with larger text fewer do. */
const SHELF =
  "grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-x-3 gap-y-5 desktop:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] desktop:gap-x-5 desktop:gap-y-7";

interface CollectionShelfProps {
  userId: string;
  /** Shows only the collections whose names have this text. */
  query: string;
  pictureOf: PictureOf;
  /** The tags of the server's recipes, for the rule of a smart collection. */
  tags: readonly string[];
}

/** Draws the user's collections and those shared with them as books on a shelf, and the button that makes another. */
export default function CollectionShelf({ userId, query, pictureOf, tags }: CollectionShelfProps) {
  const collections = useCollectionMessages();
  const [isCreating, setCreating] = useState(false);
  return (
    <section aria-labelledby="collections-title" className="mb-8 desktop:mb-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t-2 border-ink pt-3.5">
        <h2 id="collections-title" className="type-section">
          {collections.title}
        </h2>
        <Button variant="soft" size="small" aria-haspopup="dialog" onClick={() => setCreating(true)}>
          <Plus aria-hidden />
          {collections.create}
        </Button>
      </div>
      <Content userId={userId} query={query} pictureOf={pictureOf} />
      <Suspense>
        {isCreating && <NewCollection userId={userId} tags={tags} onClose={() => setCreating(false)} />}
      </Suspense>
    </section>
  );
}

function Content({ userId, query, pictureOf }: Omit<CollectionShelfProps, "tags">) {
  const { common } = useMessages();
  const collections = useCollectionMessages();
  const problemOf = useCollectionProblem();
  const [isWhole, setWhole] = useState(false);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    shelfQuery(userId),
  );

  if (!data && error) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-ink-2">{problemOf(error, collections.loadFailed)}</p>
        <Button variant="soft" size="small" onClick={() => void refetch()}>
          {common.retry}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div className={SHELF}>
        <output className="sr-only">{collections.loading}</output>
        {SKELETONS.map((index) => (
          <Skeleton key={index} className="aspect-4/5 rounded-cover" />
        ))}
      </div>
    );
  }
  const all = data.pages.flatMap((page) => page.collections);
  const listed = all.filter(({ name }) => fold(name).includes(fold(query)));
  if (all.length === 0) return <p className="text-ink-2">{collections.none}</p>;
  if (listed.length === 0) return <p className="text-ink-2">{collections.noneMatching(query)}</p>;
  const isLong = !isWhole && listed.length > ON_PHONE;
  return (
    <>
      <div className="-mx-1.5 overflow-x-clip px-1.5">
        <ul
          className={cn(
            SHELF,
            !isWhole && "max-desktop:[&>:nth-child(n+7)]:hidden [&>:nth-child(n+13)]:hidden",
          )}
        >
          {listed.map((collection) => (
            <Book key={collection.id} collection={collection} userId={userId} pictureOf={pictureOf} />
          ))}
        </ul>
      </div>
      {isLong && (
        <Button
          variant="soft"
          size="small"
          className={cn("mt-5", listed.length <= ON_DESKTOP && "desktop:hidden")}
          onClick={() => setWhole(true)}
        >
          {collections.showAll(query ? listed.length : (data.pages[0]?.total ?? listed.length))}
        </Button>
      )}
      {isWhole && hasNextPage && (
        <Button
          variant="soft"
          size="small"
          className="mt-5"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {common.loadMore}
        </Button>
      )}
    </>
  );
}

interface BookProps {
  collection: ShelvedCollection;
  userId: string;
  pictureOf: PictureOf;
}

/** Draws a collection as a book that stands on the shelf's line, with its name and its number of recipes below. */
function Book({ collection, userId, pictureOf }: BookProps) {
  const collections = useCollectionMessages();
  const { id, name, rule, count, covers, owner, audience } = collection;
  const from =
    owner.id === userId ? undefined : owner.name ? collections.from(owner.name) : collections.fromAnother;
  const readers =
    audience === "all" ? collections.sharedWithAll : collections.sharedWith(collection.members.length);
  const isShared = audience === "all" || (audience === "people" && collection.members.length > 0);
  return (
    <li data-slot="collection" className="relative min-w-0">
      <div className="relative aspect-4/5 overflow-hidden rounded-cover rounded-b-none">
        <CollectionCover collection={collection} covers={covers} pictureOf={pictureOf} />
        <div className={cn(CORNER, "flex min-h-9 min-w-9 items-end justify-center text-[1.625rem]")}>
          {rule ? (
            <ListFilter aria-hidden className="mb-1 size-5.5" />
          ) : (
            <span aria-hidden className="numeral">
              {count ?? 0}
            </span>
          )}
        </div>
      </div>
      {/* The line of the shelf goes on between the books. */}
      <div aria-hidden className="-mr-3 shelf-line desktop:-mr-5" />
      <h3 dir="auto" className="mt-2 line-clamp-2 type-name text-[1.0625rem] wrap-anywhere">
        <Link
          href={paths.collection(id)}
          className="rounded-chip after:absolute after:inset-0 after:rounded-cover"
        >
          {name}
        </Link>
      </h3>
      <p className="mt-0.5 type-caption">
        {rule ? collections.smart : <span className="sr-only">{collections.recipes(count ?? 0)}</span>}
      </p>
      {(from ?? isShared) && (
        <p dir="auto" className="type-caption wrap-anywhere">
          {from ?? readers}
        </p>
      )}
    </li>
  );
}
