import type { Visibility } from "@larder/domain/recipe/visibility";
import { VISIBILITY_ICONS } from "@/features/visibility/visibility-icons";
import { useVisibilityMessages } from "@/lib/i18n/visibility-messages";

interface CardVisibilityProps {
  visibility: Visibility;
  /** False for a recipe that its owner shows to the user by a collection. */
  isOwn: boolean;
}

/** Draws on a card that not everybody sees its recipe. */
export function CardVisibility({ visibility, isOwn }: CardVisibilityProps) {
  const messages = useVisibilityMessages();
  const Icon = VISIBILITY_ICONS[visibility];
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-14 text-ink-2">
      <Icon aria-hidden className="size-4" />
      {isOwn ? messages.names[visibility] : messages.withYou}
    </p>
  );
}
