import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";
import { Button } from "@/components/ui/button";
import { useLinkMessages } from "@/features/public-links/messages";
import { useMessages } from "@/lib/i18n/i18n";

/** The recipes that are named; a question with more says how many more there are. */
const NAMED = 12;

interface PrivateQuestionProps {
  recipes: readonly RecipeRef[];
  busy: boolean;
  onAnswer: (sharePrivate: boolean) => void;
  onCancel: () => void;
}

/** Asks whether the public page of a collection shows its private recipes. It stands in the form of the link. */
export function PrivateQuestion({ recipes, busy, onAnswer, onCancel }: PrivateQuestionProps) {
  const { common } = useMessages();
  const links = useLinkMessages();
  const more = recipes.length - NAMED;
  const unlessBusy = (act: () => void) => ({
    "aria-disabled": busy || undefined,
    onClick: busy ? undefined : act,
  });
  return (
    <fieldset className="grid min-w-0 gap-2.5 rounded-field bg-sunken p-3.5">
      <legend className="float-left font-semibold">{links.privateTitle}</legend>
      <p className="text-16">{links.privateText}</p>
      <ul>
        {recipes.slice(0, NAMED).map(({ id, name }) => (
          <li key={id} dir="auto" className="border-t-[1.5px] border-line py-1.5 font-semibold wrap-anywhere">
            {name}
          </li>
        ))}
        {more > 0 && <li className="py-1.5 text-ink-2">{links.privateMore(more)}</li>}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          variant="soft"
          size="small"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of what was pressed
          autoFocus
          {...unlessBusy(onCancel)}
        >
          {common.cancel}
        </Button>
        <Button type="button" variant="soft" size="small" {...unlessBusy(() => onAnswer(false))}>
          {links.privateOmit}
        </Button>
        <Button type="button" size="small" {...unlessBusy(() => onAnswer(true))}>
          {links.privateShow}
        </Button>
      </div>
    </fieldset>
  );
}
