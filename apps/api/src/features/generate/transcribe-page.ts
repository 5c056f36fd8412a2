import { AppError } from "../../http/errors/app-error.ts";
import { PictureError } from "../../ports/pictures.ts";
import type { Ports } from "../../ports/ports.ts";
import { askModel } from "./ask-model.ts";
import type { GenerationQuota } from "./generation-quota.ts";

/** The longer side in pixels of the picture that a model sees: small print can be read, and models take no more. */
const LONG_SIDE = 1_600;

/** Creates a function that has a photographed page copied by a model that sees, within the limits of its user. */
export function createTranscribePage({
  pictures,
  transcriber,
  quota,
}: Pick<Ports, "pictures" | "transcriber"> & { quota: GenerationQuota }) {
  /**
   * Returns the text of a page; null without such a model, for a file that is no picture, beyond the limits, and where
   * the model fails, which costs its user nothing.
   */
  return async function transcribePage(
    uid: string,
    bytes: Uint8Array,
    signal: AbortSignal,
  ): Promise<string | null> {
    if (!transcriber) return null;
    try {
      const jpeg = await pictures.toUprightJpeg(bytes, LONG_SIDE);
      const question = await quota.open({ uid, kind: "page", origin: "ai" });
      return await askModel(
        question,
        () => transcriber.transcribe(jpeg, signal),
        async ({ text }) => ({ result: text }),
        { isFailureFree: true },
      );
    } catch (error) {
      if (error instanceof AppError || error instanceof PictureError) return null;
      throw error;
    }
  };
}
