import { Sheet } from "@/components/ui/sheet";
import { AddChoices } from "@/features/add-recipe/add-choices";
import { useAddMenuMessages } from "@/features/add-recipe/messages";
import { useMessages } from "@/lib/i18n/i18n";

/** The ways to add a recipe, from the lower edge of any page. */
export function AddSheet({ onClose }: { onClose: () => void }) {
  const { common } = useMessages();
  const addMenu = useAddMenuMessages();
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={addMenu.title} closeLabel={common.close}>
      <AddChoices compact onChoose={onClose} />
    </Sheet>
  );
}
