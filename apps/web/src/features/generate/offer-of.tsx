import { lazy, Suspense } from "react";
import type { CardOf } from "@/features/generate/offer-sheet";
import type { Work } from "@/features/generate/use-generate";

const OfferSheet = lazy(() => import("@/features/generate/offer-sheet"));

/** Draws the sheet of existing recipes, when there are any. */
export function OfferOf({ work, cardOf }: { work: Work; cardOf: CardOf }) {
  const { offer, makeNew, closeOffer } = work;
  return (
    <Suspense>
      {offer && (
        <OfferSheet offer={offer} cardOf={cardOf} onNew={() => makeNew(offer)} onClose={closeOffer} />
      )}
    </Suspense>
  );
}
