import { withUsedRows } from "@larder/domain/cooking/used-rows";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { EmptyState } from "@/components/ui/empty-state";
import type CookingIngredients from "./cooking-ingredients";
import { lazyPart } from "@/components/ui/lazy-part";
import { Button } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { FullScreenSpinner } from "@/components/ui/spinner";
import { Cooking } from "@/features/cooking/cooking";
import { hasFindings } from "@/features/generate/has-findings";
import { foundRecipesQuery, recipeQuery } from "@/features/recipes/api";
import { Ingredients } from "@/features/recipes/detail/ingredients";
import { renderTimedText } from "@/features/timers/timed-text";
import { ApiError } from "@/lib/api/api-error";
import { useCookingMessages } from "@/features/cooking/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { RecipeLang, recipeLang } from "@/lib/i18n/recipe-lang";
import { cookingStore, useCooking, useCookingState } from "@/lib/timers/cooking-store";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";
import { useTitle } from "@/lib/browser/use-title";
import { FailedRecipe } from "@/app/layout/failed-recipe";

const RecipeFindings = lazy(() => import("@/features/generate/recipe-findings"));
const NotificationQuestion = lazy(() => import("@/features/timers/notification-question"));
const useIngredientsSheet = lazyPart(() => import("./cooking-ingredients"));
const TimelineSheet = lazy(() => import("@/features/cooking/timeline-sheet"));

export default function CookPage({ slug }: { slug: string }) {
  const { common } = useMessages();
  const cooking = useCookingMessages();
  const { user } = useSession();
  const { data, error, refetch } = useQuery(recipeQuery(slug));
  const recipe = useMemo(() => data && withUsedRows(data), [data]);
  useTitle(recipe ? cooking.pageTitle(recipe.name) : error ? common.error : "");

  if (error) return <FailedCooking slug={slug} error={error} onRetry={() => void refetch()} />;
  if (!recipe) return <FullScreenSpinner label={common.loading} />;
  if (recipe.steps.length === 0) return <NothingToCook recipe={recipe} />;
  return (
    <RecipeLang value={recipeLang(recipe.language)}>
      <Cooking
        key={recipe.id}
        recipe={recipe}
        userId={user?.id}
        notes={
          hasFindings(recipe) && (
            <Suspense>
              <RecipeFindings recipe={recipe} />
            </Suspense>
          )
        }
        question={
          <Suspense>
            <NotificationQuestion />
          </Suspense>
        }
        ingredientsButton={(list) => <IngredientsButton recipe={recipe} {...list} />}
        ingredientList={({ ingredients, striking }) => (
          <Ingredients groups={ingredients} tools={[]} dense striking={striking} />
        )}
        timedText={renderTimedText}
        timeline={(onClose) => <StoveTimeline recipe={recipe} onClose={onClose} />}
      />
    </RecipeLang>
  );
}

interface FailedCookingProps extends ComponentProps<typeof FailedRecipe> {
  slug: string;
}

/**
 * Draws the failure of a recipe in cooking mode. A deleted recipe's cooking is dropped, but its timers stay: the food
 * is still in the oven.
 */
function FailedCooking({ slug, error, onRetry }: FailedCookingProps) {
  const isToLeave = useCooking(slug) !== undefined && error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isToLeave) cookingStore.do({ type: "leave", slug });
  }, [slug, isToLeave]);
  return <FailedRecipe error={error} onRetry={onRetry} />;
}

/** Draws the timeline of this recipe and of all others being cooked. */
function StoveTimeline({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const others = useCookingState().cookings.filter(({ slug }) => slug !== recipe.slug);
  const { data: found } = useQuery(foundRecipesQuery(others.map(({ slug }) => slug)));
  if (!found) return null;
  return (
    <TimelineSheet recipes={[recipe, ...found]} isPartial={found.length < others.length} onClose={onClose} />
  );
}

function NothingToCook({ recipe: { name, slug, language } }: { recipe: Recipe }) {
  const { detail } = useMessages();
  const cooking = useCookingMessages();
  return (
    <Page>
      <PageHeader
        title={<span lang={recipeLang(language)}>{name}</span>}
        back={{ href: paths.recipe(slug), label: cooking.backToRecipe }}
      />
      <EmptyState
        title={detail.noSteps}
        action={
          <Button asChild>
            <Link href={paths.recipe(slug)}>{cooking.backToRecipe}</Link>
          </Button>
        }
      />
    </Page>
  );
}

type IngredientsButtonProps = Omit<ComponentProps<typeof CookingIngredients>, "onClose">;

/** Everything the recipe takes, within reach of every step. */
function IngredientsButton(props: IngredientsButtonProps) {
  const { detail } = useMessages();
  const cooking = useCookingMessages();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const sheet = useIngredientsSheet(isOpen, close);
  return (
    <>
      <Button
        variant="soft"
        size="small"
        full
        aria-label={cooking.allIngredients}
        onClick={() => setOpen(true)}
      >
        <ListChecks aria-hidden />
        <span className="max-tablet:sr-only">{detail.ingredients}</span>
      </Button>
      {isOpen && sheet && <sheet.default {...props} onClose={close} />}
    </>
  );
}
