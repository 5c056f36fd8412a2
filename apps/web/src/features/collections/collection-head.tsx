import type { Collection, CollectionOrder } from "@larder/domain/collection/collection";
import { COLLECTION_ORDERS } from "@larder/domain/collection/collection";
import { mayEditEntries } from "@larder/domain/collection/collection-rules";
import { updateCollection } from "@larder/domain/contract/collections";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowDownWideNarrow, ArrowUpDown, ListFilter, Pencil, UserRoundPlus } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { ChipSelect } from "@/components/ui/chip-select";
import { FilterChip } from "@/components/ui/filter-chip";
import { lazyPart } from "@/components/ui/lazy-part";
import { BackButton } from "@/components/ui/page-header";
import { toasts } from "@/components/ui/toast-store";
import { collectionQuery, useRefreshCollections } from "@/features/collections/api";
import { useCollectionMessages } from "@/features/collections/messages";
import { LeaveButton } from "@/features/collections/share/leave-button";
import { CollectionCover, type CoverRecipe, type PictureOf } from "@/features/collections/collection-cover";
import { useCollectionProblem } from "@/features/collections/use-collection-problem";
import { call } from "@/lib/api/api-client";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";

const useEditSheet = lazyPart(() => import("@/features/collections/form/edit-collection"));
const useShareSheet = lazyPart(() => import("@/features/collections/share/share-sheet"));

interface CollectionHeadProps {
  userId: string;
  collection: Collection;
  /** The number of its recipes that the user may see; undefined until it is known. */
  count: number | undefined;
  /** The loaded recipes, for the cover. */
  recipes: readonly CoverRecipe[];
  covers: readonly CoverRecipe[];
  pictureOf: PictureOf;
  tags: readonly string[];
  /** Whether the user is no viewer: those change nothing that others see. */
  mayShare: boolean;
  /** The public links to it, which the sheet shows that shares it; null where there can be none. */
  publicLinks: ReactNode;
  /** The button that takes its recipes away. */
  exportButton: ReactNode;
  isArranging: boolean;
  onArrange: (isArranging: boolean) => void;
}

/** Draws the head of a collection: its cover, name and note, who sees it, and what the user may do with it. */
export function CollectionHead(props: CollectionHeadProps) {
  const { nav } = useMessages();
  const collections = useCollectionMessages();
  const { userId, collection, count, covers, pictureOf } = props;
  const { name, note, owner, audience, members, role, rule } = collection;
  const audienceLine =
    audience === "all"
      ? collections.sharedWithAll
      : audience === "people" && members.length > 0 && collections.sharedWith(members.length);
  const facts = [
    count !== undefined && collections.recipes(count),
    owner.id !== userId && (owner.name ? collections.from(owner.name) : collections.fromAnother),
    (role === "owner" || audience === "all") && audienceLine,
  ].filter(Boolean);
  return (
    <header className="mb-6 pt-5.5 desktop:pt-8.5">
      <div className="mb-4">
        <BackButton href={paths.bookmarks} label={nav.bookmarks} />
      </div>
      <div className="flex gap-4 desktop:gap-8">
        <div className="aspect-4/5 w-24 shrink-0 self-start overflow-hidden rounded-cover max-[22rem]:hidden desktop:w-44">
          <CollectionCover collection={collection} covers={covers} pictureOf={pictureOf} />
        </div>
        <div className="min-w-0 flex-1">
          <h1 dir="auto" className="type-page wrap-anywhere">
            {name}
          </h1>
          <p className="mt-2 text-ink-2">{facts.join(" · ")}</p>
          {note && (
            <p dir="auto" className="mt-2.5 max-w-180 whitespace-pre-line wrap-anywhere max-desktop:hidden">
              {note}
            </p>
          )}
        </div>
      </div>
      {note && (
        <p dir="auto" className="mt-3.5 whitespace-pre-line wrap-anywhere desktop:hidden">
          {note}
        </p>
      )}
      {rule && <Rule rule={rule} />}
      <Actions {...props} />
    </header>
  );
}

/** Draws what a smart collection looks for. */
function Rule({ rule }: { rule: NonNullable<Collection["rule"]> }) {
  const collections = useCollectionMessages();
  const { terms, tags, maxMinutes, minRating, notCookedForDays } = rule;
  const conditions = [
    ...terms,
    ...tags,
    maxMinutes !== undefined && collections.ruleWithin(maxMinutes),
    minRating !== undefined && collections.ruleRated(collections.stars(minRating)),
    notCookedForDays !== undefined && collections.ruleUncooked(notCookedForDays),
  ].filter((condition) => condition !== false);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <ListFilter aria-hidden className="size-5" />
      <span className="sr-only">{collections.ruleTitle}</span>
      <ul className="contents">
        {conditions.map((condition) => (
          <li
            key={condition}
            dir="auto"
            className="max-w-full truncate rounded-chip bg-sunken px-3 py-1.5 text-16 font-semibold"
          >
            {condition}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Actions({
  userId,
  collection,
  count,
  recipes,
  pictureOf,
  tags,
  mayShare,
  publicLinks,
  exportButton,
  isArranging,
  onArrange,
}: CollectionHeadProps) {
  const collections = useCollectionMessages();
  const { role, rule, audience } = collection;
  const [open, setOpen] = useState<"edit" | "share" | null>(null);
  const close = () => setOpen(null);
  const edit = useEditSheet(open === "edit", close);
  const share = useShareSheet(open === "share", close);
  const isOwner = role === "owner";
  const mayChange = mayShare || audience === "private";
  const mayArrange = rule === null && mayChange && mayEditEntries(role) && (count ?? 0) > 0;
  const mayLeave = !isOwner && audience === "people";
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2.5 empty:hidden">
      {isOwner && mayChange && <OrderChoice userId={userId} collection={collection} />}
      {mayArrange && (
        <FilterChip chosen={isArranging} onClick={() => onArrange(!isArranging)}>
          <ArrowUpDown aria-hidden className="size-5" />
          {isArranging ? collections.arrangeDone : collections.arrange}
        </FilterChip>
      )}
      {isOwner && mayChange && (
        <Button variant="soft" size="small" aria-haspopup="dialog" onClick={() => setOpen("edit")}>
          <Pencil aria-hidden className="size-5" />
          {collections.edit}
        </Button>
      )}
      {isOwner && mayShare && (
        <Button variant="soft" size="small" aria-haspopup="dialog" onClick={() => setOpen("share")}>
          <UserRoundPlus aria-hidden className="size-5" />
          {collections.share}
        </Button>
      )}
      {(count ?? 0) > 0 && exportButton}
      {mayLeave && <LeaveButton userId={userId} collection={collection} />}
      <Suspense>
        {open === "edit" && edit && (
          <edit.default
            userId={userId}
            collection={collection}
            tags={tags}
            recipes={recipes}
            pictureOf={pictureOf}
            onClose={close}
          />
        )}
        {open === "share" && share && (
          <share.default userId={userId} collection={collection} publicLinks={publicLinks} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}

function OrderChoice({ userId, collection }: { userId: string; collection: Collection }) {
  const collections = useCollectionMessages();
  const problemOf = useCollectionProblem();
  const refresh = useRefreshCollections();
  const cache = useQueryClient();
  const runAlone = useOneAtATime();
  const [sent, setSent] = useState<CollectionOrder | null>(null);
  const { id, order, rule } = collection;
  // What a rule finds was put in by no hand.
  const orders = COLLECTION_ORDERS.filter((each) => rule === null || each !== "hand");

  const choose = (chosen: CollectionOrder): void =>
    runAlone(async () => {
      setSent(chosen);
      try {
        const body = { userId, order: chosen };
        const answer = await call(updateCollection, { params: { id }, headers: {}, body });
        cache.setQueryData(collectionQuery(userId, id).queryKey, answer.collection);
        refresh();
      } catch (error) {
        toasts.show({ title: problemOf(error, collections.orderFailed), variant: "destructive" });
      }
      setSent(null);
    });

  return (
    <ChipSelect
      label={collections.orderBy}
      icon={ArrowDownWideNarrow}
      value={sent ?? order}
      options={orders.map((each) => ({ value: each, text: collections.orders[each] }))}
      onChoose={choose}
    />
  );
}
