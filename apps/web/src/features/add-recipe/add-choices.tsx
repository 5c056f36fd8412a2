import { ClipboardPaste, Code, Globe, type LucideIcon, MessageSquarePlus } from "lucide-react";
import { Link } from "wouter";
import { Key } from "@/components/ui/key";
import { useMessages } from "@/lib/i18n";
import { paths } from "@/lib/paths";

/** The ways to add a recipe, as keys that lead there. */
export function AddChoices({ onChoose }: { onChoose?: () => void }) {
  const { addMenu } = useMessages();
  return (
    <ul className="grid gap-2.5">
      <Choice
        href={paths.addFromUrl}
        icon={Globe}
        title={addMenu.fromUrl}
        hint={addMenu.fromUrlHint}
        onChoose={onChoose}
      />
      <Choice
        href={paths.addFromText}
        icon={ClipboardPaste}
        title={addMenu.fromText}
        hint={addMenu.fromTextHint}
        onChoose={onChoose}
      />
      <Choice
        href={paths.addFromJson}
        icon={Code}
        title={addMenu.fromJson}
        hint={addMenu.fromJsonHint}
        onChoose={onChoose}
      />
      <Choice
        href={paths.requestRecipe}
        icon={MessageSquarePlus}
        title={addMenu.request}
        hint={addMenu.requestHint}
        onChoose={onChoose}
      />
    </ul>
  );
}

interface ChoiceProps {
  href: string;
  icon: LucideIcon;
  title: string;
  hint: string;
  onChoose?: (() => void) | undefined;
}

function Choice({ href, icon: Icon, title, hint, onChoose }: ChoiceProps) {
  return (
    <li>
      <Key asChild look="soft" full className="justify-start text-left">
        <Link href={href} onClick={onChoose}>
          <Icon aria-hidden />
          <span className="min-w-0 flex-1">
            {title}
            <span className="block type-caption">{hint}</span>
          </span>
        </Link>
      </Key>
    </li>
  );
}
