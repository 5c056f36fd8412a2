import type { ImportItem } from "@larder/domain/archive-import/archive-import";
import { Check } from "lucide-react";
import { fileNameOf, ItemText } from "@/features/imports/items/item-text";
import { OriginalButton } from "@/features/imports/items/original-button";
import { isChoosable } from "@/features/imports/preview/choices";
import { useImportMessages } from "@/features/imports/messages";

interface ItemChoiceProps {
  importId: string;
  item: ImportItem;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** Draws an entry at the first look, with a box where it can be chosen; its whole row is the target. */
export function ItemChoice({ importId, item, chosen, onChoose }: ItemChoiceProps) {
  const messages = useImportMessages();
  const name = item.name || fileNameOf(item.entry);
  if (!isChoosable(item)) {
    return (
      <div className="pl-12">
        <ItemText item={item}>
          {item.status === "unread" && item.hasOriginal && <OriginalButton importId={importId} item={item} />}
        </ItemText>
      </div>
    );
  }
  const isChange = item.status === "changed";
  const hint = item.isChangedHere ? messages.takeHintHere : messages.takeHint;
  return (
    <div className="relative pl-12">
      <label className="block before:absolute before:inset-0">
        <input
          type="checkbox"
          aria-label={isChange ? messages.takeChange(name) : messages.add(name)}
          checked={chosen}
          onChange={({ target }) => onChoose(target.checked)}
          className="peer sr-only"
        />
        <span
          aria-hidden
          className="absolute top-0 left-0 grid size-8 place-items-center rounded-chip bg-surface text-on-done outlined [--outline-width:2px] peer-checked:bg-done peer-checked:[--outline:var(--done)] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
        >
          {chosen && <Check className="pop" />}
        </span>
      </label>
      <ItemText item={item} {...(isChange && { hint })} />
    </div>
  );
}
