import type { Recipe } from "@larder/domain/recipe/recipe";
import { Differences } from "@/components/differences";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { useHistoryMessages } from "@/lib/i18n/history-messages";
import { useMessages } from "@/lib/i18n/i18n";
import { type ComparedRecipe, recipeDifferences } from "@/lib/recipe-differences/recipe-differences";

interface OriginSheetProps {
  /** The user's own copy. */
  recipe: Recipe;
  origin: ComparedRecipe;
  /** Null where the user has seen the origin as it is now. */
  choices: {
    /** The choice that is being stored. */
    taking: "theirs" | "mine" | null;
    onChoose: (choice: "theirs" | "mine") => void;
  } | null;
  onClose: () => void;
}

/** Draws what a copy and its origin differ in, and lets the user choose once the origin has changed. */
export function OriginSheet({ recipe, origin, choices, onClose }: OriginSheetProps) {
  const messages = useMessages();
  const history = useHistoryMessages();
  const parts = recipeDifferences(
    recipe,
    origin,
    { ...messages, history },
    { mine: history.pictureMine, other: history.pictureTheirs },
  );
  return (
    <Sheet
      open
      tall={parts.length > 0}
      fits
      textOnly={!choices}
      onOpenChange={(open) => !open && onClose()}
      title={history.differencesTitle}
      closeLabel={messages.common.close}
    >
      <div className="grid grid-cols-1 gap-5">
        {parts.length === 0 && <p>{history.sameAsOrigin}</p>}
        <Differences
          parts={parts}
          labels={{ mine: history.mine, other: history.theirs, lacks: history.lacks }}
        />
        {choices && (
          <div className="flex flex-wrap gap-2.5">
            <Button busy={choices.taking === "theirs"} onClick={() => choices.onChoose("theirs")}>
              {history.take}
            </Button>
            <Button variant="soft" busy={choices.taking === "mine"} onClick={() => choices.onChoose("mine")}>
              {history.leave}
            </Button>
          </div>
        )}
      </div>
    </Sheet>
  );
}
