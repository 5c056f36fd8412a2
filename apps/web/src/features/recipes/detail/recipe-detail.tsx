import { madeBy } from "@larder/domain/generation/made-by";
import { madeByText } from "@larder/domain/messages/made-by-text";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { ChefHat } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { categoryOf } from "@larder/covers/category";
import { CategoryTag } from "@/components/ui/category-tag";
import { Button } from "@/components/ui/button";
import { CornerCutout } from "@/components/ui/corner-cutout";
import { FilterChip } from "@/components/ui/filter-chip";
import { ActionBar, Page } from "@/components/ui/page";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { DetailBar } from "@/features/recipes/detail/detail-bar";
import { Details } from "@/features/recipes/detail/details";
import { Ingredients } from "@/features/recipes/detail/ingredients";
import { Instructions } from "@/features/recipes/detail/instructions";
import { CopySection } from "@/features/recipes/detail/copy-section";
import { loadPrintSheet, usePrintSheet } from "@/features/recipes/detail/lazy-print-sheet";
import type { PrintSheetProps } from "@/features/recipes/detail/print-sheet";
import { useRowOrder } from "@/features/recipes/detail/use-row-order";
import { Times } from "@/features/recipes/detail/times";
import { dishWordsOf, RecipePicture } from "@/features/recipes/recipe-picture";
import { cn } from "@/lib/cn";
import { useMessages } from "@/lib/i18n/i18n";
import { RecipeLang, recipeLang } from "@/lib/i18n/recipe-lang";
import { paths } from "@/lib/navigation/paths";
import type { RenderTimedText, SentenceChoices } from "@/lib/timers/timer-slots";
import { DESKTOP, UPRIGHT_TABLET, useMedia } from "@/lib/browser/use-media";
import { whenIdle } from "@/lib/browser/when-idle";
import { usePrinting } from "@/lib/browser/use-printing";
import { useScrolledPast } from "@/lib/browser/use-scrolled-past";
import { useStickyColumn } from "@/lib/browser/use-sticky-column";

const RecipeExtras = lazy(() => import("@/features/recipes/detail/extras/recipe-extras"));

const BAR_HEIGHT_PX = 68;

/** The space above and below the column beside the steps on a desktop. */
const COLUMN_MARGIN_PX = 20;

interface RecipeDetailProps {
  recipe: Recipe;
  isOwner: boolean;
  /** The bookmark button, which the page provides. */
  bookmarkButton: ReactNode;
  /** See ShareButton. */
  onShare?: ((share: () => void) => void) | undefined;
  /** The button to the user's own notes, beside those that take the recipe along. */
  notesButton?: ReactNode;
  notes?: ReactNode;
  /** The notes that are printed. */
  printedNotes?: ReactNode;
  /** What follows the recipe, which the browser alone draws. */
  after?: ReactNode;
  /** The recipe with its chosen amounts. */
  shown: Pick<Recipe, "ingredients" | "steps" | "servings"> & Pick<SentenceChoices, "besides">;
  amounts: ReactNode;
  cook: CookButtonProps;
  timedText: RenderTimedText;
}

export interface CookButtonProps {
  label: string;
  onCook: () => void;
}

/**
 * A whole recipe. On a desktop and on a tablet held upright the ingredients lie open beside the rest, unless they are
 * looked at by themselves.
 */
export function RecipeDetail({
  recipe,
  isOwner,
  bookmarkButton,
  onShare,
  notesButton,
  notes,
  printedNotes,
  after,
  shown,
  amounts,
  cook,
  timedText,
}: RecipeDetailProps) {
  const messages = useMessages();
  const { detail } = messages;
  const made = madeBy(recipe);
  const isDesktop = useMedia(DESKTOP);
  const isUprightTablet = useMedia(UPRIGHT_TABLET);
  const isPrinting = usePrinting();
  const title = useRef<HTMLHeadingElement>(null);
  const isScrolled = useScrolledPast(title, BAR_HEIGHT_PX);
  const picture = useRef<HTMLDivElement>(null);
  const isPastPicture = useScrolledPast(picture, BAR_HEIGHT_PX);
  const [tab, setTab] = useState("instructions");
  const { assumed = [] } = recipe;
  useStickyColumn(picture, COLUMN_MARGIN_PX);
  useEffect(() => {
    whenIdle()
      .then(loadPrintSheet)
      .catch(() => {});
  }, []);
  const lang = recipeLang(recipe.language);
  const { order, isByUse, toggle: toggleOrder } = useRowOrder(shown);
  const list = {
    groups: shown.ingredients,
    tools: recipe.tools,
    assumed: assumed.includes("ingredients"),
    order,
  };
  const ingredientsBeside = tab !== "ingredients" && (
    <section aria-label={detail.ingredients} className="mt-4 grid grid-cols-1 content-start gap-5">
      <Ingredients {...list} dense />
      {amounts}
    </section>
  );
  return (
    <RecipeLang value={lang}>
      <Page className="flex flex-col wide:[--container-content:1440px] print:hidden desktop:grid desktop:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] desktop:items-start desktop:gap-12 desktop:pt-5">
        {/* A box of its own on a desktop alone: on a phone the bar sticks to the whole page. */}
        <div className="contents desktop:order-2 desktop:block">
          <DetailBar
            recipe={recipe}
            isOwner={isOwner}
            isPastPicture={isPastPicture}
            isScrolled={isScrolled}
            cook={isDesktop ? cook : null}
            bookmarkButton={bookmarkButton}
            onShare={onShare}
          />
          <div className="order-3 min-w-0">
            <h1
              ref={title}
              dir="auto"
              lang={lang}
              className="mt-3.5 mb-5 type-page wrap-anywhere desktop:mt-3 short:max-desktop:my-2"
            >
              {recipe.name}
            </h1>
            {made && <p className="-mt-2.5 mb-4 type-caption">{madeByText(messages, made)}</p>}
            {notes}
            {recipe.hiddenBy !== undefined && <p className="mb-4 type-label">{detail.hidden}</p>}
            <Times recipe={recipe} />
            <div
              className={cn(
                isUprightTablet && ingredientsBeside && "grid grid-cols-[minmax(0,5fr)_minmax(0,8fr)] gap-8",
              )}
            >
              {isUprightTablet && ingredientsBeside}
              <Tabs value={tab} onValueChange={setTab} className="mt-4 min-w-0">
                <div className="sticky top-17 z-10 -mx-(--gutter) bg-bg px-(--gutter) pb-2 desktop:mx-0 desktop:px-0">
                  <TabsList aria-label={detail.tabsLabel} className="desktop:max-w-120">
                    <TabsTrigger value="instructions">{detail.instructions}</TabsTrigger>
                    <TabsTrigger value="ingredients">{detail.ingredients}</TabsTrigger>
                    <TabsTrigger value="details">{detail.details}</TabsTrigger>
                  </TabsList>
                </div>
                {/* Kept mounted, so that ticks outlive a look at the ingredients. */}
                <TabsContent value="instructions" forceMount className="data-[state=inactive]:hidden">
                  <Instructions
                    recipe={{ ...recipe, ...shown }}
                    assumed={assumed.includes("steps")}
                    timedText={timedText}
                    besides={shown.besides}
                  />
                </TabsContent>
                <TabsContent value="ingredients" className="grid grid-cols-1 gap-5">
                  {amounts}
                  {toggleOrder && (
                    <div>
                      <FilterChip chosen={isByUse} onClick={toggleOrder}>
                        {detail.byFirstUse}
                      </FilterChip>
                    </div>
                  )}
                  <Ingredients {...list} />
                </TabsContent>
                <TabsContent value="details">
                  <Details recipe={recipe} />
                </TabsContent>
              </Tabs>
            </div>
            {hasExtras(recipe) && (
              <Suspense>
                <RecipeExtras recipe={recipe} />
              </Suspense>
            )}
            <CopySection recipe={recipe}>{notesButton}</CopySection>
            {after}
          </div>
        </div>
        <div
          ref={picture}
          className="order-2 min-w-0 desktop:sticky desktop:top-(--sticky-top) desktop:order-1"
        >
          <Picture recipe={recipe} tall={tab === "ingredients"} />
          {isDesktop && ingredientsBeside}
        </div>
        {!isDesktop && (
          <ActionBar>
            <Button asChild size="main" full>
              <Link href={paths.cook(recipe.slug)} onClick={cook.onCook}>
                <ChefHat aria-hidden />
                {cook.label}
              </Link>
            </Button>
          </ActionBar>
        )}
      </Page>
      {isPrinting && (
        <Suspense>
          <Printed recipe={{ ...recipe, ...shown }} besides={shown.besides} notes={printedNotes} />
        </Suspense>
      )}
    </RecipeLang>
  );
}

function Printed(props: PrintSheetProps) {
  const { PrintSheet } = usePrintSheet();
  return <PrintSheet {...props} />;
}

function hasExtras({ notes, linkedRecipes, moreImages, video }: Recipe): boolean {
  return [notes, linkedRecipes, moreImages].some((list) => list && list.length > 0) || video !== undefined;
}

/**
 * Draws the picture. On a desktop it grows where nothing is below it, and is low where ten ingredients would not fit
 * otherwise.
 */
function Picture({ recipe, tall }: { recipe: Recipe; tall: boolean }) {
  const { categories } = useMessages();
  const category = categoryOf(dishWordsOf(recipe));
  return (
    <div
      className={cn(
        "relative -mx-(--gutter) h-56.5 overflow-hidden short:max-desktop:h-17 desktop:mx-0 desktop:rounded-cover desktop:rounded-bl-none desktop:transition-[height] desktop:duration-(--t-move)",
        tall
          ? "desktop:h-[clamp(300px,calc(100dvh-180px),560px)]"
          : "desktop:h-[clamp(104px,calc(100dvh-615px),300px)]",
      )}
    >
      <RecipePicture
        recipe={recipe}
        width={440}
        height={270}
        sizes="(min-width: 56.25rem) 432px, 100vw"
        first
      />
      <CornerCutout>
        <CategoryTag tone={category.tone} className="pl-3.5 desktop:pl-0">
          {categories[category.id]}
        </CategoryTag>
      </CornerCutout>
    </div>
  );
}
