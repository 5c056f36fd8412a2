import { getRecipe } from "@larder/domain/contract/recipes";
import { fetchRecipe } from "@/features/recipes/recipe-calls";
import { isCached } from "@/lib/api/api-client";
import { ApiError } from "@/lib/api/api-error";

/** The largest number of newest bookmarks to cache: more would be a long unrequested download. */
const AT_MOST = 100;
/** The pause between requests: well below the server's rate limit, beside the user's own requests. */
const PAUSE_MS = 300;

/** Fetches recipes that are not on this device yet, one after the other, so that they can be read without a connection. */
export async function leaveRecipes(slugs: readonly string[], signal: AbortSignal): Promise<void> {
  // Without a service worker the app itself does not open offline.
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.ready;
  for (const slug of slugs.slice(0, AT_MOST)) {
    if (signal.aborted) return;
    if (await isCached(getRecipe, { params: { slug }, query: {} })) continue;
    try {
      await fetchRecipe(slug, signal);
    } catch (error) {
      // A deleted recipe is no reason to stop; anything else is tried again on another visit.
      if (!(error instanceof ApiError) || error.status !== 404) return;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
