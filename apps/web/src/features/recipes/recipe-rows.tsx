import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import { shownTotal } from "@larder/domain/time/shown-time";
import { use } from "react";
import { Link } from "wouter";
import { categoryOf } from "@larder/covers/category";
import { CategoryTag } from "@/components/ui/category-tag";
import { Duration } from "@/components/ui/duration";
import { Skeleton } from "@/components/ui/skeleton";
import { spokenMinutes } from "@/components/ui/spoken-minutes";
import { CardWarning } from "@/features/recipes/recipe-card";
import { dishWordsOf, RecipePicture } from "@/features/recipes/recipe-picture";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { recipeLang } from "@/lib/i18n/recipe-lang";
import { paths } from "@/lib/navigation/paths";

const ROW =
  "relative flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b-[1.5px] border-line py-2.5 desktop:gap-x-5 desktop:py-3.5";
const PICTURE = "h-19 w-22 shrink-0 overflow-hidden rounded-field desktop:h-24 desktop:w-30";

interface RecipeRowsProps {
  recipes: readonly RecipeSummary[];
  /** The level below the heading of the section. */
  heading?: "h3" | "h4";
  /** Returns a line about a recipe. */
  noteOf?: (recipe: RecipeSummary) => string | undefined;
}

/** Recipes as a price list: picture, name, time. */
export function RecipeRows({ recipes, heading = "h3", noteOf }: RecipeRowsProps) {
  return (
    <ul>
      {recipes.map((recipe) => (
        <RecipeRow key={recipe.id} recipe={recipe} heading={heading} note={noteOf?.(recipe)} />
      ))}
    </ul>
  );
}

function RecipeRow({
  recipe,
  heading: Heading,
  note,
}: {
  recipe: RecipeSummary;
  heading: NonNullable<RecipeRowsProps["heading"]>;
  note: string | undefined;
}) {
  const { name, slug } = recipe;
  const messages = useMessages();
  const language = useLanguage();
  const warningOf = use(CardWarning);
  if (!name || !slug) return null;
  const category = categoryOf(dishWordsOf(recipe));
  const time = shownTotal(recipe);
  return (
    <li className={ROW}>
      <div className={PICTURE}>
        <RecipePicture recipe={recipe} width={110} height={90} sizes="120px" />
      </div>
      <div className="min-w-0 flex-1 basis-22">
        <Heading
          dir="auto"
          lang={recipeLang(recipe.language)}
          className="mb-1.5 line-clamp-2 type-name wrap-anywhere desktop:text-22"
        >
          <Link href={paths.recipe(slug)} className="after:absolute after:inset-0 after:rounded-field">
            {name}
          </Link>
        </Heading>
        <CategoryTag tone={category.tone}>{messages.categories[category.id]}</CategoryTag>
        {note && <p className="mt-1 type-caption">{note}</p>}
        {warningOf(recipe)}
      </div>
      {time && (
        <Duration
          minutes={time.minutes}
          label={spokenMinutes(time.minutes, language)}
          unit={messages.detail.minutesUnit}
          about={time.isAbout ? messages.detail.about : undefined}
          className="ml-auto text-[2.25rem] desktop:text-42"
        />
      )}
    </li>
  );
}

/** Rows that are on their way. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={ROW}>
          <Skeleton className="h-19 w-22 rounded-field desktop:h-24 desktop:w-30" />
          <div className="flex-1">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="mt-2.5 h-3.5 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
