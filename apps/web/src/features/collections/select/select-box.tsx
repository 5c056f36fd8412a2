import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import { Check } from "lucide-react";
import type { KeyboardEvent } from "react";
import { toasts } from "@/components/ui/toast-store";
import { useCollectionMessages } from "@/features/collections/messages";
import { SELECTABLE, type Selection } from "@/features/collections/select/selection";

interface SelectBoxProps {
  recipe: Pick<RecipeSummary, "id" | "name">;
  selection: Selection;
  /** Called when Escape is pressed. */
  onEscape: () => void;
}

/** Draws the checkbox that selects a card. The whole card is its target. */
export function SelectBox({ recipe, selection, onEscape }: SelectBoxProps) {
  const collections = useCollectionMessages();
  const isOn = selection.useValue().has(recipe.id);

  function toggle(): void {
    if (!selection.toggle(recipe.id)) toasts.show({ title: collections.selectFull(SELECTABLE) });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Enter") toggle();
    else if (event.key === "Escape") onEscape();
    else return;
    event.preventDefault();
  }

  return (
    <label className="absolute -inset-1 cursor-pointer rounded-cover has-checked:outline-3 has-checked:outline-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        aria-label={collections.selectOne(recipe.name)}
        checked={isOn}
        onChange={toggle}
        onKeyDown={onKeyDown}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-3.5 right-3.5 grid size-8 place-items-center rounded-chip bg-surface text-on-done outlined [--outline-width:2px] peer-checked:bg-done peer-checked:[--outline:var(--done)]"
      >
        {isOn && <Check className="pop" />}
      </span>
    </label>
  );
}
