import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { categoryOfTag } from "@larder/covers/category";
import { ChipRow, FilterChip } from "@/components/ui/filter-chip";
import { lazyPart } from "@/components/ui/lazy-part";
import { tagsQuery } from "@/features/recipes/api";
import { useMessages } from "@/lib/i18n/i18n";

const useTagsSheet = lazyPart(() => import("@/features/recipes/list/tags-sheet"));

/** The number of tags shown; a sheet has all. */
const SHOWN = 8;

interface TagChipsProps {
  chosen: string | undefined;
  /** Whether the tags do not apply, so that only the children are shown. */
  isHidden: boolean;
  onChoose: (tag: string | undefined) => void;
  /** What comes first in the row. */
  children: ReactNode;
}

/** Draws 'All' and the most used tags; a sheet has the others. */
export function TagChips({ chosen, isHidden, onChoose, children }: TagChipsProps) {
  const { list } = useMessages();
  const { data: tags = [], isPending } = useQuery(tagsQuery);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const sheet = useTagsSheet(isOpen, close);
  // Chips that came later would push the cards from under the finger.
  if (isPending) return <div aria-hidden className="min-h-14.5" />;
  if (tags.length === 0 || isHidden) return <div className="flex flex-wrap gap-2 py-1.25">{children}</div>;

  const shown = tags.filter(({ tag }, index) => index < SHOWN || tag === chosen);
  return (
    <ChipRow label={list.tags}>
      {children}
      <FilterChip chosen={chosen === undefined} onClick={() => onChoose(undefined)}>
        {list.all}
      </FilterChip>
      {shown.map(({ tag }) => {
        const tone = categoryOfTag(tag)?.tone;
        return (
          <FilterChip key={tag} chosen={tag === chosen} {...(tone && { tone })} onClick={() => onChoose(tag)}>
            {tag}
          </FilterChip>
        );
      })}
      {tags.length > SHOWN && (
        <FilterChip
          chosen={false}
          aria-haspopup="dialog"
          aria-pressed={undefined}
          onClick={() => setOpen(true)}
        >
          {list.moreTags}
        </FilterChip>
      )}
      <Suspense>
        {isOpen && sheet && (
          <sheet.TagsSheet tags={tags} chosen={chosen} onChoose={onChoose} onClose={close} />
        )}
      </Suspense>
    </ChipRow>
  );
}
