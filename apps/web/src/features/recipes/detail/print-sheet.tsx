import { stepTitles } from "@larder/domain/cooking/screens/step-titles";
import { formatMinutes } from "@larder/domain/time/format-minutes";
import { madeBy } from "@larder/domain/generation/made-by";
import { groupHeading, isNamedGroup } from "@larder/domain/messages/group-heading";
import { madeByText } from "@larder/domain/messages/made-by-text";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { shownTotal } from "@larder/domain/time/shown-time";
import type { ReactNode } from "react";
import { TextWithAdditions } from "@/components/ui/text-with-additions";
import { Measure } from "@/features/recipes/detail/measure";
import { useMessages } from "@/lib/i18n/i18n";
import { useRecipeLang } from "@/lib/i18n/recipe-lang";
import type { SentenceChoices } from "@/lib/timers/timer-slots";

export interface PrintSheetProps {
  recipe: Recipe;
  /** Returns the texts beside the amounts of a sentence, where the cook has chosen other servings or units. */
  besides?: SentenceChoices["besides"];
  notes?: ReactNode;
  /** The level of its name: below the title of a book. */
  heading?: "h1" | "h2";
}

/** A recipe on paper: ingredients and steps side by side, everything open. */
export function PrintSheet({ recipe, besides, notes, heading: Heading = "h1" }: PrintSheetProps) {
  const messages = useMessages();
  const { detail } = messages;
  const { name, duration, servings, ingredients, steps, tools } = recipe;
  const titles = stepTitles(steps);
  const lang = useRecipeLang();
  const total = shownTotal(recipe);
  const about = total?.isAbout ? `${detail.about} ` : "";
  const parts = recipe.assumed?.includes("duration")
    ? []
    : ([
        [detail.prepTime, duration.prep_time_minutes],
        [detail.cookTime, duration.cook_time_minutes],
      ] as const);
  const facts = [...parts, [detail.totalTime, total?.minutes ?? 0] as const];
  const made = madeBy(recipe);
  const groups = Object.entries(ingredients).filter(([, rows]) => rows.length > 0);
  const source = recipe.url ?? recipe.importedUrl?.url;
  return (
    <article data-slot="print-sheet" className="hidden text-[10pt] leading-[1.35] print:block">
      <Heading
        dir="auto"
        lang={lang}
        className="font-display text-[22pt] leading-none font-heavy font-stretch-88%"
      >
        {name}
      </Heading>
      <p className="mt-2 border-b-2 border-ink pb-2">
        {facts
          .filter(([, minutes]) => minutes > 0)
          .map(
            ([label, minutes]) =>
              `${label} ${label === detail.totalTime ? about : ""}${formatMinutes(minutes)}`,
          )
          .concat(servings > 0 ? `${detail.servings} ${servings}` : [])
          .join(" · ")}
      </p>
      {made && <p className="mt-1">{madeByText(messages, made)}</p>}
      {notes && <div className="mt-2">{notes}</div>}
      <div className="mt-3 grid grid-cols-[minmax(0,2fr)_minmax(0,5fr)] gap-6">
        <section>
          {groups.map(([key, rows]) => (
            <div key={key} className="mb-3">
              <h2 lang={isNamedGroup(messages, key) ? undefined : lang} className="mb-1 font-bold">
                {groupHeading(messages, key)}
              </h2>
              <ul>
                {rows.map((row, index) => (
                  <li key={index} className="break-inside-avoid pb-0.5">
                    <Measure row={row} />{" "}
                    <span lang={lang}>
                      <bdi>{row.ingredient_name}</bdi>
                      {row.prep_style && ` (${row.prep_style})`}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {tools.length > 0 && (
            <>
              <h2 className="mb-1 font-bold">{detail.tools}</h2>
              <ul>
                {tools.map((tool, index) => (
                  <li key={index} lang={lang}>
                    {tool.tool_name}
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
        <ol>
          {steps.map((step, index) => (
            <li key={index} className="mb-2.5">
              <h2 className="break-after-avoid font-bold">
                {index + 1}.{" "}
                <span lang={titles[index] ? lang : undefined}>{titles[index] ?? detail.step(index + 1)}</span>
              </h2>
              {step.tip && (
                <p className="break-inside-avoid italic">
                  {detail.tip}:{" "}
                  <span lang={lang} className="hyphenated">
                    {step.tip}
                  </span>
                </p>
              )}
              {step.sub_steps.map(({ description }, part) => (
                <p key={part} lang={lang} className="break-inside-avoid pt-0.5 hyphenated">
                  <TextWithAdditions additions={besides?.(description) ?? []}>
                    {description}
                  </TextWithAdditions>
                </p>
              ))}
            </li>
          ))}
          {steps.length === 0 && <li>{detail.noSteps}</li>}
        </ol>
      </div>
      <PrintedExtras recipe={recipe} />
      {source && <p className="mt-3 border-t border-line pt-2 text-[8pt] break-all">{source}</p>}
    </article>
  );
}

/** Draws notes, nutrition and the names of the recipes that it uses. */
function PrintedExtras({ recipe }: { recipe: Recipe }) {
  const { detail } = useMessages();
  const lang = useRecipeLang();
  const { notes = [], nutrition, linkedRecipes = [] } = recipe;
  const parts: [label: string, texts: readonly string[]][] = [
    [detail.notes, notes],
    [detail.nutrition, nutrition ? [nutrition] : []],
    [detail.usedRecipes, linkedRecipes.map(({ name }) => name)],
  ];
  return parts
    .filter(([, texts]) => texts.length > 0)
    .map(([label, texts]) => (
      <section key={label} className="mt-3 border-t border-line pt-2">
        <h2 className="break-after-avoid font-bold">{label}</h2>
        {texts.map((text, index) => (
          <p
            key={index}
            dir="auto"
            lang={lang}
            className="pt-0.5 whitespace-pre-line wrap-anywhere hyphenated"
          >
            {text}
          </p>
        ))}
      </section>
    ));
}
