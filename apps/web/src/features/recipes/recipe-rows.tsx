import type { RecipeSummary } from "@larder/domain/recipe";
import { Link } from "wouter";
import { categoryOf } from "@/components/cover/category";
import { CategoryMark } from "@/components/ui/category-mark";
import { Duration } from "@/components/ui/duration";
import { Skeleton } from "@/components/ui/skeleton";
import { spokenMinutes } from "@/components/ui/spoken-minutes";
import { RecipePicture } from "@/features/recipes/recipe-picture";
import { useLanguage, useMessages } from "@/lib/i18n";
import { paths } from "@/lib/paths";

const ROW = "relative flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b-[1.5px] border-line py-2.5";
const PICTURE = "h-19 w-22 shrink-0 overflow-hidden rounded-field";

/** Recipes as a price list: picture, name, time. */
export function RecipeRows({ recipes }: { recipes: readonly RecipeSummary[] }) {
  return (
    <ul>
      {recipes.map((recipe) => (
        <RecipeRow key={recipe.id} recipe={recipe} />
      ))}
    </ul>
  );
}

function RecipeRow({ recipe }: { recipe: RecipeSummary }) {
  const { name, slug, tags, duration } = recipe;
  const messages = useMessages();
  const language = useLanguage();
  if (!name || !slug) return null;
  const category = categoryOf(name, tags);
  const minutes = duration.total_time_minutes;
  return (
    <li className={ROW}>
      <div className={PICTURE}>
        <RecipePicture recipe={recipe} width={88} height={76} sizes="88px" />
      </div>
      <div className="min-w-0 flex-1 basis-22">
        <h3 className="mb-1.5 line-clamp-2 type-name">
          <Link href={paths.recipe(slug)} className="after:absolute after:inset-0 after:rounded-field">
            {name}
          </Link>
        </h3>
        <CategoryMark tone={category.tone}>{messages.categories[category.id]}</CategoryMark>
      </div>
      {minutes > 0 && (
        <Duration
          minutes={minutes}
          label={spokenMinutes(minutes, language)}
          unit={messages.detail.minutesUnit}
          className="ml-auto text-[2.25rem]"
        />
      )}
    </li>
  );
}

/** Rows that are on their way. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={ROW}>
          <Skeleton className="h-19 w-22 rounded-field" />
          <div className="flex-1">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="mt-2.5 h-3.5 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
