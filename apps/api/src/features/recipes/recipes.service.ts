import { NO_RESTRICTIONS } from "@larder/domain/account/dietary-restrictions";
import { EDITABLE_FIELD_NAMES } from "@larder/domain/recipe/editable-fields";
import { assumedFromOf } from "@larder/domain/cooking/timeline/reckoned-time";
import { findBreaches } from "@larder/domain/examine/find-breaches";
import { excludedBy } from "@larder/domain/examine/held-foods";
import { warningsOf } from "@larder/domain/examine/find-dangers";
import { carryUses } from "@larder/domain/links/carry-uses";
import { normaliseMoreImages } from "@larder/domain/normalise/details";
import { createNotes } from "@larder/domain/normalise/notes";
import { listOf } from "@larder/domain/normalise/values";
import { picturesOf } from "@larder/domain/picture/pictures-of";
import type { Recipe, RecipeDraft, RecipeImage } from "@larder/domain/recipe/recipe";
import { recipeRequestSchema } from "@larder/domain/recipe/recipe-request";
import { answerEtagOf, matchesEtag } from "@larder/domain/recipe/recipe-etag";
import { withKnownIds } from "@larder/domain/recipe/shown-links";
import type { Visibility } from "@larder/domain/recipe/visibility";
import { AppError } from "../../http/errors/app-error.ts";
import { unlessDamaged } from "../../ports/damaged-record.ts";
import type { Ports } from "../../ports/ports.ts";
import { listByNotes, type NotesOrder } from "./list-by-notes.ts";
import type { RecipeFilter, RecipeOrder } from "../../ports/recipe-stores.ts";
import type { PageRequest } from "../../ports/page.ts";
import { createRecipeAdding } from "./add-recipes.ts";
import { changeOwned } from "./change-owned.ts";
import { createNormaliser, type Normaliser } from "./normaliser.ts";
import { createQuotaCheck, NO_QUOTA, type RecipeQuota } from "./recipe-quota.ts";
import { createOwnLists } from "./own-lists.ts";
import type { ReadableRecipes } from "./readable-recipes.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";
import { stillAssumed } from "./still-assumed.ts";

const CHANGE_TRIES = 5;

export type RecipesService = ReturnType<typeof createRecipesService>;

export function createRecipesService({
  store,
  auth,
  clock,
  newId,
  readable,
  claimPicture,
  normalise = createNormaliser(),
  quota = NO_QUOTA,
}: Pick<Ports, "store" | "auth" | "clock" | "newId"> & {
  readable: ReadableRecipes;
  /** Renews a stored picture that the user may use; false for any other. */
  claimPicture: (image: RecipeImage, uid: string) => Promise<boolean>;
  normalise?: Normaliser;
  quota?: RecipeQuota;
}) {
  const { recipes } = store;
  const checkQuota = createQuotaCheck(recipes, quota);

  async function normalised(raw: unknown, uid: string): Promise<RecipeDraft> {
    const [first] = await normalise([raw], uid);
    if (!first) throw new Error("No answer of the normaliser.");
    return first.recipe;
  }

  /** Throws `not-yours` for another's recipe that the user sees, and `recipe-not-found` for any that the user does not. */
  async function owned(id: string, uid: string): Promise<Recipe> {
    const recipe = await readable.byId(id, uid);
    if (recipe.userId !== uid) throw new AppError("not-yours");
    return recipe;
  }

  /** All pictures that a change brings must be stored here. */
  async function checkPictures(
    { image, moreImages }: Readonly<Record<string, unknown>>,
    before: Recipe,
    after: Recipe,
  ): Promise<void> {
    const held = new Set(picturesOf(before).map(({ url }) => url));
    const isStored = async (picture: RecipeImage) =>
      held.has(picture.url) || (await claimPicture(picture, before.userId));
    if (isSent(image) && !(after.image && (await isStored(after.image))))
      throw new AppError("picture-unknown");
    if (!isSent(moreImages)) return;
    const isAnyOther = listOf(moreImages).some((entry) => !normaliseMoreImages([entry], createNotes()));
    if (isAnyOther) throw new AppError("picture-unknown");
    for (const picture of after.moreImages ?? []) {
      if (!(await isStored(picture))) throw new AppError("picture-unknown");
    }
  }

  return {
    ...createRecipeAdding({ store, auth, clock, newId, claimPicture, normalised, checkQuota }),

    /** Adds a picture to a recipe that has none; null when the recipe was deleted. */
    async attachPicture({ id, userId }: Recipe, image: RecipeImage): Promise<Recipe | null> {
      for (let tries = 0; tries < CHANGE_TRIES; tries += 1) {
        const before = await recipes.findById(id);
        if (!before || before.image) return before;
        const after = { ...before, image, updatedAt: clock().toISOString(), version: before.version + 1 };
        if (await recipes.replace(after, { owner: userId, version: before.version })) return after;
      }
      throw new AppError("edit-conflict");
    },

    openList: (filter: RecipeFilter, order: RecipeOrder, page: PageRequest) =>
      recipes.openList(filter, order, page),
    openSummaries: (filter: RecipeFilter, order: RecipeOrder, page: PageRequest) =>
      recipes.openSummaries(filter, order, page),
    listSummaries: (filter: RecipeFilter, order: RecipeOrder, page: PageRequest) =>
      recipes.listSummaries(filter, order, page),
    /** Returns what lists for `uid` leave out; null where the user's restrictions bar no food. */
    excludedFor: async (uid: string) =>
      excludedBy((await store.users.find(uid))?.dietaryRestrictions ?? NO_RESTRICTIONS),
    listByNotes: (uid: string, order: NotesOrder, filter: RecipeFilter, page: PageRequest) =>
      listByNotes(store, uid, order, filter, page),
    /** Returns a recipe of `uid`'s, to which they may do anything. */
    owned,
    checkQuota,
    revision: () => recipes.revision(),
    tags: (reader?: string) => recipes.tags(reader),
    hasOwnLists: createOwnLists(recipes),
    bySlug: readable.bySlug,
    showLinks: readable.showLinks,

    /**
     * Changes the named fields of `uid`'s recipe.
     *
     * @param ifMatch the ETag of the version that the writer has seen; without it the last write wins
     */
    async update(
      uid: string,
      id: string,
      change: Readonly<Record<string, unknown>>,
      ifMatch: string | undefined,
    ): Promise<Recipe> {
      await refuseUnreadable(change, (raws) => normalise(raws, uid));
      return changeOwned({ store, owned }, { uid, id, ifMatch }, async (before) => {
        const draft = await normalised({ ...before, ...carryUses(before, named(change)) }, uid);
        if (draft.linkedRecipes)
          draft.linkedRecipes = withKnownIds(draft.linkedRecipes, before.linkedRecipes);
        const after = changed(before, change, draft, clock());
        await checkPictures(change, before, after);
        await checkQuota(after, before);
        return after;
      });
    },

    /** @param ifMatch as with a change: a concurrent change is not deleted unseen */
    async remove(uid: string, id: string, ifMatch: string | undefined): Promise<void> {
      // Its owner is rid of a recipe that cannot be read; the store looks at whose it is.
      const recipe = await unlessDamaged(owned(id, uid));
      if (recipe && ifMatch !== undefined && !matchesEtag(ifMatch, recipe))
        throw new AppError("edit-conflict");
      if (!(await recipes.remove(id, uid))) throw new AppError("recipe-not-found");
    },

    /** Takes a draft of `uid`'s into the collection; a recipe that is no draft stays as it is. */
    acceptDraft: (uid: string, id: string): Promise<Recipe> =>
      changeOwned({ store, owned }, { uid, id }, (before) => {
        if (!before.draft) return before;
        return { ...accepted(before), updatedAt: clock().toISOString(), version: before.version + 1 };
      }),

    /** Sets who sees `uid`'s recipe. What an administrator hid stays hidden. */
    async setVisibility(uid: string, id: string, visibility: Visibility): Promise<Recipe> {
      await changeOwned({ store, owned }, { uid, id }, (before) =>
        before.visibility === visibility ? before : { ...before, visibility, version: before.version + 1 },
      );
      // A recipe that becomes shared where another one has its source address has lost it.
      return owned(id, uid);
    },

    /** @param hiddenBy the administrator; null to show the recipe again */
    async setHidden(id: string, hiddenBy: string | null): Promise<void> {
      if (!(await recipes.setHidden(id, hiddenBy))) throw new AppError("recipe-not-found");
    },

    etagOf: answerEtagOf,
  };
}

function isSent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

/** Returns what was said of a generated recipe; nothing once it has what its request leaves out. */
function stillTrue({ makerNotes, request }: Recipe, written: RecipeDraft): Partial<Recipe> {
  const asked = recipeRequestSchema.safeParse(request).data;
  // A request that was read back from a file has its words alone.
  if (request && (!asked || findBreaches(written, asked).length > 0)) return {};
  return { ...(makerNotes && { makerNotes }), ...(request && { request }) };
}

function accepted(draft: Recipe): Recipe {
  const { draft: _, expiresAt: __, ...recipe } = draft;
  return recipe;
}

function named(change: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    EDITABLE_FIELD_NAMES.filter((field) => change[field] !== undefined).map((field) => [
      field,
      change[field],
    ]),
  );
}

function changed(
  before: Recipe,
  change: Readonly<Record<string, unknown>>,
  draft: RecipeDraft,
  now: Date,
): Recipe {
  if (draft.name === "") throw new AppError("recipe-name-required");
  const { id, slug, userId, createdAt, visibility, hiddenBy, sourceUrl, origin } = before;
  const { originalJson: original } = before;
  const assumed = stillAssumed(before, draft);
  const { assumed: _, ...written } = draft;
  return {
    ...written,
    ...(assumed && { assumed }),
    ...assumedFromOf({ ...written, ...(assumed && { assumed }) }),
    ...warningsOf(written),
    id,
    slug,
    userId,
    createdAt,
    visibility,
    ...(hiddenBy !== undefined && { hiddenBy }),
    ...(sourceUrl !== undefined && { sourceUrl }),
    ...(origin && { origin }),
    ...(original !== undefined && change["originalJson"] !== null && { originalJson: original }),
    ...(before.authorIsOwner && draft.author === before.author && { authorIsOwner: true }),
    ...stillTrue(before, written),
    updatedAt: now.toISOString(),
    version: before.version + 1,
  };
}
