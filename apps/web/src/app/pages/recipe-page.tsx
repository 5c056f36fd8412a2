import type { Recipe } from "@larder/domain/recipe";
import { useQuery } from "@tanstack/react-query";
import { Redirect } from "wouter";
import { categoryOf } from "@/components/cover/category";
import { Cover } from "@/components/cover/cover";
import { CategoryMark } from "@/components/ui/category-mark";
import { ErrorCard } from "@/components/ui/error-card";
import { Key } from "@/components/ui/key";
import { Notch } from "@/components/ui/notch";
import { Page } from "@/components/ui/page";
import { TitleBar } from "@/components/ui/page-header";
import { FullScreenSpinner } from "@/components/ui/spinner";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { PageBookmarkKey } from "@/features/bookmarks/bookmark-key";
import { recipeQuery } from "@/features/recipes/api";
import { Details } from "@/features/recipes/detail/details";
import { Ingredients } from "@/features/recipes/detail/ingredients";
import { Instructions } from "@/features/recipes/detail/instructions";
import { Times } from "@/features/recipes/detail/times";
import { ApiError } from "@/lib/api-error";
import { useMessages } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { problemOf } from "@/lib/problem";
import { useSession } from "@/lib/session";
import { useTitle } from "@/lib/use-title";

export default function RecipePage({ slug }: { slug: string }) {
  const messages = useMessages();
  const { common } = messages;
  const { data: recipe, error, refetch } = useQuery(recipeQuery(slug));
  useTitle(recipe?.name ?? "");

  if (error instanceof ApiError && error.status === 404) return <Redirect to={paths.recipes} replace />;
  if (error) {
    return (
      <Page className="grid min-h-dvh place-items-center">
        <ErrorCard
          title={common.error}
          lines={[problemOf(messages, error, messages.errors.internal)]}
          action={<Key onClick={() => void refetch()}>{common.retry}</Key>}
        />
      </Page>
    );
  }
  if (!recipe) return <FullScreenSpinner label={common.loading} />;
  return <RecipeView recipe={recipe} />;
}

function RecipeView({ recipe }: { recipe: Recipe }) {
  const { detail, categories, common } = useMessages();
  const { user } = useSession();
  const { name, tags } = recipe;
  const category = categoryOf(name, tags);
  return (
    <Page>
      <TitleBar
        title={name}
        back={{ href: paths.recipes, label: common.backToRecipes }}
        actions={<PageBookmarkKey recipe={recipe} userId={user?.id} />}
      />
      <div className="desktop:grid desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] desktop:gap-12">
        <div className="desktop:sticky desktop:top-20 desktop:self-start">
          <div className="relative h-56.5 overflow-hidden rounded-cover rounded-bl-none desktop:h-90">
            <Cover name={name} tags={tags} width={560} height={360} />
            <Notch>
              <CategoryMark tone={category.tone}>{categories[category.id]}</CategoryMark>
            </Notch>
          </div>
          <h1 className="mt-4 mb-5 type-page">{name}</h1>
          <Times recipe={recipe} />
        </div>
        <Tabs defaultValue="instructions" className="mt-6 desktop:mt-0">
          <TabsList aria-label={detail.tabsLabel}>
            <TabsTrigger value="instructions">{detail.instructions}</TabsTrigger>
            <TabsTrigger value="ingredients">{detail.ingredients}</TabsTrigger>
            <TabsTrigger value="details">{detail.details}</TabsTrigger>
          </TabsList>
          {/* Kept mounted, so that ticks outlive a look at the ingredients. */}
          <TabsContent value="instructions" forceMount className="data-[state=inactive]:hidden">
            <Instructions steps={recipe.steps} />
          </TabsContent>
          <TabsContent value="ingredients">
            <Ingredients groups={recipe.ingredients} tools={recipe.tools} />
          </TabsContent>
          <TabsContent value="details">
            <Details recipe={recipe} />
          </TabsContent>
        </Tabs>
      </div>
    </Page>
  );
}
