import { Trash2 } from "lucide-react";
import { BackButton } from "@/components/ui/page-header";
import { Button } from "@/components/ui/button";
import { fieldIds } from "@/features/edit-recipe/field-ids";
import { cn } from "@/lib/cn";
import { useEditMessages } from "@/features/edit-recipe/messages";

interface EditHeaderProps {
  back: { href: string; label: string };
  isSaving: boolean;
  /** Whether an upload of the recipe is in progress: saving must wait for it. */
  isWaiting: boolean;
  /** Missing where there is nothing to delete yet. */
  onDelete?: () => void;
  onSave: () => void;
}

/** Draws the header, which stays at the upper edge. Delete is plain and at a distance from Save. */
export function EditHeader({ back, isSaving, isWaiting, onDelete, onSave }: EditHeaderProps) {
  const edit = useEditMessages();
  return (
    <div className="sticky top-0 z-20 -mx-(--gutter) mb-5 border-b-[1.5px] border-line bg-bg px-(--gutter) py-2.5">
      <div className="mx-auto flex min-h-12 max-w-190 flex-wrap items-center gap-2">
        <BackButton {...back} />
        {onDelete && (
          <Button
            id={fieldIds.delete}
            variant="ghost-hot"
            size="small"
            className="ml-auto"
            aria-label={edit.delete}
            disabled={isSaving}
            onClick={onDelete}
          >
            <Trash2 aria-hidden />
            <span className="max-[24rem]:sr-only">{edit.delete}</span>
          </Button>
        )}
        <Button
          id={fieldIds.save}
          size="small"
          className={cn(!onDelete && "ml-auto")}
          busy={isSaving || isWaiting}
          onClick={onSave}
        >
          {isSaving ? edit.saving : edit.save}
        </Button>
      </div>
    </div>
  );
}
