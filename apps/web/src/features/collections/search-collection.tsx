import type { CollectionRule } from "@larder/domain/collection/collection";
import { LibraryBig } from "lucide-react";
import { Suspense, useState } from "react";
import { FilterChip } from "@/components/ui/filter-chip";
import { lazyPart } from "@/components/ui/lazy-part";
import { useCollectionMessages } from "@/features/collections/messages";

const useNewCollection = lazyPart(() => import("@/features/collections/form/new-collection"));

interface SearchCollectionProps {
  userId: string;
  rule: Pick<CollectionRule, "terms" | "tags">;
  tags: readonly string[];
}

/** Draws the button that makes a smart collection of a search. */
export function SearchCollection({ userId, rule, tags }: SearchCollectionProps) {
  const collections = useCollectionMessages();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const form = useNewCollection(isOpen, close);
  return (
    <>
      <FilterChip
        chosen={false}
        aria-pressed={undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <LibraryBig aria-hidden className="size-5" />
        {collections.createOfSearch}
      </FilterChip>
      <Suspense>
        {isOpen && form && <form.default userId={userId} rule={rule} tags={tags} onClose={close} />}
      </Suspense>
    </>
  );
}
