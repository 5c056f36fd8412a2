import type { OwnLink } from "@larder/domain/contract/public-links";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { Sheet } from "@/components/ui/sheet";
import { linksKey, linksQuery } from "@/features/public-links/api";
import { LinkList } from "@/features/public-links/link-list";
import { useLinkMessages } from "@/features/public-links/messages";
import { NewLink } from "@/features/public-links/new-link";
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

/** Draws the ways to share one's own recipe: with the people of this server, or with everybody by a public link. */
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
        <Section title={links.inApp}>
          <p className="mb-4 text-16 text-ink-2">{links.inAppText}</p>
          <Button variant="soft" onClick={onShare}>
            <Share2 aria-hidden />
            {links.send}
          </Button>
        </Section>
        <Section title={links.title}>
          <p className="mb-4 text-16 text-ink-2">
            {links.text} {recipe.visibility === "private" && links.fromPrivate}
          </p>
          <PublicLinks recipeId={recipe.id} userId={userId} onLinked={onLinked} />
        </Section>
      </div>
    </Sheet>
  );
}

interface PublicLinksProps {
  recipeId: string;
  userId: string;
  onLinked: () => void;
}

/** The links of a recipe, and the form of a new one: behind a button where there are links already. */
function PublicLinks({ recipeId, userId, onLinked }: PublicLinksProps) {
  const links = useLinkMessages();
  const cache = useQueryClient();
  const target = { kind: "recipe", id: recipeId } as const;
  const { data } = useQuery(linksQuery(userId, target));
  const [made, setMade] = useState<OwnLink | null>(null);
  const [wantsAnother, setWantsAnother] = useState(false);
  const hasForm = wantsAnother || data?.length === 0;

  async function add(link: OwnLink): Promise<void> {
    setMade(link);
    setWantsAnother(false);
    onLinked();
    await cache.invalidateQueries({ queryKey: linksKey(userId) });
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <LinkList userId={userId} target={target} focusedId={made?.id} none={null} />
      {hasForm && <NewLink userId={userId} target={target} onCreated={(link) => void add(link)} />}
      {!hasForm && data && (
        <Button
          variant="soft"
          size="small"
          className="justify-self-start"
          onClick={() => setWantsAnother(true)}
        >
          {links.another}
        </Button>
      )}
    </div>
  );
}
