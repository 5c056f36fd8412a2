import { coverFileName, isFilePart, publicPath } from "@larder/domain/account/public-link";
import { acceptedLanguage } from "@larder/domain/language";
import type { PageRenderer, PublicMessage } from "@larder/domain/contract/server-rendering";
import { readPictureFileName } from "@larder/domain/picture/picture-address";
import type { Request, RequestHandler, Response } from "express";
import type { Logger } from "pino";
import type { Media } from "../../ports/media.ts";
import { acceptedEncoding } from "../answers/accepted-encoding.ts";
import { addressBlock } from "../client/address-block.ts";
import { AppError } from "../errors/app-error.ts";
import { STATUS } from "../errors/error-status.ts";
import type { PendingBytes } from "../limits/pending-bytes.ts";
import { note } from "../log/log.ts";
import { createListCache } from "../routing/list-cache.ts";
import { type Headers, PublicDocument } from "./public-document.ts";
import type { CountGuess, FindPublished, Published } from "./published.ts";

/** The size of the cache of pages, in bytes. */
const CACHED_BYTES = 16_000_000;

const VARY = "Accept-Encoding, Accept-Language";
const NO_INDEX = { "X-Robots-Tag": "noindex" };
const COVER_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

export interface PublicPageRules {
  renderer: PageRenderer;
  find: FindPublished;
  countGuess: CountGuess;
  media: Media;
  pending: PendingBytes;
  /** The address by which everybody reaches the server; that of the request where it is absent. */
  publicUrl: string | undefined;
  /** True if the site is served over TLS. */
  https: boolean;
  now: () => number;
  log: Logger;
}

/**
 * Answers public addresses, mounted at their first part: `/:token`, and `/:token/:part` for what belongs to the page. Whoever
 * has the address reads it, without a session, a cookie or a script.
 *
 * Every address that shows nothing is answered alike, whether it was revoked, has ended or never was, and counts as a guess.
 * A right address is answered to everybody, also to those who share the network of somebody who guesses.
 */
export function publicPages(rules: PublicPageRules): RequestHandler {
  const { renderer, find, media, pending, log } = rules;
  const pages = createListCache<PublicDocument>(CACHED_BYTES, rules.now);
  const covers = createListCache<Cover>(CACHED_BYTES / 4, rules.now);
  /** The headers of all answers. */
  const common: Headers = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // The address is a secret: no page that is linked from here, and no picture, learns it.
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(rules.https && { "Strict-Transport-Security": "max-age=31536000" }),
  };
  const ofPages: Headers = { ...common, "Cache-Control": "private, no-cache", Vary: VARY };

  async function answer(request: Request, response: Response): Promise<void> {
    const { token, part } = partsOf(request.path);
    const published = await find(token, part);
    const isFile = part !== null && isFilePart(part);
    if (published && !isFile) return sendPage(request, response, published, part);
    const file = published && isFile && (await fileOf(published, part));
    if (file) return sendFile(request, response, file);
    // Only the token can be guessed: below a right one, a wrong address is a mistake.
    const isRight = part !== null && (await find(token)) !== null;
    if (!isRight) await rules.countGuess(request.ip ?? "unknown");
    throw new AppError("not-found");
  }

  async function sendPage(
    request: Request,
    response: Response,
    { link, version, content }: Published,
    part: string | null,
  ): Promise<void> {
    const { shownName, allowsIndexing } = link;
    const language = acceptedLanguage(request.headers["accept-language"]);
    const origin = rules.publicUrl ?? `${request.protocol}://${request.host}`;
    const address = origin + publicPath(link.token) + (part === null ? "" : `/${part}`);
    const revision = `${version} ${allowsIndexing} ${shownName}`;
    const document = await pages.get(`${language} ${address}`, revision, async () => {
      const rendered = await renderer.renderPublic({ content, language, address, shownName, allowsIndexing });
      return new PublicDocument(rendered, allowsIndexing ? ofPages : { ...ofPages, ...NO_INDEX });
    });
    if (isKnown(request, document.etag)) return void response.writeHead(304, document.headers).end();
    await sendHtml(request, response, 200, document);
  }

  async function sendMessage(
    request: Request,
    response: Response,
    { status, message }: { status: number; message: PublicMessage },
  ): Promise<void> {
    const language = acceptedLanguage(request.headers["accept-language"]);
    const document = await pages.get(`${message} ${language}`, "", async () => {
      const rendered = await renderer.renderPublicMessage(message, language);
      return new PublicDocument(rendered, { ...ofPages, ...NO_INDEX, "Cache-Control": "no-store" });
    });
    await sendHtml(request, response, status, document);
  }

  async function fileOf({ content, pictures, version }: Published, name: string): Promise<File | null> {
    const picture = readPictureFileName(name);
    if (picture && pictures.includes(picture.id)) {
      const bytes = await media.get(name);
      return bytes && { bytes, type: "image/webp", etag: `"${name}"`, policy: "default-src 'none'" };
    }
    if (content.kind !== "recipe" || content.recipe.image) return null;
    if (name !== coverFileName(content.within?.slug)) return null;
    const { recipe } = content;
    const { bytes } = await covers.get(JSON.stringify(recipe), version, async () => {
      const drawn = Buffer.from(await renderer.drawCover(recipe));
      return { bytes: drawn, size: drawn.length * 2 };
    });
    return {
      bytes,
      type: "image/svg+xml",
      etag: `W/"${version.replace(/[^\w:.-]/g, "-")}"`,
      policy: COVER_POLICY,
    };
  }

  function sendFile(request: Request, response: Response, { bytes, type, etag, policy }: File): void {
    const headers: Headers = {
      ...common,
      ...NO_INDEX,
      "Cache-Control": "private, no-cache",
      ETag: etag,
      "Content-Security-Policy": policy,
      "Cross-Origin-Resource-Policy": "cross-origin",
    };
    if (isKnown(request, etag)) return void response.writeHead(304, headers).end();
    pending.add(response, addressBlock(request.ip ?? "unknown"), bytes);
    response.writeHead(200, { ...headers, "Content-Type": type, "Content-Length": bytes.length }).end(bytes);
  }

  return async (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    try {
      await answer(request, response);
    } catch (error) {
      if (response.headersSent) return next(error);
      const failure = messageOf(error);
      const { code, status, retryAfterSeconds } = failure;
      if (code === null) log.error({ err: error }, "a public page could not be answered");
      note(response, { code: code ?? "internal", ...(request.ip !== undefined && { address: request.ip }) });
      if (retryAfterSeconds !== undefined) response.setHeader("Retry-After", retryAfterSeconds);
      await sendMessage(request, response, { status, message: failure.message });
    }
  };
}

/** Answers public addresses where no renderer makes their pages. */
export const noPublicPages: RequestHandler = (_request, _response, next) => next(new AppError("not-found"));

interface File {
  bytes: Uint8Array;
  type: string;
  etag: string;
  policy: string;
}

interface Cover {
  bytes: Buffer;
  size: number;
}

async function sendHtml(
  request: Request,
  response: Response,
  status: number,
  document: PublicDocument,
): Promise<void> {
  const prepared = document.in(acceptedEncoding(request.headers["accept-encoding"]));
  const { bytes, headers } = prepared instanceof Promise ? await prepared : prepared;
  response.writeHead(status, headers).end(bytes);
}

/** Returns the token and the part of "/token/part"; an address of another form has a token that is none. */
function partsOf(path: string): { token: string; part: string | null } {
  const [, token = "", part = "", ...rest] = path.split("/");
  if (rest.length > 0) return { token: "", part: null };
  return { token, part: part === "" ? null : decoded(part) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns whether the client has the newest version already. */
function isKnown({ headers }: Request, etag: string): boolean {
  const known = headers["if-none-match"];
  if (known === undefined || known === etag) return known === etag;
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return known.split(",").some((tag) => plain(tag) === plain(etag));
}

interface Failure {
  status: number;
  message: PublicMessage;
  /** Null for what is wrong with the server itself. */
  code: string | null;
  retryAfterSeconds?: number | undefined;
}

function messageOf(error: unknown): Failure {
  if (!(error instanceof AppError))
    return { status: 503, message: "failed", code: null, retryAfterSeconds: 5 };
  const { code, extras } = error;
  if (code === "not-found") return { status: 404, message: "gone", code };
  const message = code === "too-many-requests" ? "many" : "failed";
  return { status: STATUS[code], message, code, retryAfterSeconds: extras.retryAfterSeconds };
}
