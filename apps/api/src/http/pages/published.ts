import type { PublicLink } from "@larder/domain/account/public-link";
import type { PublicContent } from "@larder/domain/contract/server-rendering";

/** Something with a public page. */
export interface PublishedContent {
  /** Names the content; another one after each change of it. */
  version: string;
  content: PublicContent;
  /** The ids of the pictures that the recipe shows; none for a page of a collection, where each is found by its file. */
  pictures: readonly string[];
}

/** A link that leads somewhere, with what it shows. */
export interface Published extends PublishedContent {
  link: PublicLink;
}

/**
 * Returns what the address with this token shows; null for an unknown, revoked or ended link, and for one whose target may
 * not be shown: callers cannot tell these apart.
 *
 * @param part what the address names within the target, also a file; null for the target itself
 */
export type FindPublished = (token: string, part?: string | null) => Promise<Published | null>;

/** Counts a wrong token of a client's address; throws `too-many-requests` beyond the limit. */
export type CountGuess = (address: string) => Promise<void>;
