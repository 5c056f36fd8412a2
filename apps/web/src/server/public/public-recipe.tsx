import { stepTitles } from "@larder/domain/cooking/screens/step-titles";
import type { PublicPageContext } from "@larder/domain/contract/server-rendering";
import { madeBy } from "@larder/domain/generation/made-by";
import { listed } from "@larder/domain/messages/counted";
import { groupHeading, isNamedGroup } from "@larder/domain/messages/group-heading";
import { madeByText } from "@larder/domain/messages/made-by-text";
import { measureText } from "@larder/domain/messages/measure-text";
import type { Messages, PublicPageMessages } from "@larder/domain/messages/messages";
import type { PublicRecipe } from "@larder/domain/recipe/public-recipe";
import type { IngredientRow, Step } from "@larder/domain/recipe/recipe";
import { formatMinutes } from "@larder/domain/time/format-minutes";
import { shownTotal } from "@larder/domain/time/shown-time";
import { stepMinutes } from "@larder/domain/time/step-minutes";
import type { Category } from "@larder/covers/category";
import { recipeLang } from "@/lib/i18n/recipe-lang";
import { PublicExtras } from "./public-extras.tsx";
import { PublicFacts } from "./public-facts.tsx";
import { PublicAmount, PublicMinutes } from "./public-numbers.tsx";
import type { PublicPicture } from "./public-picture.ts";

/** The ingredients that the description for previews names. */
const NAMED_INGREDIENTS = 5;

export interface PublicRecipeProps extends Pick<PublicPageContext, "language" | "shownName"> {
  recipe: PublicRecipe;
  /** The collection by whose link the recipe is shown, and the path of that link. */
  back: { name: string; path: string } | null;
  category: Category;
  picture: PublicPicture;
  /** The photos after the first one. */
  morePhotos: readonly PublicPicture[];
  messages: Messages;
  publicPage: PublicPageMessages;
}

/** A recipe as everybody reads it who has its address: all of it open, and nothing to press. */
export function PublicRecipePage(props: PublicRecipeProps) {
  const { recipe, back, category, picture, morePhotos, messages, publicPage, shownName } = props;
  const lang = recipeLang(recipe.language);
  const made = madeBy(recipe);
  const { src, srcSet, width, height } = picture;
  return (
    <main>
      <div className="cover">
        {/* In such an element React asks for no picture ahead: it would do so behind the head. */}
        <picture>
          <img {...{ src, srcSet, width, height }} alt="" sizes={SIZES} fetchPriority="high" />
        </picture>
        <p className="cat notch">
          <i />
          {messages.categories[category.id]}
        </p>
      </div>
      <div className="head">
        {back && (
          <p className="back">
            <a href={back.path}>{back.name}</a>
          </p>
        )}
        <h1 lang={lang}>{recipe.name}</h1>
        {shownName && <p>{publicPage.by(shownName)}</p>}
        {made && <p className="cap">{madeByText(messages, made)}</p>}
        <Times {...props} />
        {recipe.description && (
          <p className="note" lang={lang}>
            {recipe.description}
          </p>
        )}
      </div>
      <Lists {...props} lang={lang} />
      <div className="steps">
        <Steps {...props} lang={lang} />
        <PublicExtras {...{ recipe, morePhotos, messages, lang }} />
        <PublicFacts {...props} lang={lang} />
      </div>
    </main>
  );
}

/** The width of the picture on the screen. */
const SIZES = "(min-width: 75rem) 412px, (min-width: 56.25rem) 36vw, 100vw";

function Times({ recipe, messages: { detail }, language }: PublicRecipeProps) {
  const { duration, servings, assumed = [] } = recipe;
  const total = shownTotal(recipe);
  const parts = assumed.includes("duration")
    ? []
    : [
        { label: detail.prepTime, minutes: duration.prep_time_minutes },
        { label: detail.cookTime, minutes: duration.cook_time_minutes },
      ].filter(({ minutes }) => minutes > 0);
  const numbers = { locale: language, unit: detail.minutesUnit };
  return (
    <>
      <dl className="times">
        {parts.map(({ label, minutes }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <PublicMinutes minutes={minutes} {...numbers} />
            </dd>
          </div>
        ))}
        {total && (
          <div>
            <dt>{detail.totalTime}</dt>
            <dd className="total">
              <PublicMinutes
                minutes={total.minutes}
                about={total.isAbout ? detail.about : undefined}
                {...numbers}
              />
            </dd>
          </div>
        )}
        <div>
          <dt>{detail.servings}</dt>
          <dd>
            <span className="n">{servings}</span>
          </dd>
        </div>
      </dl>
      {assumed.includes("servings") && <p className="cap">{detail.assumedServings}</p>}
    </>
  );
}

type WithLang = PublicRecipeProps & { lang: string | undefined };

/** The ingredients by group, and the tools. */
function Lists({ recipe, messages, lang }: WithLang) {
  const { detail } = messages;
  const groups = Object.entries(recipe.ingredients).filter(([, rows]) => rows.length > 0);
  return (
    <div className="list">
      <section>
        <h2>{detail.ingredients}</h2>
        {groups.length === 0 && <p className="soft">{detail.noIngredients}</p>}
        {groups.map(([key, rows]) => (
          <div key={key}>
            {(groups.length > 1 || key !== "main") && (
              <h3 lang={isNamedGroup(messages, key) ? undefined : lang}>{groupHeading(messages, key)}</h3>
            )}
            <ul className="rows" lang={lang}>
              {rows.map((row, index) => (
                <li key={index}>
                  <Row row={row} messages={messages} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      {recipe.tools.length > 0 && (
        <section>
          <h2>{detail.tools}</h2>
          <ul lang={lang}>
            {recipe.tools.map(({ tool_name: name, purpose }, index) => (
              <li key={index}>
                {name}
                {purpose && <span className="needs">{purpose}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Row({ row, messages }: { row: IngredientRow; messages: Messages }) {
  const { ingredient_name: name, prep_style: preparation } = row;
  return (
    <>
      <b>
        <PublicAmount {...measureText(row, messages)} />
      </b>
      <span>
        {name}
        {preparation && <span className="soft"> ({preparation})</span>}
      </span>
    </>
  );
}

function Steps({ recipe: { steps }, messages, lang }: WithLang) {
  const { detail } = messages;
  const titles = stepTitles(steps);
  return (
    <section>
      <h2>{detail.instructions}</h2>
      {steps.length === 0 && <p className="soft">{detail.noSteps}</p>}
      <ol lang={lang}>
        {steps.map((step, index) => (
          <li key={index}>
            <span aria-hidden className="n">
              {index + 1}
            </span>
            <div>
              <StepTitle title={titles[index] ?? null} fallback={detail.step(index + 1)} />
              <StepTime step={step} />
              {step.tip && (
                <p className="tip">
                  <span className="sr">{detail.tip}: </span>
                  {step.tip}
                </p>
              )}
              <ul>
                {step.sub_steps.map(({ description, ingredients = [] }, part) => (
                  <li key={part}>
                    {description}
                    {ingredients.length > 0 && (
                      <span className="needs">
                        {ingredients.map((row) => neededText(row, messages)).join(" · ")}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A step without a title is headed by its number, which sighted readers see beside it. */
function StepTitle({ title, fallback }: { title: string | null; fallback: string }) {
  return title === null ? <h3 className="sr">{fallback}</h3> : <h3>{title}</h3>;
}

function StepTime({ step }: { step: Step }) {
  const minutes = stepMinutes(step);
  return minutes > 0 && <p className="cap">{formatMinutes(minutes)}</p>;
}

function neededText(row: IngredientRow, messages: Messages): string {
  const { amount, unit } = measureText(row, messages);
  return [amount, unit, row.ingredient_name].filter(Boolean).join(" ");
}

/** Returns what previews and search engines say about a recipe. */
export function recipeDescription(
  { description, abstract, ingredients }: PublicRecipe,
  publicPage: PublicPageMessages,
  language: PublicPageContext["language"],
): string {
  const written = description || abstract;
  if (written) return written;
  const names = Object.values(ingredients)
    .flat()
    .slice(0, NAMED_INGREDIENTS)
    .map(({ ingredient_name: name }) => name);
  return names.length > 0 ? publicPage.about(listed(language, names)) : publicPage.plainAbout;
}
