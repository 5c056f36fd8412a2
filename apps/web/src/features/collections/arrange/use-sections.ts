import { type Collection, COLLECTION_LIMITS, type Section } from "@larder/domain/collection/collection";
import { updateCollection } from "@larder/domain/contract/collections";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toasts } from "@/components/ui/toast-store";
import { collectionQuery, useRefreshCollections } from "@/features/collections/api";
import { useCollectionMessages } from "@/features/collections/messages";
import { useCollectionProblem } from "@/features/collections/use-collection-problem";
import { call } from "@/lib/api/api-client";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";

/** Returns what changes the sections of an own collection, one change at a time. */
export function useSections(userId: string, { id, sections }: Collection) {
  const collections = useCollectionMessages();
  const problemOf = useCollectionProblem();
  const refresh = useRefreshCollections();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const runAlone = useOneAtATime();

  /** @param onSaved called once it is stored: until then a form keeps what was typed */
  const save = (changed: readonly Section[], onSaved?: () => void): void =>
    runAlone(async () => {
      setBusy(true);
      try {
        const body = { userId, sections: [...changed] };
        const { collection } = await call(updateCollection, { params: { id }, headers: {}, body });
        cache.setQueryData(collectionQuery(userId, id).queryKey, collection);
        refresh();
        onSaved?.();
      } catch (error) {
        toasts.show({ title: problemOf(error, collections.sectionsFailed), variant: "destructive" });
      }
      setBusy(false);
    });

  return {
    busy,
    isFull: sections.length >= COLLECTION_LIMITS.sections,
    onAdd: (name: string, onSaved: () => void) =>
      save([...sections, { id: crypto.randomUUID(), name }], onSaved),
    onRename: (section: Section, name: string, onSaved: () => void) =>
      save(
        sections.map((each) => (each.id === section.id ? { ...each, name } : each)),
        onSaved,
      ),
    onRemove: (section: Section) => save(sections.filter((each) => each.id !== section.id)),
    onMove: (section: Section, by: -1 | 1) => {
      const at = sections.findIndex((each) => each.id === section.id);
      save(sections.toSpliced(at, 1).toSpliced(at + by, 0, section));
    },
  };
}
