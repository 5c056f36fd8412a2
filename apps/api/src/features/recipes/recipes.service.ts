import { EDITABLE_FIELD_NAMES } from "@larder/domain/recipe/editable-fields";
import { assumedFromOf } from "@larder/domain/cooking/timeline/reckoned-time";
import { recipesIn } from "@larder/domain/formats/recipe-json";
import type { Recipe, RecipeDraft, RecipeImage } from "@larder/domain/recipe/recipe";
import { etagOf, matchesEtag } from "@larder/domain/recipe/recipe-etag";
import { canSee } from "@larder/domain/recipe/visibility";
import { stillAssumed } from "./still-assumed.ts";
import { slugify, slugWithSuffix } from "@larder/domain/recipe/slug";
import { AppError } from "../../http/errors/app-error.ts";
import { AuthError } from "../../ports/auth.ts";
import { DamagedRecord } from "../../ports/damaged-record.ts";
import type { Ports } from "../../ports/ports.ts";
import type { RecipeFilter, RecipeOrder } from "../../ports/recipe-stores.ts";
import type { PageRequest } from "../../ports/page.ts";
import { claimPicture } from "./claim-picture.ts";
import { createNormaliser, type Normaliser } from "./normaliser.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";
import { namesItsOrigin, shownName } from "./shown-name.ts";

const SLUG_TRIES = 5;
const CHANGE_TRIES = 5;

/** What the server adds to a draft beside id, slug and dates. */
export type RecipeOrigin = Pick<Recipe, "originalJson" | "sourceUrl" | "authorIsOwner">;

export type RecipesService = ReturnType<typeof createRecipesService>;

/** How much one user may store; 0 switches a limit off. */
export interface RecipeQuota {
  recipes: number;
  bytes: number;
}

const NO_QUOTA: RecipeQuota = { recipes: 0, bytes: 0 };

export function createRecipesService({
  store,
  auth,
  media,
  clock,
  newId,
  normalise = createNormaliser(),
  quota = NO_QUOTA,
}: Pick<Ports, "store" | "auth" | "media" | "clock" | "newId"> & {
  normalise?: Normaliser;
  quota?: RecipeQuota;
}) {
  const { recipes } = store;

  /** Throws `quota-reached` when a recipe more, or a longer one, is too much; whoever is beyond may still make it less. */
  async function checkQuota(uid: string, recipe: Recipe, before?: Recipe): Promise<void> {
    const growth = sizeOf(recipe) - (before ? sizeOf(before) : 0);
    if (before && growth <= 0) return;
    if (quota.recipes === 0 && quota.bytes === 0) return;
    const used = await recipes.usage(uid);
    const isOneTooMany = !before && quota.recipes > 0 && used.recipes >= quota.recipes;
    if (isOneTooMany || (quota.bytes > 0 && used.bytes + growth > quota.bytes))
      throw new AppError("quota-reached");
  }

  /** Stores a draft as `uid`'s recipe; throws `recipe-exists` when its source address is here already. */
  async function add(uid: string, draft: RecipeDraft, origin: RecipeOrigin = {}): Promise<Recipe> {
    if (draft.name === "") throw new AppError("recipe-name-required");
    const now = clock();
    const slug = slugify(draft.name, now);
    const recipe: Recipe = {
      ...draft,
      ...assumedFromOf(draft),
      ...origin,
      id: newId(),
      slug,
      userId: uid,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      version: 1,
      visibility: "shared",
    };
    return insert(recipe);
  }

  /** Stores a new recipe, under another slug where its own is taken. */
  async function insert(recipe: Recipe): Promise<Recipe> {
    if (recipe.name === "") throw new AppError("recipe-name-required");
    const { slug, userId: uid } = recipe;
    await checkQuota(uid, recipe);
    for (let tries = 0; tries <= SLUG_TRIES; tries += 1) {
      const result = await recipes.insert(recipe);
      if (result.inserted) return recipe;
      if (result.taken === "sourceUrl") {
        if (result.existing) throw new AppError("recipe-exists", { existingRecipe: result.existing });
        // A hidden recipe has the address: whoever may not see it gets a recipe of their own, without it.
        delete recipe.sourceUrl;
        continue;
      }
      recipe.slug = slugWithSuffix(slug, newId().slice(0, 6).toLowerCase());
    }
    throw new Error(`No free slug for ${slug} after ${SLUG_TRIES} tries.`);
  }

  async function normalised(raw: unknown, uid: string): Promise<RecipeDraft> {
    const [first] = await normalise([raw], uid);
    if (!first) throw new Error("No answer of the normaliser.");
    return first.recipe;
  }

  /** While the provider cannot be asked nobody leaves: it is the last that is told. */
  async function hasLeft(uid: string): Promise<boolean> {
    try {
      return !(await auth.hasUser(uid));
    } catch (error) {
      if (error instanceof AuthError) return false;
      throw error;
    }
  }

  /** Throws `recipe-not-found` also for a recipe that the user may not see: its existence is not disclosed. */
  async function visible(recipe: Recipe | null, uid: string | undefined): Promise<Recipe> {
    if (!recipe || !canSee(recipe, uid)) throw new AppError("recipe-not-found");
    return recipe;
  }

  async function owned(id: string, uid: string): Promise<Recipe> {
    const recipe = await recipes.findById(id);
    if (recipe && recipe.userId !== uid) throw new AppError("not-yours");
    return visible(recipe, uid);
  }

  /** A picture that a change brings must be kept here. */
  async function checkPicture(sent: unknown, before: Recipe, { image }: Recipe): Promise<void> {
    if (sent === undefined || sent === null || sent === "") return;
    const isKept = image && (image.url === before.image?.url || (await claimPicture(media, image, clock())));
    if (!isKept) throw new AppError("picture-unknown");
  }

  return {
    /** Adds what somebody asked for a while ago; throws `not-signed-in` when they have left meanwhile. */
    addLate: async (uid: string, draft: RecipeDraft, origin?: RecipeOrigin): Promise<Recipe> => {
      if (await hasLeft(uid)) throw new AppError("not-signed-in");
      return add(uid, draft, origin);
    },

    /** Adds a recipe of any shape that was ever ours, or of schema.org. A picture that is not kept here is left out. */
    async addRaw(
      uid: string,
      sent: { recipe: unknown; originalJson?: unknown; importedUrl?: unknown },
    ): Promise<Recipe> {
      const given = onlyRecipeOf(sent.recipe);
      const raw =
        sent.importedUrl === undefined ? given : { ...asObject(given), importedUrl: sent.importedUrl };
      const { image, ...draft } = await normalised(raw, uid);
      const isKept = image && (await claimPicture(media, image, clock()));
      const author = namesItsOrigin(draft) ? null : await shownName(store.users, uid);
      const added = await add(
        uid,
        { ...draft, ...(isKept && { image }), ...(author !== null && { author }) },
        { ...originalJson(sent.originalJson), ...(author !== null && { authorIsOwner: true }) },
      );
      if (author === null) return added;
      // Whoever switched the name off, changed it or left meanwhile could not reach this recipe.
      const now = await shownName(store.users, uid);
      if (now === author) return added;
      await recipes.replaceOwnAuthor(uid, now);
      return (await recipes.findById(added.id)) ?? added;
    },

    /**
     * Adds a recipe of an account that is read back as `uid`'s, with its dates and version. A picture that is not kept
     * here is left out, and so is the source address: a file could reserve any page by it.
     */
    restore: async (uid: string, recipe: Recipe, id: string): Promise<{ hasPicture: boolean }> => {
      const { image, ...draft } = await normalised(recipe, uid);
      const isKept = image && (await claimPicture(media, image, clock()));
      const { originalJson: original, authorIsOwner, createdAt, updatedAt, version, visibility } = recipe;
      const now = clock().toISOString();
      const assumed = stillAssumed(recipe, draft);
      const { assumed: _, ...written } = draft;
      const whole = { ...written, ...(assumed && { assumed }), ...(isKept && { image }) };
      await insert({
        ...whole,
        ...assumedFromOf(whole),
        ...(original !== undefined && { originalJson: original }),
        ...(authorIsOwner && whole.author && { authorIsOwner: true }),
        id,
        slug: slugify(draft.name, clock()),
        userId: uid,
        createdAt: createdAt < now ? createdAt : now,
        updatedAt: updatedAt < now ? updatedAt : now,
        version,
        visibility,
      });
      return { hasPicture: isKept === true };
    },

    /** Gives a recipe a picture unless it has got one meanwhile; null when the recipe is gone. */
    async illustrate({ id, userId }: Recipe, image: RecipeImage): Promise<Recipe | null> {
      for (let tries = 0; tries < CHANGE_TRIES; tries += 1) {
        const before = await recipes.findById(id);
        if (!before || before.image) return before;
        const after = { ...before, image, updatedAt: clock().toISOString(), version: before.version + 1 };
        if (await recipes.replace(after, { owner: userId, version: before.version })) return after;
      }
      throw new AppError("changed-meanwhile");
    },

    openList: (filter: RecipeFilter, order: RecipeOrder, page: PageRequest) =>
      recipes.openList(filter, order, page),
    openSummaries: (filter: RecipeFilter, order: RecipeOrder, page: PageRequest) =>
      recipes.openSummaries(filter, order, page),
    listSummaries: (filter: RecipeFilter, order: RecipeOrder, page: PageRequest) =>
      recipes.listSummaries(filter, order, page),
    revision: () => recipes.revision(),
    tags: () => recipes.tags(),
    bySlug: async (slug: string, uid: string | undefined) => visible(await recipes.findBySlug(slug), uid),
    byId: async (id: string, uid: string | undefined) => visible(await recipes.findById(id), uid),

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
      for (let tries = 0; tries < CHANGE_TRIES; tries += 1) {
        const before = await owned(id, uid);
        if (ifMatch !== undefined && !matchesEtag(ifMatch, before)) throw new AppError("changed-meanwhile");
        const draft = await normalised({ ...before, ...named(change) }, uid);
        const after = changed(before, change, draft, clock());
        await checkPicture(change["image"], before, after);
        await checkQuota(uid, after, before);
        if (await recipes.replace(after, { owner: uid, version: before.version })) return after;
      }
      throw new AppError("changed-meanwhile");
    },

    /** @param ifMatch as with a change: what was changed meanwhile is not deleted unseen */
    async remove(uid: string, id: string, ifMatch: string | undefined): Promise<void> {
      const recipe = await owned(id, uid).catch((error: unknown) => {
        // Its owner is rid of a recipe that cannot be read; the store looks at whose it is.
        if (error instanceof DamagedRecord) return null;
        throw error;
      });
      if (recipe && ifMatch !== undefined && !matchesEtag(ifMatch, recipe))
        throw new AppError("changed-meanwhile");
      if (!(await recipes.remove(id, uid))) throw new AppError("recipe-not-found");
    },

    async setVisibility(id: string, visibility: Recipe["visibility"]): Promise<void> {
      if (!(await recipes.setVisibility(id, visibility))) throw new AppError("recipe-not-found");
    },

    etagOf,
  };
}

function sizeOf(recipe: Recipe): number {
  return Buffer.byteLength(JSON.stringify(recipe));
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
  const { id, slug, userId, createdAt, visibility, sourceUrl, originalJson: original } = before;
  const assumed = stillAssumed(before, draft);
  const { assumed: _, ...written } = draft;
  return {
    ...written,
    ...(assumed && { assumed }),
    ...assumedFromOf({ ...written, ...(assumed && { assumed }) }),
    id,
    slug,
    userId,
    createdAt,
    visibility,
    ...(sourceUrl !== undefined && { sourceUrl }),
    ...(original !== undefined && change["originalJson"] !== null && { originalJson: original }),
    ...(before.authorIsOwner && draft.author === before.author && { authorIsOwner: true }),
    updatedAt: now.toISOString(),
    version: before.version + 1,
  };
}

/** One call adds one recipe: of several it would not be told which one failed. */
function onlyRecipeOf(document: unknown): unknown {
  const [recipe, ...others] = recipesIn(document);
  if (others.length === 0) return recipe ?? {};
  throw new AppError("bad-input", {
    details: {
      issues: [{ path: "body.recipe", message: `Holds ${others.length + 1} recipes; send one a call.` }],
    },
  });
}

function asObject(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}

function originalJson(sent: unknown): { originalJson?: string } {
  if (sent === undefined || sent === null) return {};
  return { originalJson: typeof sent === "string" ? sent : JSON.stringify(sent) };
}
