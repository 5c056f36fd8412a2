import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import { type ReactNode, useId } from "react";
import { CardGrid } from "@/components/ui/card";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import type { Offer } from "@/features/generate/use-generate";
import { useMessages } from "@/lib/i18n/i18n";
import { useSession } from "@/lib/session/session";

/** Draws a recipe as a card of the page. */
export type CardOf = (recipe: RecipeSummary) => ReactNode;

interface OfferSheetProps {
  offer: Offer;
  cardOf: CardOf;
  /** Called when the user wants a new recipe instead. */
  onNew: () => void;
  onClose: () => void;
}

/** Offers the existing recipes for a query. */
export default function OfferSheet({ offer: { same, recipes }, cardOf, onNew, onClose }: OfferSheetProps) {
  const { common, generate } = useMessages();
  const { config } = useSession();
  return (
    <Sheet
      open
      fits
      onOpenChange={(open) => !open && onClose()}
      title={generate.offerTitle}
      closeLabel={common.close}
    >
      {same && <Part title={generate.offerSame}>{cardOf(same)}</Part>}
      {recipes.length > 0 && <Part title={generate.offerNearest}>{recipes.map(cardOf)}</Part>}
      <div className="sticky -bottom-1 z-10 -mx-4 bg-sheet px-4 pt-3 pb-1">
        <Button full onClick={onNew}>
          {config?.generation === "ai" ? generate.writeNew : generate.composeNew}
        </Button>
      </div>
    </Sheet>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mb-4">
      <h2 id={titleId} className="mb-3 border-b-2 border-ink pb-2 type-step">
        {title}
      </h2>
      <CardGrid className="desktop:grid-cols-3!">{children}</CardGrid>
    </section>
  );
}
