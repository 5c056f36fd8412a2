import type { Collection, CollectionRule } from "@larder/domain/collection/collection";
import { deleteCollection, updateCollection } from "@larder/domain/contract/collections";
import { etagOf } from "@larder/domain/recipe/recipe-etag";
import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { toasts } from "@/components/ui/toast-store";
import { collectionQuery, useForgetCollection, useRefreshCollections } from "@/features/collections/api";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { CoverField } from "@/features/collections/form/cover-field";
import { NameFields } from "@/features/collections/form/name-fields";
import { RuleFields } from "@/features/collections/form/rule-fields";
import { type RuleFault, ruleOf, ruleValues } from "@/features/collections/form/rule-values";
import { useCollectionMessages } from "@/features/collections/messages";
import type { CoverRecipe, PictureOf } from "@/features/collections/collection-cover";
import { useCollectionProblem } from "@/features/collections/use-collection-problem";
import { call } from "@/lib/api/api-client";
import { useAttempt } from "@/lib/forms/use-attempt";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";

export interface EditCollectionProps {
  userId: string;
  collection: Collection;
  tags: readonly string[];
  /** The recipes whose pictures can be the cover. */
  recipes: readonly CoverRecipe[];
  pictureOf: PictureOf;
  onClose: () => void;
}

/** Draws the form of a collection's name, note, cover and rule, and the way to delete it. */
export default function EditCollection(props: EditCollectionProps) {
  const { common } = useMessages();
  const collections = useCollectionMessages();
  return (
    <Sheet tall open onOpenChange={props.onClose} title={collections.editTitle} closeLabel={common.close}>
      <EditForm {...props} />
      <DeleteCollection {...props} />
    </Sheet>
  );
}

function EditForm({ userId, collection, tags, recipes, pictureOf, onClose }: EditCollectionProps) {
  const collections = useCollectionMessages();
  const problemOf = useCollectionProblem();
  const refresh = useRefreshCollections();
  const cache = useQueryClient();
  const { id, rule } = collection;
  const [name, setName] = useState(collection.name);
  const [note, setNote] = useState(collection.note);
  const [cover, setCover] = useState(collection.cover);
  const [values, setValues] = useState(() => ruleValues(rule));
  const [fault, setFault] = useState<RuleFault | null>(null);
  const [isNameMissing, setNameMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { busy, problem, attempt } = useAttempt((error) => problemOf(error, collections.saveFailed));

  async function save(changed: CollectionRule | undefined): Promise<void> {
    const answer = await call(updateCollection, {
      params: { id },
      headers: { "if-match": etagOf(collection) },
      body: {
        userId,
        name,
        note,
        ...(cover !== collection.cover && { cover }),
        ...(changed && { rule: changed }),
      },
    });
    cache.setQueryData(collectionQuery(userId, id).queryKey, answer.collection);
    refresh();
    onClose();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const missing = name.trim() === "";
    const found = rule ? ruleOf(values) : undefined;
    setNameMissing(missing);
    setFault(typeof found === "string" ? found : null);
    if (missing) input.current?.focus();
    else if (typeof found !== "string") attempt(() => save(found));
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4.5">
      <NameFields
        ref={input}
        name={name}
        onName={setName}
        note={note}
        onNote={setNote}
        isNameMissing={isNameMissing}
      />
      {rule ? (
        <RuleFields values={values} fault={fault} onChange={setValues} tags={tags} />
      ) : (
        recipes.length > 0 && (
          <CoverField recipes={recipes} chosen={cover} onChoose={setCover} pictureOf={pictureOf} />
        )
      )}
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
      <Button type="submit" full busy={busy}>
        {busy ? collections.saving : collections.save}
      </Button>
    </form>
  );
}

function DeleteCollection({ userId, collection, onClose }: EditCollectionProps) {
  const collections = useCollectionMessages();
  const problemOf = useCollectionProblem();
  const forget = useForgetCollection();
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const { id, name } = collection;

  async function remove(): Promise<void> {
    await call(deleteCollection, { params: { id }, query: { userId }, headers: {} });
    onClose();
    navigate(paths.bookmarks, { replace: true });
    forget(id);
    toasts.show({ title: collections.deleted(name) });
  }

  return (
    <div className="mt-8 grid justify-items-start border-t-[1.5px] border-line pt-3">
      <Button variant="ghost-hot" size="small" className="-ml-4" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        {collections.delete}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={collections.deleteTitle(name)}
          text={collections.deleteText}
          confirm={collections.delete}
          onConfirm={remove}
          problemOf={(error) => problemOf(error, collections.deleteFailed)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
