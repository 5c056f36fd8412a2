import { assumedFromOf } from "@larder/domain/cooking/timeline/reckoned-time";
import { warningsOf } from "@larder/domain/examine/find-dangers";
import { recipesIn } from "@larder/domain/formats/recipe-json";
import { picturesOf } from "@larder/domain/picture/pictures-of";
import type { Recipe, RecipeDraft, RecipeImage } from "@larder/domain/recipe/recipe";
import { defaultVisibilityOf, type Visibility } from "@larder/domain/recipe/visibility";
import type { RecipeContent } from "@larder/domain/recipe/recipe-version";
import { slugify, slugWithSuffix } from "@larder/domain/recipe/slug";
import { AppError } from "../../http/errors/app-error.ts";
import { AuthError } from "../../ports/auth.ts";
import type { Ports } from "../../ports/ports.ts";
import type { CheckQuota } from "./recipe-quota.ts";
import { namesItsOrigin, shownName, withPresentName } from "./shown-name.ts";
import { withStoredPictures } from "./stored-pictures.ts";
import { stillAssumed } from "./still-assumed.ts";

const SLUG_TRIES = 5;

/** The fields that the server adds to a draft beside id, slug and dates. */
export type AddedFields = Pick<
  Recipe,
  "originalJson" | "sourceUrl" | "authorIsOwner" | "makerNotes" | "request" | "draft" | "expiresAt"
> & {
  /** The user's default where it is missing. */
  visibility?: Visibility | undefined;
};

/** The ways in which a recipe comes into the collection, with the rules for its address: its slug and its source. */
export function createRecipeAdding({
  store,
  auth,
  clock,
  newId,
  claimPicture,
  normalised,
  checkQuota,
}: Pick<Ports, "store" | "auth" | "clock" | "newId"> & {
  /** Renews a stored picture that the user may use; false for any other. */
  claimPicture: (image: RecipeImage, uid: string) => Promise<boolean>;
  normalised: (raw: unknown, uid: string) => Promise<RecipeDraft>;
  checkQuota: CheckQuota;
}) {
  const { recipes } = store;

  /** Stores a draft as `uid`'s recipe; throws `recipe-exists` when its source address is here already. */
  async function add(
    uid: string,
    draft: RecipeDraft,
    { visibility, ...added }: AddedFields = {},
  ): Promise<Recipe> {
    const now = clock();
    const chosen = visibility ?? defaultVisibilityOf(await store.users.find(uid));
    return insert({
      ...draft,
      ...assumedFromOf(draft),
      ...warningsOf(draft),
      ...added,
      id: newId(),
      slug: slugify(draft.name, now),
      userId: uid,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      version: 1,
      visibility: chosen,
    });
  }

  /** Stores a new recipe, under another slug where its own is taken. */
  async function insert(recipe: Recipe): Promise<Recipe> {
    if (recipe.name === "") throw new AppError("recipe-name-required");
    const { slug } = recipe;
    await checkQuota(recipe);
    for (let tries = 0; tries <= SLUG_TRIES; tries += 1) {
      const result = await recipes.insert(recipe);
      if (result.inserted) return recipe;
      if (result.taken === "sourceUrl") {
        if (result.existing) throw new AppError("recipe-exists", { existingRecipe: result.existing });
        // The user may not see the recipe that has the address, and gets a recipe without it.
        delete recipe.sourceUrl;
        continue;
      }
      recipe.slug = slugWithSuffix(slug, newId().slice(0, 6).toLowerCase());
    }
    throw new Error(`No free slug for ${slug} after ${SLUG_TRIES} tries.`);
  }

  /** While the identity provider does not answer, every user counts as present. */
  async function hasLeft(uid: string): Promise<boolean> {
    try {
      return !(await auth.hasUser(uid));
    } catch (error) {
      if (error instanceof AuthError) return false;
      throw error;
    }
  }

  return {
    /** Adds a recipe whose making took a while; throws `not-signed-in` when its user has left since. */
    addForExistingUser: async (uid: string, draft: RecipeDraft, added?: AddedFields): Promise<Recipe> => {
      if (await hasLeft(uid)) throw new AppError("not-signed-in");
      return add(uid, draft, added);
    },

    /** Adds a recipe of any of our shapes, or of schema.org. A picture that is not stored here is left out. */
    async addRaw(
      uid: string,
      sent: {
        recipe: unknown;
        originalJson?: unknown;
        importedUrl?: unknown;
        visibility?: Visibility | undefined;
      },
    ): Promise<Recipe> {
      const given = onlyRecipeOf(sent.recipe);
      const raw =
        sent.importedUrl === undefined ? given : { ...asObject(given), importedUrl: sent.importedUrl };
      const draft = await withStoredPictures(await normalised(raw, uid), (image) => claimPicture(image, uid));
      const author = namesItsOrigin(draft) ? null : await shownName(store.users, uid);
      const added = await add(
        uid,
        { ...draft, ...(author !== null && { author }) },
        {
          ...originalJson(sent.originalJson),
          ...(author !== null && { authorIsOwner: true }),
          visibility: sent.visibility,
        },
      );
      return withPresentName(store, added);
    },

    /** Adds a copy of a recipe, with what was stored about its content. */
    addCopy: async (
      uid: string,
      content: RecipeContent,
      fields: Pick<Recipe, "origin" | "visibility" | "hiddenBy">,
    ): Promise<Recipe> => {
      const now = clock();
      const added = await insert({
        ...content,
        ...fields,
        id: newId(),
        slug: slugify(content.name, now),
        userId: uid,
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
        version: 1,
      });
      return withPresentName(store, added);
    },

    /**
     * Adds a recipe of an archive as `uid`'s, under an id that was chosen here. Its pictures are stored here already. It
     * has no source address: an archive could reserve any page by it.
     *
     * @param createdAt the time at which another app created it; a later time than now is not kept
     */
    addImported: async (
      uid: string,
      draft: RecipeDraft,
      { id, createdAt, visibility }: { id: string; createdAt: string | undefined; visibility: Visibility },
    ): Promise<Recipe> => {
      const now = clock();
      const time = now.toISOString();
      return insert({
        ...draft,
        ...assumedFromOf(draft),
        ...warningsOf(draft),
        id,
        slug: slugify(draft.name, now),
        userId: uid,
        createdAt: createdAt !== undefined && createdAt < time ? createdAt : time,
        updatedAt: time,
        version: 1,
        visibility,
      });
    },

    /**
     * Adds a recipe of an account that is read back as `uid`'s, with its dates and version. A picture that is not stored
     * here is left out, and so is the source address: a file could reserve any page by it.
     */
    restore: async (uid: string, recipe: Recipe, id: string): Promise<{ hasPictures: boolean }> => {
      const draft = await withStoredPictures(await normalised(recipe, uid), (image) =>
        claimPicture(image, uid),
      );
      const { originalJson: original, authorIsOwner, createdAt, updatedAt, version } = recipe;
      const { visibility, hiddenBy } = recipe;
      const now = clock().toISOString();
      const assumed = stillAssumed(recipe, draft);
      const { assumed: _, ...written } = draft;
      const whole = { ...written, ...(assumed && { assumed }) };
      await insert({
        ...whole,
        ...assumedFromOf(whole),
        ...warningsOf(whole),
        ...(original !== undefined && { originalJson: original }),
        ...(authorIsOwner && whole.author && { authorIsOwner: true }),
        ...generatedFieldsOf(recipe),
        ...(recipe.origin && { origin: recipe.origin }),
        id,
        slug: slugify(draft.name, clock()),
        userId: uid,
        createdAt: createdAt < now ? createdAt : now,
        updatedAt: updatedAt < now ? updatedAt : now,
        version,
        visibility,
        ...(hiddenBy !== undefined && { hiddenBy }),
      });
      return { hasPictures: picturesOf(draft).length === picturesOf(recipe).length };
    },
  };
}

/** Returns what is stored with a generated recipe beside its content. */
function generatedFieldsOf({ makerNotes, request, draft, expiresAt }: Recipe): AddedFields {
  return {
    ...(makerNotes && { makerNotes }),
    ...(request && { request }),
    ...(draft && { draft }),
    ...(expiresAt !== undefined && { expiresAt }),
  };
}

/** Throws unless the document holds one recipe: an answer about several could not name the one that failed. */
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
