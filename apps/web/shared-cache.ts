/**
 * The name of the cache in which the service worker stores what another app shares with the installed app, until the page
 * takes it. Both read this file, and nothing else is in that cache.
 */
export const SHARED_CACHE = "shared-with-larder";
/** The texts that were shared: JSON of `SharedTexts`. */
export const SHARED_TEXTS = "/shared/texts";
/** The files that were shared, by their index. */
export const sharedFile = (index: number): string => `/shared/files/${index}`;
/** The header that holds a file's name, percent-encoded. */
export const SHARED_NAME = "x-shared-name";

/** The address to which the browser posts what is shared; the manifest names it. */
export const SHARE_ACTION = "/share";
/** The page that takes it. */
export const SHARED_PAGE = "/recipes/add/shared";

/** The fields of the manifest's `share_target`. */
export interface SharedTexts {
  title: string;
  text: string;
  url: string;
  /** The number of files beside the texts. */
  files: number;
}
