import type { Section } from "@larder/domain/collection/collection";
import type { CollectedRecipe } from "@larder/domain/contract/collections";
import { ArrowDownToLine, ArrowUpToLine, Trash2 } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import type { Move } from "@/features/collections/arrange/recipe-order";
import { useCollectionMessages } from "@/features/collections/messages";
import { useMessages } from "@/lib/i18n/i18n";

interface MoveSheetProps {
  recipe: CollectedRecipe;
  sections: readonly Section[];
  /** The first recipe of the section that has it. */
  first: CollectedRecipe | undefined;
  isByHand: boolean;
  onMove: (move: Move) => void;
  onTakeOut: () => void;
  onClose: () => void;
}

/** Draws where a recipe of a collection can go: to an end of its section, into another section, or out. */
export function MoveSheet({ recipe, sections, first, isByHand, onMove, onTakeOut, onClose }: MoveSheetProps) {
  const { common } = useMessages();
  const collections = useCollectionMessages();
  const group = useId();
  const { id: recipeId, sectionId, name } = recipe;
  const choices = [{ id: null, name: collections.noSection }, ...sections];
  return (
    <Sheet fits open onOpenChange={onClose} title={name} closeLabel={common.close}>
      {isByHand && (
        <div className="mb-5 flex flex-wrap gap-2.5">
          <Button
            variant="soft"
            size="small"
            onClick={() =>
              first && first.id !== recipeId ? onMove({ recipeId, sectionId, before: first.id }) : onClose()
            }
          >
            <ArrowUpToLine aria-hidden />
            {collections.toTop}
          </Button>
          <Button variant="soft" size="small" onClick={() => onMove({ recipeId, sectionId, before: null })}>
            <ArrowDownToLine aria-hidden />
            {collections.toEnd}
          </Button>
        </div>
      )}
      {sections.length > 0 && (
        <fieldset className="mb-5 min-w-0">
          <legend className="mb-1 type-label">{collections.section}</legend>
          {choices.map((choice) => (
            <label
              key={choice.id ?? ""}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-chip border-b-[1.5px] border-line has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={group}
                checked={choice.id === sectionId}
                onChange={() => onMove({ recipeId, sectionId: choice.id, before: null })}
                className="size-5 shrink-0 accent-(--ink)"
              />
              <span dir="auto" className="min-w-0 py-2 wrap-anywhere">
                {choice.name}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <Button variant="ghost-hot" size="small" className="-ml-4" onClick={onTakeOut}>
        <Trash2 aria-hidden />
        {collections.takeOut}
      </Button>
    </Sheet>
  );
}
