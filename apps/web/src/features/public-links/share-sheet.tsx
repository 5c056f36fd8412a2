import type { Recipe } from "@larder/domain/recipe/recipe";
import { Share2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { Sheet } from "@/components/ui/sheet";
import { LinkSection } from "@/features/public-links/link-section";
import { useLinkMessages } from "@/features/public-links/messages";
import { useMessages } from "@/lib/i18n/i18n";

interface ShareSheetProps {
  recipe: Pick<Recipe, "id" | "visibility">;
  userId: string;
  /** Passes on the address of the recipe in the app. */
  onShare: () => void;
  /** Called when the recipe has a new link, which may change who sees it. */
  onLinked: () => void;
  onClose: () => void;
}

/** Draws the ways to share one's own recipe: with the people of this server if they see it, or with everybody by a public link. */
export function ShareSheet({ recipe, userId, onShare, onLinked, onClose }: ShareSheetProps) {
  const { common } = useMessages();
  const links = useLinkMessages();
  return (
    <Sheet
      open
      tall
      onOpenChange={(open) => !open && onClose()}
      title={links.shareTitle}
      closeLabel={common.close}
    >
      <div className="grid grid-cols-1 gap-7">
        {recipe.visibility === "shared" && (
          <Section title={links.inApp}>
            <p className="mb-4 text-16 text-ink-2">{links.inAppText}</p>
            <Button variant="soft" onClick={onShare}>
              <Share2 aria-hidden />
              {links.send}
            </Button>
          </Section>
        )}
        <LinkSection
          target={{ kind: "recipe", id: recipe.id }}
          isPrivate={recipe.visibility === "private"}
          userId={userId}
          onLinked={onLinked}
        />
      </div>
    </Sheet>
  );
}
