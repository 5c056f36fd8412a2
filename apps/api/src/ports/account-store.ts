import type { RecipeFate } from "@larder/domain/account/account-data";
import type { CookingNotes } from "@larder/domain/account/cooking-notes";
import type { Feedback } from "@larder/domain/account/feedback";
import type { Generation } from "@larder/domain/generation/generation";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { RecipeRequest } from "@larder/domain/account/recipe-request";
import type { AdminSession } from "./people-stores.ts";
import type { PushSubscriber, StoredTimer } from "./push-stores.ts";

/** The stored items of one user beside the user's own entry. */
export interface AccountItems {
  /** Hidden ones too. */
  recipes: Recipe;
  bookmarks: { recipeId: string; createdAt: string };
  cookingNotes: CookingNotes & { recipeId: string };
  feedback: Feedback;
  requests: RecipeRequest;
  generations: Generation;
  pushSubscriptions: PushSubscriber;
  timers: StoredTimer;
  adminSessions: AdminSession;
}

export interface Leaving {
  uid: string;
  /** Messages that are signed with it alone lose it too. */
  email: string;
  /** The fate of shared recipes. Hidden ones are always removed, because other users never see them. */
  recipes: RecipeFate;
  /** Stands for the user where what they did goes on to count against the limits of all. */
  alias: string;
}

/** All that belongs to one user, whatever it is. */
export interface AccountStore {
  /** A few at a time, in a stable order. */
  read<K extends keyof AccountItems>(kind: K, uid: string): AsyncIterable<AccountItems[K]>;
  /**
   * Removes the user with all that is theirs alone. What others see or need stays without them: shared recipes that are
   * kept lose their owner and what was sent with them, messages to the administrator their sender. What fails halfway
   * is finished by doing it again.
   */
  remove(leaving: Leaving): Promise<void>;
  /**
   * Makes everything of one user another's, who keeps their own rating and note of a recipe where both have some, and
   * takes the language over. The first user and their sessions are removed. What fails halfway is finished by doing it again.
   */
  handOver(from: string, to: string): Promise<void>;
}
