import type { CollectionRule } from "@larder/domain/collection/collection";
import { createCollection } from "@larder/domain/contract/collections";
import { type FormEvent, useMemo, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "@/components/ui/button";
import { FilterChip } from "@/components/ui/filter-chip";
import { Sheet } from "@/components/ui/sheet";
import { toasts } from "@/components/ui/toast-store";
import { useRefreshCollections } from "@/features/collections/api";
import { NameFields } from "@/features/collections/form/name-fields";
import { RuleFields } from "@/features/collections/form/rule-fields";
import { type RuleFault, ruleOf, ruleValues } from "@/features/collections/form/rule-values";
import { useCollectionMessages } from "@/features/collections/messages";
import { useCollectionProblem } from "@/features/collections/use-collection-problem";
import { call } from "@/lib/api/api-client";
import { useDraft } from "@/lib/forms/use-draft";
import { useAttempt } from "@/lib/forms/use-attempt";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";

const KINDS = ["filled", "smart"] as const;

interface NewCollectionProps {
  userId: string;
  tags: readonly string[];
  /** The search that becomes a smart collection. */
  rule?: Partial<CollectionRule>;
  onClose: () => void;
}

/** Draws the form of a new collection: of recipes that are put in, or of what a search finds. */
export default function NewCollection({ userId, tags, rule, onClose }: NewCollectionProps) {
  const { common } = useMessages();
  const collections = useCollectionMessages();
  return (
    <Sheet fits open onOpenChange={onClose} title={collections.create} closeLabel={common.close}>
      <NewCollectionForm userId={userId} tags={tags} {...(rule && { rule })} onClose={onClose} />
    </Sheet>
  );
}

function NewCollectionForm({ userId, tags, rule, onClose }: NewCollectionProps) {
  const collections = useCollectionMessages();
  const problemOf = useCollectionProblem();
  const refresh = useRefreshCollections();
  const [, navigate] = useLocation();
  const name = useDraft(userId, "collection-name");
  const note = useDraft(userId, "collection-note");
  const [isSmart, setSmart] = useState(rule !== undefined);
  const [values, setValues] = useState(() => ruleValues(rule ?? null));
  const [fault, setFault] = useState<RuleFault | null>(null);
  const [isNameMissing, setNameMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The same form that is sent again after a lost answer makes no second collection.
  const typed = JSON.stringify([name.text, note.text, isSmart, values]);
  const key = useMemo(() => typed && crypto.randomUUID(), [typed]);
  const { busy, problem, attempt } = useAttempt((error) => problemOf(error, collections.createFailed));

  async function create(sent: CollectionRule | undefined): Promise<void> {
    const { collection } = await call(createCollection, {
      headers: { "idempotency-key": key },
      body: { userId, name: name.text, note: note.text, ...(sent && { rule: sent }) },
    });
    name.forget();
    note.forget();
    refresh();
    onClose();
    toasts.show({ title: collections.created(collection.name) });
    navigate(paths.collection(collection.id));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const missing = name.text.trim() === "";
    const found = isSmart ? ruleOf(values) : undefined;
    setNameMissing(missing);
    setFault(typeof found === "string" ? found : null);
    if (missing) input.current?.focus();
    else if (typeof found !== "string") attempt(() => create(found));
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4.5">
      <NameFields
        ref={input}
        name={name.text}
        onName={name.setText}
        note={note.text}
        onNote={note.setText}
        isNameMissing={isNameMissing}
      />
      <fieldset className="min-w-0">
        <legend className="mb-2 type-label">{collections.kindTitle}</legend>
        <div className="flex flex-wrap gap-2">
          {KINDS.map((kind) => (
            <FilterChip
              key={kind}
              chosen={isSmart === (kind === "smart")}
              onClick={() => setSmart(kind === "smart")}
            >
              {collections.kinds[kind]}
            </FilterChip>
          ))}
        </div>
      </fieldset>
      {isSmart && <RuleFields values={values} fault={fault} onChange={setValues} tags={tags} />}
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
      <Button type="submit" full busy={busy}>
        {busy ? collections.creating : collections.createNow}
      </Button>
    </form>
  );
}
