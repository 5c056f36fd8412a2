import type { LinkTarget, PublicLink } from "@larder/domain/account/public-link";

/** The fields of a link that its owner can change. */
export type PublicLinkChange = Partial<Pick<PublicLink, "shownName" | "allowsIndexing" | "endsAt">>;

/** The public links of all users. Links to a recipe are removed with it. */
export interface PublicLinkStore {
  /** Stores a new link; false when its user has `limit` of them. */
  insert(link: PublicLink, limit: number): Promise<boolean>;
  /** Finds the link of an address, also an ended one. */
  findByToken(token: string): Promise<PublicLink | null>;
  /** Returns the user's links, newest first; those to `target` where it is named. */
  of(uid: string, target?: LinkTarget): Promise<PublicLink[]>;
  /** Changes a link of this user and returns it; null where there is none. */
  change(uid: string, id: string, change: PublicLinkChange): Promise<PublicLink | null>;
  /** Removes a link of this user; nothing happens where there is none. */
  remove(uid: string, id: string): Promise<void>;
}
