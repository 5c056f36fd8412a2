import { hasEnded, type PublicLink, isLinkToken, type LinkKind } from "@larder/domain/account/public-link";
import type { FindPublished, PublishedContent } from "../../http/pages/published.ts";
import { createListCache } from "../../http/routing/list-cache.ts";
import { unlessDamaged } from "../../ports/damaged-record.ts";
import type { Ports } from "../../ports/ports.ts";

/** The size of the cache of contents, in bytes. */
const CACHED_BYTES = 8_000_000;

/** What of a link decides what it shows. */
export type LinkedTarget = Pick<PublicLink, "target" | "showsUnlisted">;

/** What links of one kind show. */
export interface PublicContents {
  /** Names the state of all of them; another one after each acknowledged write. Cheap enough for every request. */
  revision(): Promise<string>;
  /**
   * Returns what an address shows; null where it shows nothing, as for what is deleted, private or hidden.
   *
   * @param part what the address names within the target: a page or a recipe of a collection, or a file, for which it returns
   *   the recipe that has the file; null for the target itself
   */
  read(link: LinkedTarget, part: string | null): Promise<PublishedContent | null>;
}

/** What links of each kind show; a link of another kind leads nowhere. */
export type ContentsByKind = Partial<Record<LinkKind, PublicContents>>;

/**
 * Creates the function that every public address is looked up by. The link is read for each request, so that a revoked one
 * leads nowhere at once, in every process; what it shows is read anew after a write.
 */
export function createFindPublished(
  { store, clock }: Pick<Ports, "store" | "clock">,
  contents: ContentsByKind,
): FindPublished {
  const cache = createListCache<CachedContent>(CACHED_BYTES, () => clock().getTime());

  return async (token, part = null) => {
    const link = isLinkToken(token) ? await store.publicLinks.findByToken(token) : null;
    if (!link || hasEnded(link, clock())) return null;
    const { kind, id } = link.target;
    const ofKind = contents[kind];
    if (!ofKind) return null;
    const revision = await ofKind.revision();
    const { shown } = await cache.get(
      `${kind} ${id} ${link.showsUnlisted ?? false} ${part ?? ""}`,
      revision,
      async () => {
        // What cannot be read is on no public page; its owner sees the damage in the app.
        const read = await unlessDamaged(ofKind.read(link, part));
        return { shown: read, size: read ? JSON.stringify(read).length * 2 : 0 };
      },
    );
    return shown && { link, ...shown };
  };
}

interface CachedContent {
  shown: PublishedContent | null;
  size: number;
}
