import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { categoryOfTag } from "@larder/covers/category";
import { ChipRow, FilterChip } from "@/components/ui/filter-chip";
import { tagsQuery } from "@/features/recipes/api";
import { useMessages } from "@/lib/i18n/i18n";

/** The number of tags shown at first; a button shows the rest. */
const SHOWN = 8;

interface TagChipsProps {
  chosen: string | undefined;
  onChoose: (tag: string | undefined) => void;
}

/** 'All' and a chip for every tag, most used first. */
export function TagChips({ chosen, onChoose }: TagChipsProps) {
  const { list } = useMessages();
  const { data: tags = [], isPending } = useQuery(tagsQuery);
  const [all, setAll] = useState(false);
  // Chips that came later would push the cards from under the finger.
  if (isPending) return <div aria-hidden className="min-h-14.5" />;
  if (tags.length === 0) return null;

  const shown = tags.filter(({ tag }, index) => all || index < SHOWN || tag === chosen);
  return (
    <ChipRow label={list.tags}>
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
        <FilterChip chosen={false} aria-expanded={all} aria-pressed={undefined} onClick={() => setAll(!all)}>
          {all ? list.fewerTags : list.moreTags}
        </FilterChip>
      )}
    </ChipRow>
  );
}
