import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import { shownTotal } from "@larder/domain/time/shown-time";
import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { categoryOf } from "@larder/covers/category";
import { Card } from "@/components/ui/card";
import { CategoryTag } from "@/components/ui/category-tag";
import { Duration } from "@/components/ui/duration";
import { CORNER } from "@/components/ui/corner-cutout";
import { spokenMinutes } from "@/components/ui/spoken-minutes";
import { dishWordsOf, RecipePicture } from "@/features/recipes/recipe-picture";
import { cn } from "@/lib/cn";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { recipeLang } from "@/lib/i18n/recipe-lang";
import { paths } from "@/lib/navigation/paths";

/** Draws more on a recipe's card; nothing unless the app provides it. */
export const CardWarning = createContext<(recipe: RecipeSummary) => ReactNode>(() => null);

interface RecipeCardProps extends Pick<
  ComponentProps<typeof Card>,
  "action" | "ref" | "style" | "aria-setsize" | "aria-posinset"
> {
  recipe: RecipeSummary;
}

/** Draws a recipe as a card of a grid; nothing for a recipe without a name or an address. */
export function RecipeCard({ recipe, ...card }: RecipeCardProps) {
  const messages = useMessages();
  const language = useLanguage();
  const warningOf = use(CardWarning);
  const { name, slug } = recipe;
  if (!name || !slug) return null;
  const category = categoryOf(dishWordsOf(recipe));
  const time = shownTotal(recipe);
  return (
    <Card
      {...card}
      href={paths.recipe(slug)}
      title={name}
      lang={recipeLang(recipe.language)}
      picture={
        <RecipePicture recipe={recipe} sizes="(min-width: 56.25rem) 280px, (min-width: 40rem) 33vw, 50vw" />
      }
      cornerCutout={
        time && (
          <Duration
            minutes={time.minutes}
            label={spokenMinutes(time.minutes, language)}
            unit={messages.detail.minutesUnit}
            about={time.isAbout ? messages.detail.about : undefined}
            className={cn(CORNER, "text-[1.8125rem]")}
          />
        )
      }
      caption={
        <>
          <CategoryTag tone={category.tone}>{messages.categories[category.id]}</CategoryTag>
          {warningOf(recipe)}
        </>
      }
    />
  );
}
