import {
  acceptedLanguage,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  LANGUAGE_COOKIE,
} from "@larder/domain/language";
import { getConfig } from "@larder/domain/contract/system";
import type {
  PageContext,
  PageRead,
  PageRenderer,
  PageSession,
  Viewport,
} from "@larder/domain/contract/server-rendering";
import type { Request, RequestHandler, Response } from "express";
import type { Logger } from "pino";
import { acceptedEncoding } from "../answers/accepted-encoding.ts";
import { addressBlock } from "../client/address-block.ts";
import { AppError } from "../errors/app-error.ts";
import type { PendingBytes } from "../limits/pending-bytes.ts";
import type { RateLimit } from "../limits/rate-limit.ts";
import { note } from "../log/log.ts";
import type { AnswersWithin } from "../routing/answers-within.ts";
import { createListCache } from "../routing/list-cache.ts";
import type { Caller, Identify } from "../session/identify.ts";
import { PageDocument } from "./page-document.ts";

/** The size of the cache of documents, in bytes. */
const CACHED_BYTES = 16_000_000;

/** The request headers that a document depends on: a cache that ignored `no-store` would need all of them. */
const VARY = "Accept-Encoding, Accept-Language, Cookie, Sec-CH-UA-Mobile, User-Agent";

export interface PageDocumentRules {
  renderer: PageRenderer;
  identify: Identify;
  within: AnswersWithin;
  /** Returns the revision of the recipes. */
  revision: () => Promise<string>;
  /** Reports whether a user's lists are others than everybody's at this revision. */
  hasOwnLists: (uid: string, revision: string) => Promise<boolean>;
  languageOf: (uid: string) => Promise<InterfaceLanguage>;
  limit: Pick<RateLimit, "eachMinute">;
  pending: PendingBytes;
  publicBrowsing: boolean;
  now: () => number;
  log: Logger;
}

/**
 * Answers the address of a page with the rendered page. Where it cannot be rendered for this reader, the next handler
 * answers with the page that the browser renders itself, which then says what is wrong.
 *
 * A document is rendered once for all who see the same: until a recipe changes, only its end, which says who is signed in,
 * is made for each reader.
 */
export function pageDocuments(rules: PageDocumentRules): RequestHandler {
  const { renderer, identify, within, limit, pending, log } = rules;
  const cache = createListCache<PageDocument>(CACHED_BYTES, rules.now);

  async function documentFor(request: Request, response: Response): Promise<Found | null> {
    const { path, search } = addressOf(request);
    const reads = renderer.readsOf(path, search);
    if (!reads || request.headers.authorization !== undefined) return null;
    const caller = await identify(request, { strict: false });
    if (caller) note(response, { uid: caller.uid });
    const [main] = reads;
    // Sign-in is for visitors; all else for users, and for visitors where these may browse.
    const mayRead = main ? caller !== null || rules.publicBrowsing : caller === null;
    if (!mayRead) return null;
    const who = caller?.uid ?? request.ip ?? "unknown";
    if (main) await limit.eachMinute(main.endpoint, who, response);
    const language = caller ? await rules.languageOf(caller.uid) : visitorLanguage(request);
    const view: View = { path, search, language, viewport: viewportOf(request), reads };
    return { document: await cachedDocument(view, caller), session: sessionOf(caller, language), who };
  }

  async function cachedDocument(view: View, caller: Caller | null): Promise<PageDocument> {
    const { path, search, language, viewport } = view;
    const key = JSON.stringify([path, search, language, viewport, caller && (caller.role ?? "member")]);
    // A page without reads is the same whatever changes.
    const revision = view.reads.length > 0 ? await rules.revision() : "";
    const own = () =>
      cache.get(`${key} ${caller?.uid}`, revision, () => build(view, caller, { isSeenBy: caller }));
    if (caller && view.reads.length > 0 && (await rules.hasOwnLists(caller.uid, revision))) return own();
    try {
      const document = await cache.get(key, revision, () => build(view, caller, { isSeenBy: null }));
      return caller && document.differsFor === caller.uid ? await own() : document;
    } catch (error) {
      // A recipe that only its owner sees.
      if (error instanceof AppError && caller) return own();
      throw error;
    }
  }

  /** @param isSeenBy the only reader of the document; null where all in the role of the caller read it */
  async function build(
    { reads, ...view }: View,
    caller: Caller | null,
    { isSeenBy }: { isSeenBy: Caller | null },
  ): Promise<PageDocument> {
    const config = (await within.answer({ endpoint: getConfig }, null)) as PageContext["config"];
    const answers = await Promise.all(reads.map((read) => within.answer(read, isSeenBy)));
    const owner = ownerIn(answers);
    const isOwner = isSeenBy !== null && owner === isSeenBy.uid;
    const reader = caller && { isOwner, ...(caller.role && { role: caller.role }) };
    const rendered = await renderer.render({ ...view, config, reader }, answers);
    return new PageDocument(rendered, isSeenBy ? undefined : owner);
  }

  return async (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const found = await documentFor(request, response).catch((error: unknown) => {
      if (!(error instanceof AppError)) log.warn({ err: error }, "a page could not be rendered");
      return null;
    });
    if (!found) return next();
    const { document, session, who } = found;
    const end = renderer.endOf(session);
    const isPacked = acceptedEncoding(request.headers["accept-encoding"]) !== "identity";
    const parts = isPacked ? await document.packed(end) : document.plain(end);
    // The longest part is the same for all readers.
    const [longest = Buffer.alloc(0)] = parts.toSorted((a, b) => b.length - a.length);
    pending.add(response, addressBlock(who), longest);
    response.setHeader("Cache-Control", "private, no-store");
    response.vary(VARY);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader(
      "Content-Length",
      parts.reduce((sum, part) => sum + part.length, 0),
    );
    if (isPacked) response.setHeader("Content-Encoding", "gzip");
    const policy = response.getHeader("Content-Security-Policy");
    if (typeof policy === "string")
      response.setHeader("Content-Security-Policy", document.policyFrom(policy));
    response.cork();
    for (const part of parts) response.write(part);
    response.end();
  };
}

interface Found {
  document: PageDocument;
  session: PageSession;
  /** The reader's id, or the address of a visitor. */
  who: string;
}

type View = Omit<PageContext, "config" | "reader"> & { reads: readonly PageRead[] };

function addressOf({ originalUrl }: Request): { path: string; search: string } {
  const queryStart = originalUrl.indexOf("?");
  return queryStart === -1
    ? { path: originalUrl, search: "" }
    : { path: originalUrl.slice(0, queryStart), search: originalUrl.slice(queryStart) };
}

function visitorLanguage({ cookies, headers }: Request): InterfaceLanguage {
  const last: unknown = cookies[LANGUAGE_COOKIE];
  return (
    INTERFACE_LANGUAGES.find((language) => language === last) ?? acceptedLanguage(headers["accept-language"])
  );
}

/** Returns the kind of screen that the browser says it has, or that its name lets expect. */
function viewportOf({ headers }: Request): Viewport {
  const said = headers["sec-ch-ua-mobile"];
  const isPhone = said === undefined ? /\bMobi/.test(headers["user-agent"] ?? "") : said === "?1";
  return isPhone ? "phone" : "desktop";
}

function sessionOf(caller: Caller | null, preferredLanguage: InterfaceLanguage): PageSession {
  if (!caller) return { user: null };
  const { uid, email, displayName, role } = caller;
  return {
    user: {
      id: uid,
      email,
      preferredLanguage,
      ...(displayName !== undefined && { displayName }),
      ...(role && { role }),
    },
  };
}

/** Returns the owner of the recipe that is the only answer of a page. */
function ownerIn([answer]: readonly unknown[]): string | undefined {
  const recipe: unknown = Object(answer).recipe;
  const owner: unknown = Object(recipe).userId;
  return typeof owner === "string" ? owner : undefined;
}
