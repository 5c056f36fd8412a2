import { COLLECTION_LIMITS } from "@larder/domain/collection/collection";
import { mayEditEntries } from "@larder/domain/collection/collection-rules";
import {
  addToCollection,
  createCollection,
  removeFromCollection,
  type ShelvedCollection,
} from "@larder/domain/contract/collections";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { Tick } from "@/components/ui/tick";
import { toasts } from "@/components/ui/toast-store";
import { collectionsOfRecipeQuery, shelfQuery, useRefreshCollections } from "@/features/collections/api";
import { useCollectionMessages } from "@/features/collections/messages";
import { usePrivateQuestion } from "@/features/collections/share/private-question";
import { useCollectionProblem } from "@/features/collections/use-collection-problem";
import { call } from "@/lib/api/api-client";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useMayAdd } from "@/lib/session/may-add";

interface CollectSheetProps {
  userId: string;
  recipeIds: readonly string[];
  onClose: () => void;
  /** Called when the recipes were put into a collection. */
  onAdded?: () => void;
}

/**
 * Lets the user put recipes into collections. For one recipe each collection is ticked or not, at once; several are put
 * into one collection, and the sheet closes.
 */
export default function CollectSheet(props: CollectSheetProps) {
  const { common } = useMessages();
  const collections = useCollectionMessages();
  const title = collections.addToTitle(props.recipeIds.length);
  return (
    <Sheet tall open onOpenChange={props.onClose} title={title} closeLabel={common.close}>
      <Content {...props} />
    </Sheet>
  );
}

function Content({ userId, recipeIds, onClose, onAdded }: CollectSheetProps) {
  const { common } = useMessages();
  const collections = useCollectionMessages();
  const problemOf = useCollectionProblem();
  // Viewers change nothing that others see.
  const mayAdd = useMayAdd();
  const shelf = useInfiniteQuery(shelfQuery(userId));
  const [first = "", second] = recipeIds;
  const isOne = second === undefined;
  const isIn = useQuery({ ...collectionsOfRecipeQuery(userId, first), enabled: isOne });
  const { busy, problem, question, add, remove, createAndAdd } = useCollect({
    userId,
    recipeIds,
    onAdded: () => {
      onAdded?.();
      if (!isOne) onClose();
    },
  });

  const error = shelf.data ? isIn.error : shelf.error;
  if (error) {
    const retry = () => void (shelf.data ? isIn.refetch() : shelf.refetch());
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{problemOf(error, collections.loadFailed)}</p>
        <Button variant="soft" size="small" onClick={retry}>
          {common.retry}
        </Button>
      </div>
    );
  }
  if (!shelf.data || (isOne && !isIn.data)) {
    return (
      <div className="grid gap-3">
        <output className="sr-only">{collections.loading}</output>
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    );
  }
  const own = shelf.data.pages
    .flatMap((page) => page.collections)
    .filter(
      ({ rule, role, audience }) =>
        rule === null && mayEditEntries(role) && (mayAdd || audience === "private"),
    );
  return (
    <>
      <ul className="empty:hidden">
        {own.map((collection) => (
          <li key={collection.id} className="border-b-[1.5px] border-line">
            {isOne ? (
              <Tick
                className="[&_.line-through]:text-ink [&_.line-through]:no-underline"
                checked={isIn.data?.includes(collection.id) ?? false}
                onCheckedChange={(checked) => (checked ? add(collection) : remove(collection))}
              >
                {collection.name}
              </Tick>
            ) : (
              <button
                type="button"
                aria-disabled={busy || undefined}
                onClick={() => !busy && add(collection)}
                className="flex min-h-14 w-full items-center justify-between gap-3 rounded-chip text-left font-semibold"
              >
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {collection.name}
                </span>
                <span className="shrink-0 type-caption">{collections.recipes(collection.count ?? 0)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {shelf.hasNextPage && (
        <Button
          variant="soft"
          size="small"
          className="mt-4"
          busy={shelf.isFetchingNextPage}
          onClick={() => void shelf.fetchNextPage()}
        >
          {common.loadMore}
        </Button>
      )}
      <p role="alert" className="mt-3 font-semibold text-hot empty:hidden">
        {problem}
      </p>
      <NewCollectionLine isFirst={own.length === 0} busy={busy} onCreate={createAndAdd} />
      {question}
    </>
  );
}

interface NewCollectionLineProps {
  isFirst: boolean;
  busy: boolean;
  /** Calls `onDone` once it is made: until then the form keeps the name. */
  onCreate: (name: string, onDone: () => void) => void;
}

function NewCollectionLine({ isFirst, busy, onCreate }: NewCollectionLineProps) {
  const collections = useCollectionMessages();
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const missing = name.trim() === "";
    setMissing(missing);
    if (missing) input.current?.focus();
    else if (!busy) onCreate(name, () => setName(""));
  }

  return (
    <form noValidate onSubmit={submit} className="mt-5 grid grid-cols-1 gap-3">
      <Field
        label={isFirst ? collections.noneYet : collections.createInstead}
        {...(isMissing && { error: collections.nameMissing })}
      >
        <Input
          ref={input}
          autoComplete="off"
          placeholder={collections.nameExample}
          maxLength={COLLECTION_LIMITS.nameLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant={isFirst ? "primary" : "soft"}
        size="small"
        busy={busy}
        className="justify-self-start"
      >
        {collections.createAndAdd}
      </Button>
    </form>
  );
}

type Target = Pick<ShelvedCollection, "id" | "name">;

/** Returns what puts recipes into a collection or takes them out, one call after the other, and what came of it. */
function useCollect({
  userId,
  recipeIds,
  onAdded,
}: Pick<CollectSheetProps, "userId" | "recipeIds"> & { onAdded: () => void }) {
  const collections = useCollectionMessages();
  const problemOf = useCollectionProblem();
  const refresh = useRefreshCollections();
  const cache = useQueryClient();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const { withQuestion, question } = usePrivateQuestion();
  const queue = useRef<Promise<void>>(Promise.resolve());

  /** Does the work after that which was asked for before. */
  const run = (work: () => Promise<void>, failed: string): void => {
    queue.current = queue.current.then(async () => {
      setBusy(true);
      setProblem("");
      try {
        await work();
      } catch (error) {
        setProblem(problemOf(error, failed));
        refresh();
      }
      setBusy(false);
    });
  };

  /** Shows at once that the recipe is in a collection or not; what is refused is loaded anew. */
  const tick = (id: string, isIn: boolean): void => {
    const [first = "", second] = recipeIds;
    if (second !== undefined) return;
    cache.setQueryData(collectionsOfRecipeQuery(userId, first).queryKey, (ids: string[] = []) =>
      isIn ? [...ids, id] : ids.filter((other) => other !== id),
    );
  };

  async function takeOut({ id }: Target, ids: readonly string[]): Promise<void> {
    await call(removeFromCollection, { params: { id }, body: { userId, recipeIds: [...ids] } });
    refresh();
  }

  async function put({ id, name }: Target): Promise<void> {
    const answer = await withQuestion((sharePrivate) =>
      call(addToCollection, {
        params: { id },
        body: { userId, recipeIds: [...recipeIds], ...(sharePrivate !== undefined && { sharePrivate }) },
      }),
    );
    refresh();
    if (!answer) return;
    const { added, present, notFound } = answer;
    toasts.show({
      title: collections.added(added.length, name),
      description: [
        present.length > 0 && collections.presentToo(present.length),
        notFound.length > 0 && collections.missingToo(notFound.length),
      ]
        .filter(Boolean)
        .join(" "),
      action: { label: collections.open, onSelect: () => navigate(paths.collection(id)) },
      ...(added.length > 0 && {
        otherActions: [
          {
            label: collections.undo,
            onSelect: () =>
              void takeOut({ id, name }, added).then(
                () => toasts.show({ title: collections.takenOut(added.length) }),
                (error: unknown) =>
                  toasts.show({
                    title: problemOf(error, collections.takeOutFailed),
                    variant: "destructive",
                  }),
              ),
          },
        ],
      }),
    });
    onAdded();
  }

  return {
    busy,
    problem,
    question,
    add: (target: Target): void => {
      tick(target.id, true);
      run(() => put(target), collections.addFailed);
    },
    remove: (target: Target): void => {
      tick(target.id, false);
      run(() => takeOut(target, recipeIds), collections.takeOutFailed);
    },
    createAndAdd: (name: string, onDone: () => void) =>
      run(async () => {
        const { collection } = await call(createCollection, {
          headers: { "idempotency-key": crypto.randomUUID() },
          body: { userId, name },
        });
        // It stays made, also where nothing can be put in.
        refresh();
        onDone();
        await put(collection);
      }, collections.createFailed),
  };
}
