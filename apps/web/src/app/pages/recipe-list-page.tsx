import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import { lazy, memo, type ReactNode, Suspense, useState } from "react";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { CardBookmarkButton, useBookmarksFailure } from "@/features/bookmarks/bookmark-button";
import { useRefreshRecipes } from "@/features/recipes/api";
import { isByNotes } from "@/features/recipes/recipe-search";
import { RecipeCard } from "@/features/recipes/recipe-card";
import { RecipeGrid } from "@/features/recipes/list/recipe-grid";
import { SearchBox } from "@/features/recipes/list/search-box";
import { TagChips } from "@/features/recipes/list/tag-chips";
import { useListAddress } from "@/features/recipes/list/use-list-address";
import { useShownSearch } from "@/features/recipes/list/use-shown-search";
import { MEALS } from "@/features/recipes/list/meal-of-day";
import { useMeal } from "@/features/recipes/list/use-meal";
import { useGenerationNotes } from "@/lib/navigation/generation-notes";
import { useMessages } from "@/lib/i18n/i18n";
import { useMayAdd } from "@/lib/session/may-add";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";
import { useTitle } from "@/lib/browser/use-title";

const MakerNotes = lazy(() => import("@/features/generate/maker-notes"));

/** The form, loaded after the list is readable. */
const NameForm = lazy(async () => {
  const { NameForm: form } = await import("@/features/generate/name-form");
  return { default: form };
});

const ListControls = lazy(() => import("@/app/list-controls"));
const ExcludeChoice = lazy(() => import("@/features/dietary/exclude-choice"));

export default function RecipeListPage() {
  const { list } = useMessages();
  const { user } = useSession();
  const mayAdd = useMayAdd();
  const { address, terms, text, tag, exclude, sort, box, ...set } = useListAddress();
  /** The text of a search without results, of which the user wants a recipe. */
  const [requested, setRequested] = useState("");
  /** What selects a card, while recipes are selected. */
  const [selecting, setSelecting] = useState<((recipe: RecipeSummary) => ReactNode) | null>(null);
  const isSearch = terms.length > 0 || text !== "";
  const search = {
    terms,
    ...(text && { text }),
    ...(tag && { tag }),
    ...(exclude && user && { exclude }),
    ...(sort && (user || !isByNotes(sort)) && { sort }),
  };
  const { shown, total, instead } = useShownSearch(search);
  const title = isSearch ? list.results : <HeadingOfMeal />;
  useTitle(isSearch ? list.results : list.title);
  useBookmarksFailure(user?.id);

  return (
    <Page className="wide:[--container-content:1560px]">
      <div className="mb-4 grid gap-3 desktop:mb-6 desktop:grid-cols-2 desktop:items-end desktop:gap-x-12 desktop:gap-y-6 desktop:pt-8.5">
        <PageHeader
          title={title}
          // Its line is there from the start: what is below must not move under a finger when the answer comes.
          {...(isSearch && { note: total === undefined ? "\u00A0" : list.found(total) })}
          className="-mb-2 desktop:-mt-8.5 desktop:-mb-4"
        />
        <div className="grid min-w-0 gap-3 short:max-desktop:grid-cols-2 short:max-desktop:items-start">
          <MakeRecipe requested={requested} />
          <SearchBox chips={box.chips} text={box.text} onChips={set.setChips} onText={set.setText} />
          <Suspense>
            {user && <ExcludeChoice userId={user.id} chosen={exclude === "mine"} onChoose={set.setExclude} />}
          </Suspense>
        </div>
        <div className="min-w-0 desktop:col-span-2">
          <TagChips chosen={tag} isHidden={terms.length > 0} onChoose={set.setTag}>
            <Suspense fallback={<div aria-hidden className="min-h-12 w-58 shrink-0" />}>
              <ListControls
                userId={user?.id}
                search={shown}
                chosen={sort}
                onChoose={set.setSort}
                onControl={setSelecting}
              />
            </Suspense>
          </TagChips>
        </div>
      </div>
      <MadeNotes />
      {instead && <output className="mb-4 block type-caption">{list.termsInstead(terms, instead)}</output>}
      <RecipeGrid
        search={shown}
        address={address}
        actionOf={(recipe) => selecting?.(recipe) ?? <CardBookmarkButton recipe={recipe} userId={user?.id} />}
        onGenerate={setRequested}
        whenEmpty={
          mayAdd && (
            <Button asChild>
              <Link href={paths.addFromUrl}>{list.fromUrl}</Link>
            </Button>
          )
        }
      />
    </Page>
  );
}

/** Draws the heading of the list by the user's clock. */
function HeadingOfMeal() {
  const { list } = useMessages();
  const meal = useMeal();
  if (meal) return list.heading[meal];
  // The server has no such clock: the page's styles show that of the three which is meant; see `public/theme.js`.
  return MEALS.map((each) => (
    <span key={each} data-for-meal={each}>
      {list.heading[each]}
    </span>
  ));
}

/** Draws what was noticed while a recipe was made that the user comes from making. */
function MadeNotes() {
  const [made, hide] = useGenerationNotes();
  return <Suspense>{made && <MakerNotes away made={made} onDismiss={hide} className="mb-6" />}</Suspense>;
}

/**
 * Draws the form that makes a recipe. It is rendered anew for another request alone: what the server rendered of it would
 * be drawn again if the page around it were rendered before its code is loaded.
 */
const MakeRecipe = memo(function MakeRecipe({ requested }: { requested: string }) {
  return (
    <Suspense fallback={<div aria-hidden className="mt-6.5 min-h-15 rounded-field trough" />}>
      <NameForm
        key={requested}
        initial={requested}
        onStored={useRefreshRecipes()}
        cardOf={(recipe) => <RecipeCard key={recipe.id} recipe={recipe} />}
      />
    </Suspense>
  );
});
