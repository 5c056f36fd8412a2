import type { Store } from "./store.ts";
import type { Auth } from "./auth.ts";
import type { WebPages } from "./web-pages.ts";
import type { Push } from "./push.ts";
import type { Pictures } from "./pictures.ts";
import type { Media } from "./media.ts";
import type { RecipeModel } from "./recipe-model.ts";

/** The outside world, on one page. */
export interface Ports {
  store: Store;
  auth: Auth;
  pages: WebPages;
  /** Null where no model is set up. */
  model: RecipeModel | null;
  pictures: Pictures;
  media: Media;
  /** Null where timers do not ring by push. */
  push: Push | null;
  clock: () => Date;
  /** Returns a new unguessable id: letters, digits, `-` and `_`, at most 64. */
  newId: () => string;
}
