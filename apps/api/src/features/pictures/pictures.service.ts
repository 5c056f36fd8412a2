import type { ErrorCode } from "@larder/domain/error-code";
import { pictureAddress, pictureFileName, readPictureFileName } from "@larder/domain/picture/picture-address";
import type { RecipeImage } from "@larder/domain/recipe/recipe";
import { AppError } from "../../http/errors/app-error.ts";
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
  media,
  pictures,
  clock,
  newId,
}: Pick<Ports, "media" | "pictures" | "clock" | "newId">) {
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

  return {
    savePicture,

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

    async file(name: string): Promise<Uint8Array> {
      const bytes = readPictureFileName(name) && (await media.get(name));
      if (!bytes) throw new AppError("not-found");
      return bytes;
    },
  };
}
