import type { Collection } from "@larder/domain/collection/collection";
import type { CollectedRecipe } from "@larder/domain/contract/collections";
import { ArrowDown, ArrowUp, Ellipsis } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { MoveSheet } from "@/features/collections/arrange/move-sheet";
import { groupsOf, type Move, type SectionGroup, stepOf } from "@/features/collections/arrange/recipe-order";
import { SectionHead } from "@/features/collections/arrange/section-head";
import { SectionForm } from "@/features/collections/arrange/section-form";
import { useArrange } from "@/features/collections/arrange/use-arrange";
import { useSections } from "@/features/collections/arrange/use-sections";
import { useCollectionMessages } from "@/features/collections/messages";
import type { PictureOf } from "@/features/collections/collection-cover";
import { announce } from "@/lib/browser/announcements";

interface ArrangeListProps {
  userId: string;
  collection: Collection;
  /** The loaded recipes, in their order. */
  recipes: readonly CollectedRecipe[];
  /** Whether all recipes are loaded. */
  isWhole: boolean;
  onMore: () => void;
  pictureOf: PictureOf;
}

/** The control that has the focus after its row was moved. */
interface Pressed {
  recipeId: string;
  control: "up" | "down" | "more";
}

/** Draws the recipes of a collection as rows that are moved by buttons, under their sections. */
export default function ArrangeList({
  userId,
  collection,
  recipes,
  isWhole,
  onMore,
  pictureOf,
}: ArrangeListProps) {
  const collections = useCollectionMessages();
  const { sections, order, role } = collection;
  const { move, takeOut } = useArrange(userId, collection);
  const [chosen, setChosen] = useState<CollectedRecipe | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<Pressed | null>(null);
  const groups = groupsOf(sections, recipes);
  const isByHand = order === "hand";
  const sectionsOf = useSections(userId, collection);

  // A row that is moved in the document loses the focus.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { recipeId, control } = pressed.current;
    pressed.current = null;
    const row = list.current?.querySelector(`[data-recipe="${recipeId}"]`);
    row?.querySelector<HTMLElement>(`[data-control=${control}]`)?.focus();
  }, [recipes]);

  const isGroupWhole = (group: SectionGroup) =>
    isWhole || recipes.at(-1)?.sectionId !== (group.section?.id ?? null);

  function step(group: SectionGroup, { id, name }: CollectedRecipe, control: "up" | "down"): void {
    const next = stepOf(group, id, control, isGroupWhole(group));
    if (next === "not-loaded") return onMore();
    if (!next) return;
    pressed.current = { recipeId: id, control };
    move(next);
    const position = group.recipes.findIndex((recipe) => recipe.id === id) + (control === "up" ? 0 : 2);
    announce(collections.moved(name, position, group.recipes.length));
  }

  function send(next: Move): void {
    if (!chosen) return;
    pressed.current = { recipeId: chosen.id, control: "more" };
    move(next);
    if (next.sectionId !== chosen.sectionId) {
      const section = sections.find(({ id }) => id === next.sectionId)?.name ?? collections.noSection;
      announce(collections.movedTo(chosen.name, section));
    }
    setChosen(null);
  }

  return (
    <div ref={list}>
      <p className="mb-4 type-caption">{isByHand ? collections.arrangeHint : collections.arrangeByRule}</p>
      {groups.map((group, index) => (
        <section key={group.section?.id ?? ""} className="mb-7">
          {group.section && role === "owner" && (
            <SectionHead
              section={group.section}
              isFirst={index === 1}
              isLast={index === groups.length - 1}
              {...sectionsOf}
            />
          )}
          {group.section && role !== "owner" && (
            <h2 dir="auto" className="mb-2 type-section wrap-anywhere">
              {group.section.name}
            </h2>
          )}
          {group.recipes.length > 0 ? (
            <ul className="border-t-[1.5px] border-line">
              {group.recipes.map((recipe, at) => (
                <li
                  key={recipe.id}
                  data-recipe={recipe.id}
                  className="flex items-center gap-1.5 border-b-[1.5px] border-line py-1.5 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
                >
                  <span aria-hidden className="h-12 w-14 shrink-0 overflow-hidden rounded-field">
                    {pictureOf(recipe)}
                  </span>
                  <span dir="auto" className="mx-1.5 line-clamp-2 min-w-0 flex-1 font-semibold wrap-anywhere">
                    {recipe.name}
                  </span>
                  {isByHand && (
                    <>
                      <IconButton
                        data-control="up"
                        label={collections.moveUp(recipe.name)}
                        icon={ArrowUp}
                        aria-disabled={at === 0 || undefined}
                        className="aria-disabled:opacity-40"
                        onClick={() => step(group, recipe, "up")}
                      />
                      <IconButton
                        data-control="down"
                        label={collections.moveDown(recipe.name)}
                        icon={ArrowDown}
                        aria-disabled={(at === group.recipes.length - 1 && isGroupWhole(group)) || undefined}
                        className="aria-disabled:opacity-40"
                        onClick={() => step(group, recipe, "down")}
                      />
                    </>
                  )}
                  <IconButton
                    data-control="more"
                    label={collections.more(recipe.name)}
                    icon={Ellipsis}
                    aria-haspopup="dialog"
                    onClick={() => setChosen(recipe)}
                  />
                </li>
              ))}
            </ul>
          ) : (
            group.section && (
              <p className="border-t-[1.5px] border-line py-3 text-ink-3">{collections.empty}</p>
            )
          )}
        </section>
      ))}
      {role === "owner" && !sectionsOf.isFull && (
        <SectionForm onAdd={sectionsOf.onAdd} busy={sectionsOf.busy} />
      )}
      {chosen && (
        <MoveSheet
          recipe={chosen}
          sections={sections}
          first={groups.find((group) => (group.section?.id ?? null) === chosen.sectionId)?.recipes[0]}
          isByHand={isByHand}
          onMove={send}
          onTakeOut={() => {
            const at = recipes.findIndex(({ id }) => id === chosen.id);
            setChosen(null);
            void takeOut(chosen, recipes[at + 1]);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
