import type { ErrorCode } from "@larder/domain/error-code";
import {
  pictureAddress,
  pictureFileName,
  readPictureAddress,
  readPictureFileName,
  storedWidths,
} from "@larder/domain/picture/picture-address";
import type { RecipeImage } from "@larder/domain/recipe/recipe";
import { AppError } from "../../http/errors/app-error.ts";
import { isOwnersAlone } from "@larder/domain/recipe/visibility";
import type { PicturedRecipe } from "../../ports/recipe-stores.ts";
import { PictureError, type PictureFailure, type PreparedPicture } from "../../ports/pictures.ts";
import type { Ports } from "../../ports/ports.ts";

const CODES: Record<PictureFailure, ErrorCode> = {
  "not-a-picture": "not-a-picture",
  kind: "picture-kind",
  "too-many-pixels": "picture-too-many-pixels",
  busy: "too-many-requests",
};
const RETRY_AFTER_SECONDS = 5;

export type PicturesService = ReturnType<typeof createPicturesService>;

export function createPicturesService({
  store,
  media,
  pictures,
  clock,
  newId,
  isReadable,
}: Pick<Ports, "store" | "media" | "pictures" | "clock" | "newId"> & {
  /** Reports whether a user may see a recipe. */
  isReadable: (recipe: PicturedRecipe, uid: string) => Promise<boolean>;
}) {
  /**
   * Returns whether a picture is for some readers alone, and whether this caller is none of them.
   *
   * @param known the comments that show the picture, where they are read already
   */
  async function audienceOf(
    pictureId: string,
    caller: () => Promise<{ uid: string } | null>,
    known?: Comments,
  ): Promise<"all" | "caller" | "others"> {
    const showing = await store.recipes.findByPicture(pictureId);
    if (showing.some((recipe) => !isOwnersAlone(recipe))) return "all";
    const comments = known ?? (await commentsOf(pictureId));
    if (comments.some(({ recipe, isHidden }) => !isHidden && !isOwnersAlone(recipe))) return "all";
    const owners = await store.recipeVersions.ownersOfPicture(pictureId);
    const user = await caller();
    if (!user) return "others";
    // What no recipe, version or comment shows was just uploaded: its address is known to who sent it.
    if (showing.length + owners.length + comments.length === 0) return "caller";
    if (owners.includes(user.uid)) return "caller";
    for (const recipe of showing) if (await isReadable(recipe, user.uid)) return "caller";
    for (const { recipe, userId, isHidden } of comments) {
      if (userId === user.uid || (!isHidden && (await isReadable(recipe, user.uid)))) return "caller";
    }
    return "others";
  }

  type Comments = Awaited<ReturnType<typeof commentsOf>>;

  /** Returns the comments that show a picture, with their recipes as far as they decide who sees it. */
  async function commentsOf(pictureId: string) {
    const found = await store.comments.ofPicture(pictureId);
    const recipes = await Promise.all(found.map(({ recipeId }) => store.recipes.findById(recipeId)));
    return found.flatMap(({ userId, hiddenBy }, index) => {
      const recipe = recipes[index];
      return recipe ? [{ recipe, userId, isHidden: hiddenBy !== undefined }] : [];
    });
  }

  /** Stores a picture in its sizes; a recipe that is to have it must say so within a day, or it is swept. */
  async function savePicture({
    width,
    height,
    colour,
    placeholder,
    sizes,
  }: PreparedPicture): Promise<RecipeImage> {
    const id = newId();
    const now = clock().toISOString();
    for (const size of sizes) await media.put(pictureFileName({ id, width: size.width }), size.bytes, now);
    return {
      url: pictureAddress({ id, width }),
      width,
      height,
      colour,
      ...(placeholder !== undefined && { blurhash: placeholder }),
    };
  }

  /**
   * Reports whether a user may put a stored picture into a recipe or a comment of their own: one that they see, and that no
   * administrator has hidden with its comment.
   */
  async function mayUse({ url }: RecipeImage, uid: string): Promise<boolean> {
    const picture = readPictureAddress(url);
    if (!picture) return false;
    const comments = await commentsOf(picture.id);
    if (comments.some(({ isHidden }) => isHidden)) return false;
    return (await audienceOf(picture.id, async () => ({ uid }), comments)) !== "others";
  }

  /**
   * Renews a stored picture, so that it stays for as long as a recipe or a comment takes to be saved.
   *
   * @returns false when the picture is not stored here
   */
  async function renew({ url }: RecipeImage): Promise<boolean> {
    const picture = readPictureAddress(url);
    if (!picture) return false;
    const now = clock().toISOString();
    const files = storedWidths(picture.width).map((width) => pictureFileName({ id: picture.id, width }));
    return (await Promise.all(files.map((file) => media.touch(file, now)))).every(Boolean);
  }

  return {
    savePicture,
    renew,

    /** Renews a stored picture that the user may put into a recipe or a comment; false for any other. */
    claim: async (image: RecipeImage, uid: string): Promise<boolean> =>
      (await mayUse(image, uid)) && renew(image),

    /** Stores a picture that a user sends. */
    async upload(bytes: Uint8Array): Promise<RecipeImage> {
      try {
        return await savePicture(await pictures.prepare(bytes));
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        throw new AppError(CODES[error.failure], {
          cause: error.cause,
          ...(error.failure === "busy" && { retryAfterSeconds: RETRY_AFTER_SECONDS }),
        });
      }
    },

    /**
     * Returns the file of a picture; throws `not-found` also for one that only others may see.
     *
     * @param caller looks up the session, for a picture that is not everybody's
     */
    async file(
      name: string,
      caller: () => Promise<{ uid: string } | null>,
    ): Promise<{ bytes: Uint8Array; isPrivate: boolean }> {
      const picture = readPictureFileName(name);
      const audience = picture ? await audienceOf(picture.id, caller) : "others";
      const bytes = audience === "others" ? null : await media.get(name);
      if (!bytes) throw new AppError("not-found");
      return { bytes, isPrivate: audience === "caller" };
    },
  };
}
