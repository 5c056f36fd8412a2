import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { type ComponentProps, lazy, Suspense, useEffect, useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { WhenNear } from "@/components/when-near";
import { FullScreenSpinner } from "@/components/ui/spinner";
import { PageBookmarkButton } from "@/features/bookmarks/bookmark-button";
import { AmountsChoice, loadAmountsSection } from "@/features/cooking/amounts-choice";
import { beginCooking } from "@/features/cooking/begin-cooking";
import { useAmounts } from "@/features/cooking/use-amounts";
import { useShownAmounts } from "@/features/cooking/use-shown-amounts";
import { hasFindings } from "@/features/generate/has-findings";
import { recipeQuery, useRefreshRecipes } from "@/features/recipes/api";
import { RecipeDetail } from "@/features/recipes/detail/recipe-detail";
import { renderTimedText } from "@/features/timers/timed-text";
import { useGenerationNotes } from "@/lib/navigation/generation-notes";
import { useMessages } from "@/lib/i18n/i18n";
import { useMayAdd } from "@/lib/session/may-add";
import { useSession } from "@/lib/session/session";
import { whenIdle } from "@/lib/browser/when-idle";
import { useTitle } from "@/lib/browser/use-title";
import { FailedRecipe } from "@/app/layout/failed-recipe";
import { Layout } from "@/app/layout/layout";
import type { UsedAmounts } from "@/features/cooking/use-amounts";
import { useCookingMessages } from "@/features/cooking/messages";
import { formatAmount } from "@larder/domain/measure/shown-amount";

const useShareSheet = lazyPart(() => import("@/features/public-links/share-sheet"));
const MakerNotes = lazy(() => import("@/features/generate/maker-notes"));
const RecipeFindings = lazy(() => import("@/features/generate/recipe-findings"));
const VisibilityButton = lazy(() => import("@/features/visibility/visibility-button"));
const DraftBar = lazy(() => import("@/features/generate/draft-bar"));
const RecipeConflicts = lazy(() => import("@/features/dietary/recipe-conflicts"));
const RecipeActions = lazy(() => import("@/features/history/recipe-actions"));
const OriginNote = lazy(() => import("@/features/history/origin-note"));
const CommunitySection = lazy(() => import("@/features/community/community-section"));
const CollectButton = lazy(() => import("@/features/collections/collect-button"));
const loadNotes = () => import("@/features/cooking/personal-notes");
const PersonalNotes = lazy(async () => ({ default: (await loadNotes()).PersonalNotes }));
const AddNotesButton = lazy(async () => ({ default: (await loadNotes()).AddNotesButton }));

export default function RecipePage({ slug }: { slug: string }) {
  const { common } = useMessages();
  const { user } = useSession();
  const mayAdd = useMayAdd();
  const { data: recipe, error, refetch } = useQuery(recipeQuery(slug));
  const cache = useQueryClient();
  const refresh = useRefreshRecipes();
  useTitle(recipe?.name ?? (error ? common.error : ""));

  if (error) return <FailedRecipe error={error} onRetry={() => void refetch()} />;
  if (!recipe) return <FullScreenSpinner label={common.loading} />;
  const findings = hasFindings(recipe) && (
    <Suspense>
      <RecipeFindings recipe={recipe} />
    </Suspense>
  );
  const isOwner = mayAdd && user?.id === recipe.userId;
  function replaceWith(changed: Recipe): void {
    cache.setQueryData(recipeQuery(slug).queryKey, changed);
    refresh();
  }
  const conflicts = user && (
    <Suspense>
      <RecipeConflicts userId={user.id} recipeId={recipe.id} />
    </Suspense>
  );
  return (
    <Layout withBottomNav={false}>
      <Shown
        key={recipe.id}
        recipe={recipe}
        isOwner={isOwner}
        notes={
          <>
            {user && isOwner && (
              <div className="-mt-3 mb-3 min-h-12">
                <Suspense>
                  <VisibilityButton recipe={recipe} userId={user.id} onChanged={replaceWith} />
                </Suspense>
              </div>
            )}
            {recipe.draft && user && mayAdd && (
              <Suspense>
                <DraftBar
                  recipe={recipe}
                  userId={user.id}
                  onAccepted={(accepted) => cache.setQueryData(recipeQuery(slug).queryKey, accepted)}
                  onChanged={refresh}
                />
              </Suspense>
            )}
            {recipe.origin && user && mayAdd && (
              <Suspense>
                <OriginNote userId={user.id} recipe={recipe} onChanged={replaceWith} onConflict={refresh} />
              </Suspense>
            )}
            {findings}
            {conflicts}
            {!recipe.makerNotes && <Notes key={slug} slug={slug} />}
            <Suspense>{user && <PersonalNotes userId={user.id} recipeId={recipe.id} />}</Suspense>
          </>
        }
        printedNotes={
          <>
            {findings}
            {conflicts}
          </>
        }
        notesButton={
          user && (
            <>
              <Suspense>
                <AddNotesButton userId={user.id} recipeId={recipe.id} />
              </Suspense>
              <Suspense>
                <CollectButton userId={user.id} recipeId={recipe.id} />
              </Suspense>
              {mayAdd && !recipe.draft && (
                <Suspense>
                  <RecipeActions userId={user.id} recipe={recipe} onAdded={refresh} />
                </Suspense>
              )}
            </>
          )
        }
        after={
          !recipe.draft && (
            <WhenNear>
              <Suspense>
                <CommunitySection recipe={recipe} userId={user?.id} />
              </Suspense>
            </WhenNear>
          )
        }
        bookmarkButton={<PageBookmarkButton recipe={recipe} userId={user?.id} />}
      />
    </Layout>
  );
}

type ShownProps = Omit<
  ComponentProps<typeof RecipeDetail>,
  "shown" | "amounts" | "cook" | "timedText" | "onShare"
>;

/** Draws the recipe with the amounts for cooking. */
function Shown(props: ShownProps) {
  const { recipe, isOwner } = props;
  const sharing = useSharing();
  const refresh = useRefreshRecipes();
  const amounts = useAmounts(recipe.slug);
  useEffect(() => {
    // Preloads the section for when the ingredients are looked at; a failure is tried again then.
    whenIdle()
      .then(loadAmountsSection)
      .catch(() => {});
  }, []);
  return (
    <>
      <RecipeDetail
        {...props}
        onShare={isOwner ? sharing.choose : undefined}
        shown={useShownAmounts(recipe, amounts)}
        amounts={<AmountsChoice written={recipe.servings} {...amounts} />}
        timedText={renderTimedText}
        cook={{ label: useCookLabel(amounts), onCook: () => beginCooking(recipe, amounts) }}
      />
      <Suspense>
        {sharing.share && sharing.sheet && (
          <sharing.sheet.ShareSheet
            recipe={recipe}
            userId={recipe.userId}
            onShare={sharing.share}
            onLinked={refresh}
            onClose={sharing.close}
          />
        )}
      </Suspense>
    </>
  );
}

/** The choice of ways to share one's own recipe, which opens over the page. */
function useSharing() {
  const [share, setShare] = useState<(() => void) | null>(null);
  const close = () => setShare(null);
  const sheet = useShareSheet(share !== null, close);
  return { share, sheet, close, choose: (passOn: () => void) => setShare(() => passOn) };
}

/** Shows what was noticed in a recipe that was just imported, to the user who comes from importing it. */
function Notes({ slug }: { slug: string }) {
  const [made, hideNotes] = useGenerationNotes();
  if (made?.recipe.slug !== slug) return null;
  return (
    <Suspense>
      <MakerNotes made={made} onDismiss={hideNotes} className="mb-5" />
    </Suspense>
  );
}

/**
 * Returns the label of the button to cooking mode: it names the servings when they were chosen, and whether the
 * cooking goes on.
 */
function useCookLabel({ isBegun, servings }: Pick<UsedAmounts, "isBegun" | "servings">): string {
  const messages = useCookingMessages();
  const { detail } = useMessages();
  if (isBegun) return messages.goOnCooking;
  return servings === null ? detail.cook : messages.cookFor(formatAmount(servings));
}
