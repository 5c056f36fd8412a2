import type { CookingCard } from "@larder/domain/cooking/screens/cooking-cards";
import type { Step } from "@larder/domain/recipe/recipe";
import { type Additions, withAdditions } from "@/lib/text/additions";
import { type AdditionSources, cardAdditions } from "@/features/cooking/card-additions";
import { useAmountText } from "@/features/cooking/needed";

interface CardTexts {
  /** Returns what is added to the text of a card. */
  additionsOf: (card: CookingCard) => Required<Additions>;
  /** The texts of the cards with what is added to them, for reading aloud. */
  sentences: readonly string[];
}

/** Returns the texts of a step's cards; none before the first step. */
export function useCardTexts(
  step: Step | undefined,
  cards: readonly CookingCard[],
  sources: Omit<AdditionSources, "amountOf">,
): CardTexts {
  const amountOf = useAmountText();
  const additionsOf = (card: CookingCard) =>
    cardAdditions(card, step?.sub_steps[card.subStep] ?? { description: "" }, { ...sources, amountOf });
  const sentences = cards.map((card) => {
    const { description = "" } = step?.sub_steps[card.subStep] ?? {};
    return withAdditions(description.slice(card.start, card.end), additionsOf(card).additions);
  });
  return { additionsOf, sentences: step ? sentences : [] };
}
