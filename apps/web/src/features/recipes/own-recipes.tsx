import { listRecipeSummaries } from "@larder/domain/contract/recipes";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Section } from "@/components/ui/section";
import { LoadFailure } from "@/components/load-failure";
import { Figure } from "@/components/ui/figure";
import { Skeleton } from "@/components/ui/skeleton";
import { RecipeRows, RowSkeletons } from "@/features/recipes/recipe-rows";
import { recipesKey } from "@/lib/api/recipes-key";
import { call } from "@/lib/api/api-client";
import { useFormMessages } from "@/lib/i18n/form-messages";
import { useMessages } from "@/lib/i18n/i18n";

const RECENT = 3;

const ownRecipesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...recipesKey, "own", userId],
    queryFn: ({ signal }) =>
      call(listRecipeSummaries, {
        query: { view: "summary", owner: "me", limit: String(RECENT) },
        signal,
      }),
  });

/** Draws the number of recipes that the user has added, and the latest of them. */
export function OwnRecipes({ userId }: { userId: string }) {
  const { profile } = useFormMessages();
  return (
    <Section title={profile.recipes}>
      <Content userId={userId} />
    </Section>
  );
}

function Content({ userId }: { userId: string }) {
  const { common } = useMessages();
  const { profile } = useFormMessages();
  const { data, error, refetch } = useQuery(ownRecipesQuery(userId));

  if (error) {
    return <LoadFailure error={error} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <div className="grid grid-cols-1 gap-3">
        <output className="sr-only">{common.loading}</output>
        <Skeleton className="h-10 w-2/5" />
        <RowSkeletons count={RECENT} />
      </div>
    );
  }
  return (
    <>
      <p className="flex items-baseline justify-between gap-3 border-b-[1.5px] border-line pb-4">
        <span className="text-ink-2">{profile.total}</span>
        <Figure value={data.total} className="text-42" />
      </p>
      <h3 className="mt-4 type-label">{profile.recent}</h3>
      {data.recipes.length === 0 && <p className="py-3 text-ink-3">{profile.noRecent}</p>}
      <RecipeRows recipes={data.recipes} heading="h4" />
    </>
  );
}
