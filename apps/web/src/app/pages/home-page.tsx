import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowRight, RefreshCw } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "wouter";
import { Counter } from "@larder/covers/counter";
import { IconButton, Button } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { Page } from "@/components/ui/page";
import { PullIndicator } from "@/components/ui/pull-indicator";
import { toasts } from "@/components/ui/toast-store";
import { usePullDown } from "@/components/ui/use-pull-down";
import { GenerateForm } from "@/features/generate/generate-form";
import { refreshRecipes, useRefreshRecipes } from "@/features/recipes/api";
import { PopularRecipes } from "@/features/recipes/popular-recipes";
import { RecipeCard } from "@/features/recipes/recipe-card";
import { useHomeMessages } from "@/lib/i18n/home-messages";
import { useMessages } from "@/lib/i18n/i18n";
import { useCookingState } from "@/lib/timers/cooking-store";
import { cn } from "@/lib/cn";
import { useMayAdd } from "@/lib/session/may-add";
import { paths } from "@/lib/navigation/paths";
import { useTitle } from "@/lib/browser/use-title";

const GoOn = lazy(() => import("@/features/cooking/go-on"));

export default function HomePage() {
  const { common, list } = useMessages();
  const home = useHomeMessages();
  const { refresh, isRefreshing, said } = useRefresh();
  const { handlers, pulledPx, isFarEnough } = usePullDown(refresh);
  const { cookings } = useCookingState();
  const mayAdd = useMayAdd();
  const refreshList = useRefreshRecipes();
  useTitle(home.title);

  return (
    <Page
      data-pulls
      {...handlers}
      className="grid min-h-dvh grid-cols-[1fr_auto] content-start items-center desktop:min-h-0 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:items-start desktop:gap-x-16 desktop:pt-10"
    >
      <PullIndicator
        pulledPx={pulledPx}
        isFarEnough={isFarEnough}
        label={isFarEnough ? home.letGoToRefresh : home.pullToRefresh}
      />
      {/* On a desktop the bar above shows the logo already. */}
      <h1 className="py-3 desktop:sr-only">
        <Logo name={common.appName} />
      </h1>
      <IconButton
        label={isRefreshing ? home.refreshing : home.refresh}
        icon={RefreshCw}
        busy={isRefreshing}
        onClick={refresh}
        className="desktop:col-start-2 desktop:row-start-1 desktop:justify-self-end"
      />
      <output className="sr-only">{said}</output>
      <div className="col-span-2 mt-1 min-w-0 desktop:col-span-1 desktop:col-start-1 desktop:row-start-1 desktop:mt-0">
        <Suspense>{cookings.length > 0 && <GoOn />}</Suspense>
        <Counter
          className={cn("-mx-(--gutter) w-[calc(100%+2*var(--gutter))]", mayAdd && "-mb-8.5 desktop:-mb-15")}
        />
        {mayAdd && (
          <GenerateForm
            onStored={refreshList}
            cardOf={(recipe) => <RecipeCard key={recipe.id} recipe={recipe} />}
          />
        )}
      </div>
      <section
        aria-labelledby="popular"
        className="col-span-2 mt-6.5 min-w-0 desktop:col-span-1 desktop:col-start-2 desktop:row-start-1 desktop:mt-0"
      >
        <h2
          id="popular"
          className="border-b-2 border-ink pb-3 type-section desktop:flex desktop:min-h-15 desktop:items-center desktop:pr-16 desktop:text-32"
        >
          {home.popular}
        </h2>
        <PopularRecipes
          whenEmpty={
            mayAdd && (
              <Button asChild variant="soft">
                <Link href={paths.addFromUrl}>{list.fromUrl}</Link>
              </Button>
            )
          }
        />
        <Link href={paths.recipes} className="flex min-h-14 items-center justify-between gap-3 type-key">
          {home.explore}
          <ArrowRight aria-hidden />
        </Link>
      </section>
    </Page>
  );
}

/** Returns a function that loads the recipes anew, at most once at a time, and reports the result. */
function useRefresh() {
  const { common } = useMessages();
  const home = useHomeMessages();
  const cache = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => refreshRecipes(cache),
    onError: () =>
      toasts.show({ title: common.error, description: home.refreshFailed, variant: "destructive" }),
  });
  return {
    refresh: () => {
      if (!isPending) mutate();
    },
    isRefreshing: isPending,
    said: isPending ? home.refreshing : isSuccess ? home.refreshed : "",
  };
}
