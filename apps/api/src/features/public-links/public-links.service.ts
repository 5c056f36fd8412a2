import { cleanLine } from "@larder/domain/text/clean-text";
import type { LinkedTarget } from "./find-published.ts";
import { randomBytes } from "node:crypto";
import {
  type LinkKind,
  type LinkTarget,
  PUBLIC_LINK_LIMITS,
  type PublicLink,
  publicPath,
} from "@larder/domain/account/public-link";
import type { OwnLink, SavedRecipes } from "@larder/domain/contract/public-links";
import { AppError } from "../../http/errors/app-error.ts";
import type { CountGuess, FindPublished, Published } from "../../http/pages/published.ts";
import type { Ports } from "../../ports/ports.ts";
import type { PublicLinkChange } from "../../ports/public-link-store.ts";

/** 128 random bits: no address can be guessed. */
const TOKEN_BYTES = 16;

/** Something that was saved by a link, or that was the user's own already. */
export interface Saved {
  kind: LinkKind;
  id: string;
  name: string;
  /** Missing for a collection. */
  slug?: string;
  /** What became of the recipes of a collection that was copied. */
  recipes?: SavedRecipes;
}

/** What the links need of the features whose things they lead to. */
export interface LinkedThings {
  /**
   * Makes one of the user's own ready for a public page.
   *
   * @param sharePrivate whether the page shows the private recipes of a collection; undefined asks, by the error
   *   `private-recipes`
   * @throws AppError for one that is not the user's own, or that may not be public
   */
  publish(uid: string, id: string, sharePrivate?: boolean): Promise<void>;
  /** Returns the names of the user's own ones by their ids, those alone that exist. */
  namesOf(uid: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Returns one that is the user's own; null for every other.
   *
   * @param part the slug of a recipe of a collection, for the recipe itself; null for what the link leads to
   */
  own(uid: string, id: string, part: string | null): Promise<Saved | null>;
  /** Copies it, or the recipe that `part` names, into the user's own. */
  copy(uid: string, link: LinkedTarget, part: string | null): Promise<Saved>;
}

export type ThingsByKind = Partial<Record<LinkKind, LinkedThings>>;

interface LinksParts extends Pick<Ports, "store" | "clock" | "newId"> {
  things: ThingsByKind;
  findPublished: FindPublished;
  countGuess: CountGuess;
  /** False where no renderer makes public pages. */
  hasPages: boolean;
  /** The address by which everybody reaches the server; that of the request where it is absent. */
  publicUrl: string | undefined;
}

export type LinksService = ReturnType<typeof createLinksService>;

/** Creates the service for the public links of users. */
export function createLinksService({
  store: { publicLinks },
  clock,
  newId,
  things,
  findPublished,
  countGuess,
  hasPages,
  publicUrl,
}: LinksParts) {
  const addressOf = (token: string, origin: string) => `${publicUrl ?? origin}${publicPath(token)}`;

  async function shown(uid: string, links: readonly PublicLink[], origin: string): Promise<OwnLink[]> {
    const names = new Map<LinkKind, ReadonlyMap<string, string>>();
    for (const kind of new Set(links.map(({ target }) => target.kind))) {
      const ids = links.filter(({ target }) => target.kind === kind).map(({ target }) => target.id);
      names.set(kind, (await things[kind]?.namesOf(uid, [...new Set(ids)])) ?? new Map());
    }
    return links.map(({ userId: _uid, token, ...link }) => ({
      ...link,
      address: addressOf(token, origin),
      name: names.get(link.target.kind)?.get(link.target.id) ?? "",
    }));
  }

  async function shownOne(uid: string, link: PublicLink, origin: string): Promise<OwnLink> {
    const [own] = await shown(uid, [link], origin);
    if (!own) throw new Error("No link was returned.");
    return own;
  }

  function checkEnd(endsAt: string | null | undefined): void {
    if (endsAt && Date.parse(endsAt) <= clock().getTime())
      throw new AppError("bad-input", {
        details: { issues: [{ path: "body.endsAt", message: "Expected a time in the future." }] },
      });
  }

  /** Finds what a token leads to for a user; a wrong one is counted as a guess of the client's address. */
  async function found({ token, part }: Opened, address: string): Promise<Published> {
    const published = await findPublished(token, part);
    if (published) return published;
    await countGuess(address);
    throw new AppError("link-gone");
  }

  /** A link to what is not the link's owner's any more cannot be. */
  const ownOf = async (
    uid: string,
    { userId, target }: PublicLink,
    part: string | null,
  ): Promise<Saved | null> =>
    userId === uid ? ((await things[target.kind]?.own(uid, target.id, part)) ?? null) : null;

  return {
    async list(uid: string, target: LinkTarget | undefined, origin: string): Promise<OwnLink[]> {
      return shown(uid, await publicLinks.of(uid, target), origin);
    },

    /** @throws AppError `links-full` when the user has as many links as are allowed, `links-unavailable` without pages */
    async create(
      uid: string,
      { target, sharePrivate, shownName = "", allowsIndexing = false, endsAt = null }: NewLink,
      origin: string,
    ): Promise<OwnLink> {
      if (!hasPages) throw new AppError("links-unavailable");
      checkEnd(endsAt);
      const ofKind = things[target.kind];
      if (!ofKind) throw new AppError("not-found");
      // Before anything is made public for it.
      if ((await publicLinks.of(uid)).length >= PUBLIC_LINK_LIMITS.links) throw new AppError("links-full");
      await ofKind.publish(uid, target.id, sharePrivate);
      const link: PublicLink = {
        id: newId(),
        token: randomBytes(TOKEN_BYTES).toString("base64url"),
        userId: uid,
        target,
        shownName: cleanLine(shownName),
        allowsIndexing,
        ...(target.kind === "collection" && sharePrivate === true && { showsUnlisted: true as const }),
        createdAt: clock().toISOString(),
        endsAt,
      };
      if (!(await publicLinks.insert(link, PUBLIC_LINK_LIMITS.links))) throw new AppError("links-full");
      return shownOne(uid, link, origin);
    },

    /** @throws AppError `link-gone` */
    async change(uid: string, id: string, change: PublicLinkChange, origin: string): Promise<OwnLink> {
      checkEnd(change.endsAt);
      const { shownName } = change;
      const cleaned = { ...change, ...(shownName !== undefined && { shownName: cleanLine(shownName) }) };
      const link = await publicLinks.change(uid, id, cleaned);
      if (!link) throw new AppError("link-gone");
      return shownOne(uid, link, origin);
    },

    revoke: (uid: string, id: string): Promise<void> => publicLinks.remove(uid, id),

    /** @throws AppError `link-gone`, `too-many-requests` after many wrong tokens */
    async open(uid: string, opened: Opened, { origin, address }: Client) {
      const { link, content } = await found(opened, address);
      const { token, part } = opened;
      const own = await ownOf(uid, link, part);
      return {
        ...overviewOf(content),
        shownName: link.shownName,
        address: addressOf(token, origin) + (part === null ? "" : `/${part}`),
        own: own && { id: own.id, ...(own.slug !== undefined && { slug: own.slug }) },
      };
    },

    /** Copies what a token leads to into the user's own; what is the user's own already is not copied. */
    async save(uid: string, opened: Opened, address: string): Promise<Saved> {
      const { link } = await found(opened, address);
      const ofKind = things[link.target.kind];
      if (!ofKind) throw new AppError("link-gone");
      const { part } = opened;
      return (await ownOf(uid, link, part)) ?? ofKind.copy(uid, link, part);
    },
  };
}

/** Returns what a reader is told of what a link leads to, before it is saved. */
function overviewOf(content: Published["content"]) {
  if (content.kind === "collection") {
    const { name, count } = content.collection;
    return { kind: content.kind, name, count };
  }
  const { name, language, image } = content.recipe;
  return {
    kind: content.kind,
    name,
    ...(language !== undefined && { language }),
    ...(image && { image }),
  };
}

interface NewLink extends PublicLinkChange {
  target: LinkTarget;
  sharePrivate?: boolean | undefined;
}

/** What a public address names. */
interface Opened {
  token: string;
  /** The slug of a recipe of a collection; null for what the link leads to. */
  part: string | null;
}

interface Client {
  /** The origin by which the client reached the server. */
  origin: string;
  /** The client's address. */
  address: string;
}
