import type { ArchiveImport } from "@larder/domain/archive-import/archive-import";
import type { DefaultVisibility } from "@larder/domain/recipe/visibility";
import { type ReactNode, useMemo } from "react";
import { Button } from "@/components/ui/button";
import { useImportActions } from "@/features/imports/api";
import { suggestedTag } from "@/features/imports/import-state";
import { ItemList } from "@/features/imports/items/item-list";
import {
  type Choices,
  choicesOf,
  choicesText,
  firstChoices,
  isChoosable,
  isChosen,
  withChosen,
} from "@/features/imports/preview/choices";
import { ImportOptions } from "@/features/imports/preview/import-options";
import { ItemChoice } from "@/features/imports/preview/item-choice";
import { LookSummary } from "@/features/imports/preview/look-summary";
import { useImportMessages } from "@/features/imports/messages";
import { useImportProblem } from "@/features/imports/use-import-problem";
import { useAttempt } from "@/lib/forms/use-attempt";
import { useDraft } from "@/lib/forms/use-draft";

interface LookSectionProps {
  userId: string;
  shown: ArchiveImport;
  /** Draws the choice of who sees the recipes. */
  visibilityField: (value: DefaultVisibility, onChoose: (chosen: DefaultVisibility) => void) => ReactNode;
}

/** Shows what is in an archive before anything is added, and takes the cook's choices. They survive a reload. */
export function LookSection({ userId, shown, visibilityField }: LookSectionProps) {
  const messages = useImportMessages();
  const problemOf = useImportProblem();
  const { start } = useImportActions(shown.id);
  const draft = useDraft(userId, `import-${shown.id}`);
  const choices = useMemo(
    () => choicesOf(draft.text, firstChoices(suggestedTag(shown))),
    [draft.text, shown],
  );
  const { busy, problem, attempt } = useAttempt((error) => problemOf(error, messages.startFailed));
  const { recipes, present, changed } = shown.counts;
  const listed = recipes - present - changed;
  const count = listed - choices.leaveOut.size + choices.take.size;
  const change = (next: Choices) => draft.setText(choicesText(next));

  function begin(): void {
    attempt(async () => {
      const { leaveOut, take, visibility, tag, fetchPictures } = choices;
      await start({
        leaveOut: [...leaveOut],
        takeChanged: [...take],
        visibility,
        tag: tag.trim(),
        fetchPictures,
      });
      draft.forget();
    });
  }

  return (
    <div className="grid grid-cols-1 gap-9">
      <LookSummary shown={shown} />
      {listed + changed > 0 && (
        <ImportOptions
          choices={choices}
          webPictures={shown.pictures.total}
          onChange={change}
          visibilityField={visibilityField}
        >
          <div className="grid grid-cols-1 justify-items-start gap-2">
            <Button size="main" busy={busy} disabled={count === 0} onClick={begin}>
              {busy ? messages.starting : messages.start(count)}
            </Button>
            <output className="type-caption empty:hidden">{count === 0 && messages.nothingToAdd}</output>
            <p role="alert" className="font-semibold text-hot empty:hidden">
              {problem}
            </p>
          </div>
        </ImportOptions>
      )}
      <ItemList
        shown={shown}
        actionsFor={(items) => {
          const choosable = items.filter(isChoosable);
          if (choosable.length === 0) return null;
          const isAny = choosable.some((item) => isChosen(item, choices));
          const isAll = choosable.length === listed + changed;
          const label = isAny
            ? isAll
              ? messages.untickAll
              : messages.untickShown
            : isAll
              ? messages.tickAll
              : messages.tickShown;
          return (
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button
                variant="soft"
                size="small"
                onClick={() => change(withChosen(choices, choosable, !isAny))}
              >
                {label}
              </Button>
              <output className="type-caption">{messages.chosen(count)}</output>
            </div>
          );
        }}
        renderItem={(item) => (
          <ItemChoice
            importId={shown.id}
            item={item}
            chosen={isChosen(item, choices)}
            onChoose={(isOn) => change(withChosen(choices, [item], isOn))}
          />
        )}
      />
    </div>
  );
}
