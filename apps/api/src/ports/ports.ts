import type { Store } from "./store.ts";
import type { Auth } from "./auth.ts";
import type { WebPages } from "./web-pages.ts";
import type { ReadableText } from "./readable-text.ts";
import type { Push } from "./push.ts";
import type { Pictures } from "./pictures.ts";
import type { TextRecognition } from "./text-recognition.ts";
import type { UploadPieces } from "./upload-pieces.ts";
import type { Media } from "./media.ts";
import type { PageTranscriber } from "./page-transcriber.ts";
import type { RecipeModel } from "./recipe-model.ts";

/** The outside world, on one page. */
export interface Ports {
  store: Store;
  auth: Auth;
  pages: WebPages;
  readableText: ReadableText;
  /** The model; null without one. */
  model: RecipeModel | null;
  /** The model that sees; null without one. */
  transcriber: PageTranscriber | null;
  pictures: Pictures;
  textRecognition: TextRecognition;
  media: Media;
  uploads: UploadPieces;
  /** The sender of push messages; null without push. */
  push: Push | null;
  clock: () => Date;
  /** Returns a new unguessable id: letters, digits, `-` and `_`, at most 64. */
  newId: () => string;
}
