import type { CollectionRule } from "@larder/domain/collection/collection";
import type { ShelvedCollection } from "@larder/domain/contract/collections";
import type { ReactNode } from "react";
import { CoverImage } from "@larder/covers/cover-image";
import { cn } from "@/lib/cn";

export type CoverRecipe = ShelvedCollection["covers"][number];
/** Draws the picture of a recipe; given by the page. */
export type PictureOf = (recipe: CoverRecipe) => ReactNode;

interface CollectionCoverProps {
  collection: { name: string; cover: string; rule: CollectionRule | null };
  /** Up to four recipes, the chosen one first. */
  covers: readonly CoverRecipe[];
  pictureOf: PictureOf;
}

/** Which part of the cover each of so many pictures has. */
const LAYOUTS: readonly (readonly string[])[] = [
  [],
  ["col-span-2 row-span-2"],
  ["col-span-2", "col-span-2"],
  ["col-span-2", "", ""],
  ["", "", "", ""],
];

/**
 * Draws the cover of a collection: the picture that was chosen, or up to four of its recipes; for a smart one what it looks
 * for; dashes for an empty one. It fills its frame and is decorative.
 */
export function CollectionCover({ collection, covers, pictureOf }: CollectionCoverProps) {
  const { name, cover, rule } = collection;
  const [first] = covers;
  if (first && cover === first.id) return pictureOf(first);
  const layout = LAYOUTS[covers.length] ?? [];
  if (layout.length > 0) {
    return (
      <div aria-hidden className="grid size-full grid-cols-2 grid-rows-2 gap-0.5 bg-bg">
        {covers.map((recipe, index) => (
          <div key={recipe.id} className={cn("min-h-0 min-w-0 overflow-hidden", layout[index])}>
            {pictureOf(recipe)}
          </div>
        ))}
      </div>
    );
  }
  if (rule) {
    return <CoverImage name={name} tags={rule.tags} ingredients={rule.terms} width={300} height={380} />;
  }
  return (
    <div
      aria-hidden
      className="size-full rounded-cover rounded-bl-none border-[2.5px] border-dotted border-edge"
    />
  );
}
