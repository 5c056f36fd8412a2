import { Braces, Camera, ClipboardPaste, Library, Link2, MessageSquarePlus, PenLine } from "lucide-react";
import { ChoiceButton } from "@/components/ui/choice-button";
import { useAddMenuMessages } from "@/features/add-recipe/messages";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/navigation/paths";

interface AddChoicesProps {
  /** True if only their names are shown, two by two, as in the sheet, which is 400 px high. */
  compact?: boolean;
  onChoose?: () => void;
}

/** Draws the ways to add a recipe as links: writing it, bringing a whole collection, then two by two, below each other when the text is large. */
export function AddChoices({ compact = false, onChoose }: AddChoicesProps) {
  const addMenu = useAddMenuMessages();
  const choices = [
    { href: paths.writeRecipe, icon: PenLine, title: addMenu.write, text: addMenu.writeHint, low: true },
    {
      href: paths.importCollection,
      icon: Library,
      title: addMenu.collection,
      text: addMenu.collectionHint,
      low: true,
    },
    { href: paths.addFromUrl, icon: Link2, title: addMenu.fromUrl, text: addMenu.fromUrlHint },
    { href: paths.addFromText, icon: ClipboardPaste, title: addMenu.fromText, text: addMenu.fromTextHint },
    { href: paths.addFromPhoto, icon: Camera, title: addMenu.fromPhoto, text: addMenu.fromPhotoHint },
    { href: paths.addFromJson, icon: Braces, title: addMenu.fromJson, text: addMenu.fromJsonHint },
    { href: paths.requestRecipe, icon: MessageSquarePlus, title: addMenu.request, text: addMenu.requestHint },
  ];
  return (
    <ul
      className={cn(
        "grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))]",
        compact ? "gap-1.5" : "gap-3",
      )}
    >
      {choices.map(({ text, low, ...choice }) => (
        <li
          key={choice.href}
          className={compact ? "grid last:col-span-full" : "grid [&:nth-child(-n+2)]:col-span-full"}
        >
          <ChoiceButton
            {...choice}
            {...(compact ? { low: true } : { text, low: low === true })}
            {...(onChoose && { onClick: onChoose })}
          />
        </li>
      ))}
    </ul>
  );
}
