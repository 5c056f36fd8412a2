import { pastedKind } from "@larder/domain/formats/pasted-kind";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { storeNavigationState } from "@/lib/navigation/navigation-state";
import { useAddMenuMessages, useAddTextMessages, useAddMessages } from "@/features/add-recipe/messages";
import { paths } from "@/lib/navigation/paths";

/** Reports that a text is an address or JSON and leads to its form, with the text. */
export function SuggestOtherImport({ text, onLeave }: { text: string; onLeave: () => void }) {
  const addMenu = useAddMenuMessages();
  const { addJson } = useAddMessages();
  const addText = useAddTextMessages();
  const kind = pastedKind(text);
  const pasted = text.trim();
  const carry = () => {
    onLeave();
    storeNavigationState({ text });
  };
  return (
    <output className="empty:hidden">
      {kind !== "text" && (
        <span className="grid justify-items-start gap-3 rounded-field p-4 trough">
          {kind === "address" ? addText.isAddress : addText.isJson}
          <Button asChild variant="soft" size="small">
            {kind === "address" ? (
              <Link href={paths.addFromUrl} state={{ url: pasted }} data-carries onClick={carry}>
                {addMenu.fromUrl}
              </Link>
            ) : (
              <Link href={paths.addFromJson} state={{ json: pasted }} data-carries onClick={carry}>
                {addJson.title}
              </Link>
            )}
          </Button>
        </span>
      )}
    </output>
  );
}
