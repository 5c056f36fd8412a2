import { createElement, lazy, type ReactNode, Suspense } from "react";
import { Route, Switch } from "wouter";
import { Announcer } from "@/components/ui/announcer";
import { FullScreenSpinner } from "@/components/ui/spinner";
import { ToastViewport } from "@/components/ui/toast";
import { Protected } from "@/features/session/protected";
import { useAuthMessages, useVisitorLanguage } from "@/lib/i18n/auth-messages";
import { useHasCookingState } from "@/lib/timers/stored-cooking";
import { lazyWithPreload } from "@/lib/lazy/lazy-with-preload";
import { whenIdle } from "@/lib/browser/when-idle";
import { paths, routes, slugFrom } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";
import { PageBoundary } from "./page-boundary";

/** Loads the app behind sign-in; starts at once, so that it is loaded when the session is known. */
const loadInside = () => import("./authenticated-shell.tsx");
if (!import.meta.env.SSR && !/^\/(login|join)\b/.test(location.pathname)) void loadInside();
const AuthenticatedShell = lazy(loadInside);

/**
 * Loads the page of the current address at once, so that it is here as soon as the session is known: `Protected` renders no
 * page before that, and `lazy` alone would begin to load it only then.
 */
function preload<Page>(route: string, load: () => Promise<Page>): () => Promise<Page> {
  if (import.meta.env.SSR) return load;
  const isHere = new RegExp(`^${route.replace(/:\w+/g, "[^/]+")}$`).test(location.pathname);
  if (isHere) load().catch(() => {});
  return load;
}

const RareRoutes = lazy(() => import("./rare-routes"));

const Timers = lazy(() => import("./timers"));

const LoginPage = lazy(preload(routes.login, () => import("./pages/login-page")));
const JoinPage = lazy(preload(paths.join, () => import("./pages/join-page")));
const ProviderPage = lazy(preload(routes.provider, () => import("./pages/provider-page")));
const HomePage = lazy(preload(paths.home, () => import("./pages/home-page")));
const RecipeListPage = lazy(preload(paths.recipes, () => import("./pages/recipe-list-page")));
// Not by `lazy`, which shows its fallback also for a page that has loaded, and React shows a fallback for 300 ms at least.
const [loadRecipePage, useRecipePage] = lazyWithPreload(
  preload(routes.recipe, () => import("./pages/recipe-page")),
);
const RecipePage = (props: { slug: string }) => createElement(useRecipePage().default, props);
// From the list a recipe is opened next.
if (!import.meta.env.SSR && location.pathname === paths.recipes)
  void whenIdle()
    .then(loadRecipePage)
    .catch(() => {});

const CookPage = lazy(preload(routes.cook, () => import("./pages/cook-page")));
const EditRecipePage = lazy(preload(routes.edit, () => import("./pages/edit-recipe-page")));
const HistoryPage = lazy(preload(routes.history, () => import("./pages/history-page")));
const AddRecipePage = lazy(preload(paths.addRecipe, () => import("./pages/add-recipe-page")));
const WriteRecipePage = lazy(preload(paths.writeRecipe, () => import("./pages/write-recipe-page")));
const AddFromUrlPage = lazy(preload(paths.addFromUrl, () => import("./pages/add-from-url-page")));
const AddFromTextPage = lazy(preload(paths.addFromText, () => import("./pages/add-from-text-page")));
const AddFromJsonPage = lazy(preload(paths.addFromJson, () => import("./pages/add-from-json-page")));
const RequestRecipePage = lazy(preload(paths.requestRecipe, () => import("./pages/request-recipe-page")));
const [loadCollectionPage, useCollectionPage] = lazyWithPreload(
  preload(routes.collection, () => import("./pages/collection-page")),
);
const CollectionPage = (props: { id: string }) => createElement(useCollectionPage().default, props);
const BookmarksPage = lazy(
  preload(paths.bookmarks, () => {
    // From the shelf a collection is opened next.
    loadCollectionPage().catch(() => {});
    return import("./pages/bookmarks-page");
  }),
);
const ProfilePage = lazy(preload(paths.profile, () => import("./pages/profile-page")));

/** Every address and its page. */
export function App() {
  const messages = useAuthMessages();
  return (
    <>
      <PageBoundary messages={messages}>
        <Suspense fallback={<FullScreenSpinner label={messages.common.loading} />}>
          <Switch>
            <Route path={routes.login} component={LoginPage} />
            <Route path={routes.provider} component={ProviderPage} />
            <Route path={paths.join} component={JoinPage} />
            <Route path={paths.home}>{framedPage(<HomePage />, { open: true })}</Route>
            <Route path={paths.recipes}>{framedPage(<RecipeListPage />, { open: true })}</Route>
            <Route path={paths.addRecipe}>{framedPage(<AddRecipePage />)}</Route>
            <Route path={paths.writeRecipe}>{framedPage(<WriteRecipePage />)}</Route>
            <Route path={paths.addFromUrl}>{framedPage(<AddFromUrlPage />)}</Route>
            <Route path={paths.addFromText}>{framedPage(<AddFromTextPage />)}</Route>
            <Route path={paths.addFromJson}>{framedPage(<AddFromJsonPage />)}</Route>
            <Route path={paths.requestRecipe}>{framedPage(<RequestRecipePage />)}</Route>
            <Route path={routes.recipe}>
              {({ slug }) => framedPage(<RecipePage slug={slugFrom(slug)} />, { open: true, bare: true })}
            </Route>
            <Route path={routes.cook}>
              {({ slug }) => framedPage(<CookPage slug={slugFrom(slug)} />, { open: true, bare: true })}
            </Route>
            <Route path={routes.edit}>
              {({ slug }) => framedPage(<EditRecipePage slug={slugFrom(slug)} />, { bare: true })}
            </Route>
            <Route path={routes.history}>
              {({ slug }) => framedPage(<HistoryPage slug={slugFrom(slug)} />, { bare: true })}
            </Route>
            <Route path={paths.bookmarks}>{framedPage(<BookmarksPage />)}</Route>
            <Route path={routes.collection}>
              {({ id }) => framedPage(<CollectionPage key={id} id={slugFrom(id)} />)}
            </Route>
            <Route path={paths.profile}>{framedPage(<ProfilePage />)}</Route>
            <Route component={OtherAddress} />
          </Switch>
        </Suspense>
      </PageBoundary>
      <RunningTimers />
      <Announcer />
      <ToastViewport dismissLabel={messages.common.dismiss} />
    </>
  );
}

/** Loaded once anything was cooked or timed here. */
function RunningTimers() {
  const { user } = useSession();
  const hasCookingState = useHasCookingState();
  const visitorLanguage = useVisitorLanguage();
  if (!hasCookingState) return null;
  return (
    <Suspense>
      <Timers language={user?.preferredLanguage ?? visitorLanguage} />
    </Suspense>
  );
}

/** The addresses that are seldom opened, and those that do not exist. */
function OtherAddress() {
  const { user } = useSession();
  return <RareRoutes framedPage={framedPage} isSignedIn={user !== null} />;
}

/**
 * Draws a page within the frame of the app.
 *
 * @param open whether visitors see it where the server lets them read
 * @param bare without navigation, as on the pages of a recipe
 */
function framedPage(content: ReactNode, { open = false, bare = false } = {}) {
  return (
    <Protected open={open}>
      <AuthenticatedShell bare={bare}>{content}</AuthenticatedShell>
    </Protected>
  );
}
