import type { Visibility } from "@larder/domain/recipe/visibility";
import { VISIBILITY_ICONS } from "@/features/visibility/visibility-icons";
import { useVisibilityMessages } from "@/lib/i18n/visibility-messages";

/** Draws on a card that not everybody sees its recipe. */
export function CardVisibility({ visibility }: { visibility: Visibility }) {
  const messages = useVisibilityMessages();
  const Icon = VISIBILITY_ICONS[visibility];
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-14 text-ink-2">
      <Icon aria-hidden className="size-4" />
      {messages.names[visibility]}
    </p>
  );
}
